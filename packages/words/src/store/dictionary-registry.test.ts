import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { IndexedLanguage } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DictionaryNotReadyError, DictionaryRegistry } from './dictionary-registry.ts';
import { buildIndex } from './index-store.ts';

const LANGUAGES: readonly IndexedLanguage[] = ['tl-TL', 'mc-MC'];

let cacheDir: string;
let dictionaries: DictionaryRegistry | undefined;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-words-'));
});
afterEach(async () => {
  await dictionaries?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

describe('the registry of dictionaries', () => {
  it('builds missing languages in order in the background', async () => {
    const ready: string[] = [];
    const onReady = (language: IndexedLanguage, built: boolean) => ready.push(`${language} ${built}`);
    dictionaries = new DictionaryRegistry({ cacheDir, languages: LANGUAGES, onReady });
    expect(dictionaries.isReady('tl-TL')).toBe(false);
    expect(() => dictionaries?.get('tl-TL')).toThrow(DictionaryNotReadyError);
    dictionaries.start();
    expect([dictionaries.size('mc-MC'), dictionaries.isOpen('mc-MC')]).toEqual([0, false]);
    expect((await dictionaries.whenReady('mc-MC')).exists('PICKAXE')).toBe(true);
    expect(dictionaries.isOpen('mc-MC')).toBe(true);
    expect(ready).toEqual(['tl-TL true', 'mc-MC true']);
    expect([dictionaries.isReady('tl-TL'), dictionaries.get('tl-TL').exists('BAHAY')]).toEqual([true, true]);
    expect(dictionaries.get('tl-TL')).toBe(dictionaries.get('tl-TL'));
  });

  it('knows the size of a ready language without opening it, and opens it once for all who wait', async () => {
    dictionaries = new DictionaryRegistry({ cacheDir, languages: LANGUAGES });
    dictionaries.start();
    const [first, second] = await Promise.all([dictionaries.whenReady('mc-MC'), dictionaries.whenReady('mc-MC')]);
    expect(first).toBe(second);
    expect([dictionaries.isReady('tl-TL'), dictionaries.isOpen('tl-TL')]).toEqual([true, false]);
    const words = dictionaries.size('tl-TL');
    expect(dictionaries.isOpen('tl-TL')).toBe(false);
    expect(words).toBe(dictionaries.get('tl-TL').size);
    expect(dictionaries.size('fi')).toBe(0);
  });

  it('overhears what the runtime says through the worker’s port while it watches files', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    dictionaries = new DictionaryRegistry({ cacheDir, languages: ['mc-MC'] });
    dictionaries.start();
    vi.unstubAllEnvs();
    expect((await dictionaries.whenReady('mc-MC')).exists('PICKAXE')).toBe(true);
  });

  it('takes what is built and mends what is damaged', async () => {
    for (const language of LANGUAGES) buildIndex(language, { cacheDir });
    truncateSync(buildIndex('mc-MC', { cacheDir }), 1000);
    const ready: string[] = [];
    const onReady = (language: IndexedLanguage, built: boolean) => ready.push(`${language} ${built}`);
    dictionaries = new DictionaryRegistry({ cacheDir, languages: LANGUAGES, onReady });
    dictionaries.start();
    await dictionaries.whenReady('mc-MC');
    expect(ready).toEqual(['tl-TL false', 'mc-MC true']);
  });

  it('tells why a language cannot be built, to those who wait and to the owner', async () => {
    const blocked = path.join(cacheDir, 'file');
    writeFileSync(blocked, '');
    const failed: string[] = [];
    const onFailure = (language: IndexedLanguage) => failed.push(language);
    dictionaries = new DictionaryRegistry({ cacheDir: blocked, languages: LANGUAGES, onFailure });
    dictionaries.start();
    await expect(dictionaries.whenReady('tl-TL')).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(dictionaries.whenReady('mc-MC')).rejects.toThrow();
    expect(failed).toEqual(LANGUAGES);
    expect(dictionaries.isReady('tl-TL')).toBe(false);
  });

  it('does not leave anybody waiting when it is closed', async () => {
    dictionaries = new DictionaryRegistry({ cacheDir, languages: LANGUAGES });
    dictionaries.start();
    const waiting = expect(dictionaries.whenReady('mc-MC')).rejects.toThrow(/stopped/);
    await dictionaries.close();
    await waiting;
  });

  it('knows no language that it was not given', async () => {
    dictionaries = new DictionaryRegistry({ cacheDir, languages: LANGUAGES });
    await expect(dictionaries.whenReady('fi')).rejects.toThrow(DictionaryNotReadyError);
    expect(dictionaries.isReady('fi')).toBe(false);
  });
});
