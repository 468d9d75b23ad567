import { readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { IndexedLanguage } from '@syllaboom/engine';
import { afterAll, expect, it } from 'vitest';
import { DamagedDataError, openOfflinePack } from './browser.ts';
import { offlinePackPath, openOrBuildIndex } from './index.ts';

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-words-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const download = (language: IndexedLanguage): Uint8Array =>
  brotliDecompressSync(readFileSync(offlinePackPath(language)));

it('opens a downloaded pack as the dictionary that the server has', () => {
  const offline = openOfflinePack(download('en-US'));
  const online = openOrBuildIndex('en-US', { cacheDir });
  expect([offline.language, offline.size, offline.categories]).toEqual([
    online.language,
    online.size,
    online.categories,
  ]);
  const bounds = { minCount: 1, maxCount: 5000, minLength: 2, maxLength: 3 };
  expect(offline.countPrompts(bounds)).toBe(online.countPrompts(bounds));
  for (let i = 0; i < 200; i++) {
    const drawn = offline.promptAt(bounds, i / 200);
    expect(drawn).toEqual(online.promptAt(bounds, i / 200));
    const prompt = drawn?.prompt ?? '';
    expect(offline.wordsFor(prompt, i, 5)).toEqual(online.wordsFor(prompt, i, 5));
    expect(offline.sampleWord(prompt, i / 200, 'ends')).toBe(online.sampleWord(prompt, i / 200, 'ends'));
  }
});

it('refuses a download that was cut off', () => {
  const bytes = download('mc-MC');
  expect(() => openOfflinePack(bytes.subarray(0, bytes.length >> 1))).toThrow(DamagedDataError);
});

it('needs nothing of Node', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
      expect(imported).not.toMatch(/^node:/);
      if (imported?.startsWith('.')) visit(path.join(path.dirname(file), imported));
    }
  };
  visit(path.join(import.meta.dirname, 'browser.ts'));
  expect(seen.size).toBeGreaterThan(10);
});
