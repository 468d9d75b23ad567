import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSettings } from './load-settings.ts';
import { ROOT } from './run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'syllaboom-settings-'));
  vi.stubEnv('PORT', undefined);
  vi.stubEnv('PUBLIC_ORIGIN', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('takes the settings of .env; the environment wins, and nothing happens without the file', () => {
  loadSettings(folder);
  expect(process.env.PORT).toBeUndefined();
  vi.stubEnv('PUBLIC_ORIGIN', 'https://here.example');
  writeFileSync(join(folder, '.env'), '# mine\nPORT=2570\nPUBLIC_ORIGIN=https://there.example\n');
  loadSettings(folder);
  expect([process.env.PORT, process.env.PUBLIC_ORIGIN]).toEqual(['2570', 'https://here.example']);
});

it('takes .env.example as it is', () => {
  copyFileSync(resolve(ROOT, '.env.example'), join(folder, '.env'));
  loadSettings(folder);
  expect([process.env.PORT, process.env.PUBLIC_ORIGIN]).toEqual(['2567', '']);
});
