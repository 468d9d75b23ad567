import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DamagedDataError } from '../damaged-data-error.ts';
import {
  buildIndex,
  buildMissing,
  indexPath,
  isBuilt,
  MissingIndexError,
  openIndex,
  openOrBuildIndex,
} from './index-store.ts';
import { dictionaryVersion } from './word-data.ts';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-words-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

describe('the index store', () => {
  it('says that an index is missing until it is built', () => {
    expect(() => openIndex('mc-MC', { cacheDir })).toThrow(MissingIndexError);
    expect(buildIndex('mc-MC', { cacheDir })).toBe(indexPath('mc-MC', { cacheDir }));
    expect(openIndex('mc-MC', { cacheDir }).exists('PICKAXE')).toBe(true);
  });

  it('makes the cache folder when there is none', () => {
    const deep = path.join(cacheDir, 'a', 'b');
    expect(openOrBuildIndex('mc-MC', { cacheDir: deep }).exists('CREEPER')).toBe(true);
  });

  it('refuses a cut-off, altered or foreign file and builds it again', () => {
    const file = buildIndex('mc-MC', { cacheDir });
    const whole = readFileSync(file);
    const damages: (() => void)[] = [
      () => truncateSync(file, 0),
      () => truncateSync(file, 10),
      () => truncateSync(file, whole.length - 1),
      () => writeFileSync(file, Buffer.concat([whole, Buffer.alloc(8)])),
      () => writeFileSync(file, 'not an index at all, whoever wrote it'),
      ...[0, 4, 8, 16, 30, whole.length >> 1, whole.length - 9].map((at) => () => {
        const altered = Buffer.from(whole);
        altered[at] = (altered[at] as number) ^ 0x10;
        writeFileSync(file, altered);
      }),
    ];
    for (const damage of damages) {
      damage();
      expect(() => openIndex('mc-MC', { cacheDir })).toThrow(DamagedDataError);
      expect(isBuilt('mc-MC', { cacheDir })).toBe(false);
      expect(openOrBuildIndex('mc-MC', { cacheDir }).exists('PICKAXE')).toBe(true);
      expect(readFileSync(file).equals(whole)).toBe(true);
    }
    writeFileSync(indexPath('tl-TL', { cacheDir }), whole);
    expect(() => openIndex('tl-TL', { cacheDir })).toThrow(DamagedDataError);
  });

  it('leaves one whole file a language: no drafts, no older versions', () => {
    writeFileSync(path.join(cacheDir, 'mc-MC.000000000000.idx'), 'old');
    writeFileSync(path.join(cacheDir, 'mc-MC.000000000000.idx.1.2.tmp'), 'draft');
    writeFileSync(path.join(cacheDir, 'tl-TL.000000000000.idx'), 'of another language');
    buildIndex('mc-MC', { cacheDir });
    const current = path.basename(indexPath('mc-MC', { cacheDir }));
    expect(readdirSync(cacheDir).sort()).toEqual([current, 'tl-TL.000000000000.idx'].sort());
    expect(current).toContain(dictionaryVersion('mc-MC'));
  });

  it('builds only what is missing', () => {
    expect(buildMissing({ cacheDir }, ['mc-MC', 'tl-TL'])).toEqual(['mc-MC', 'tl-TL']);
    truncateSync(indexPath('tl-TL', { cacheDir }), 100);
    expect(buildMissing({ cacheDir }, ['mc-MC', 'tl-TL'])).toEqual(['tl-TL']);
    expect(buildMissing({ cacheDir }, ['mc-MC', 'tl-TL'])).toEqual([]);
  });

  it('surfaces a cache folder that cannot be written', () => {
    writeFileSync(path.join(cacheDir, 'file'), '');
    expect(() => buildMissing({ cacheDir: path.join(cacheDir, 'file') }, ['mc-MC'])).toThrow(/ENOTDIR|EEXIST/);
    mkdirSync(indexPath('mc-MC', { cacheDir }));
    expect(() => openIndex('mc-MC', { cacheDir })).toThrow(/EISDIR/);
  });
});
