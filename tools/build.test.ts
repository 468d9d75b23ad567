import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleSettings, hashFiles } from './build.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'syllaboom-build-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashFiles', () => {
  it('stays the same for the same contents, whatever the order of patterns', () => {
    writeFileSync(join(root, 'b.json'), '{}');
    expect(hashFiles(root, ['src/**', 'b.json'])).toBe(hashFiles(root, ['b.json', 'src/**']));
  });

  it('changes with a content, a name and a new file', () => {
    const before = hashFiles(root, ['src/**']);
    writeFileSync(join(root, 'src/deep/a.ts'), 'two');
    const changed = hashFiles(root, ['src/**']);
    writeFileSync(join(root, 'src/b.ts'), '');
    expect(new Set([before, changed, hashFiles(root, ['src/**'])]).size).toBe(3);
  });

  it('leaves tests out: they are not in the bundle', () => {
    const before = hashFiles(root, ['src/**']);
    writeFileSync(join(root, 'src/a.test.ts'), 'expect');
    expect(hashFiles(root, ['src/**'])).toBe(before);
  });
});

describe('bundleSettings', () => {
  it('tells a bundle with the imitation of Discord, or with other bases, from the players’ one', () => {
    const plain = bundleSettings({ PORT: '1', PATH: '/bin' });
    expect(bundleSettings({ PORT: '2' })).toBe(plain);
    expect(bundleSettings({ VITE_MOCK_DISCORD: 'on' })).not.toBe(plain);
    expect(bundleSettings({ VITE_B: '2', VITE_A: '1' })).toBe(bundleSettings({ VITE_A: '1', VITE_B: '2' }));
  });
});
