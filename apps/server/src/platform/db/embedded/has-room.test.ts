import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasRoom } from './has-room.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'syllaboom-room-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

it('finds room where there is some, and leaves nothing behind', async () => {
  expect(await hasRoom(dir)).toBe(true);
  expect(readdirSync(dir)).toEqual([]);
  expect(await hasRoom(join(dir, 'not-there'))).toBe(true);
});

it.skipIf(!existsSync('/dev/full'))('says no where the disk is full', async () => {
  symlinkSync('/dev/full', join(dir, '.write-probe'));
  expect(await hasRoom(dir)).toBe(false);
  expect(readdirSync(dir)).toEqual([]);
});

it('says no where a file cannot be written at all', async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(await hasRoom(file)).toBe(false);
});
