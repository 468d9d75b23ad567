import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composePack } from '../build/compose-pack.ts';
import { buildIndexImage } from './index/build-index-image.ts';
import { PackedWordIndex } from './lookup/packed-word-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-sources-'));
  mkdirSync(path.join(folder, 'lists'));
  mkdirSync(path.join(folder, 'categories'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeSources = (words: readonly string[], categories: Record<string, string[]>): void => {
  writeFileSync(path.join(folder, 'lists', 'en-US.txt.br'), brotliCompressSync(words.join('\n')));
  writeFileSync(path.join(folder, 'categories', 'en-US.json'), JSON.stringify(categories));
};

describe('the build of word data', () => {
  it('merges category words into the accepted ones and computes palindromes', () => {
    writeSources(['LEVEL', 'THE', 'ZYZZYVA', 'BITCH'], {
      countries: ['FRANCE', 'Åland Islands'],
      kv_words: ['DROPPED'],
    });
    const index = new PackedWordIndex(buildIndexImage(composePack(folder, 'en-US')));
    expect(index.wordsFor('', 0, 99, 'starts')).toEqual([
      'ALAND-ISLANDS',
      'BITCH',
      'FRANCE',
      'LEVEL',
      'THE',
      'ZYZZYVA',
    ]);
    expect(index.categories).toEqual(['countries', 'palindromes']);
    expect([index.categoryWords('palindromes'), index.isGeneratedCategory('palindromes')]).toEqual([['LEVEL'], true]);
    expect([index.tier('THE'), index.tier('FRANCE') > 0, index.tier('ZYZZYVA')]).toEqual([4, true, 0]);
    expect([index.isOffensive('BITCH'), index.isOffensive('LEVEL')]).toEqual([true, false]);
  });

  it('stops at a word that is not canonical', () => {
    writeSources(['FINE', 'Lower'], {});
    expect(() => composePack(folder, 'en-US')).toThrow(/Lower/);
  });
});
