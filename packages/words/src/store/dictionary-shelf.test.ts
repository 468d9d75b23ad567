import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { IndexedLanguage } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DictionaryNotReadyError, DictionaryShelf } from './dictionary-shelf.ts';
import { buildIndex } from './index-store.ts';

const LANGUAGES: readonly IndexedLanguage[] = ['tl-TL', 'mc-MC'];

let cacheDir: string;
let shelf: DictionaryShelf | undefined;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-words-'));
});
afterEach(async () => {
  await shelf?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

describe('the shelf of dictionaries', () => {
  it('builds missing languages in order in the background', async () => {
    const heard: string[] = [];
    const onReady = (language: IndexedLanguage, built: boolean) => heard.push(`${language} ${built}`);
    shelf = new DictionaryShelf({ cacheDir, languages: LANGUAGES, onReady });
    expect(shelf.isReady('tl-TL')).toBe(false);
    expect(() => shelf?.get('tl-TL')).toThrow(DictionaryNotReadyError);
    shelf.start();
    expect([shelf.size('mc-MC'), shelf.isOpen('mc-MC')]).toEqual([0, false]);
    expect((await shelf.whenReady('mc-MC')).exists('PICKAXE')).toBe(true);
    expect(shelf.isOpen('mc-MC')).toBe(true);
    expect(heard).toEqual(['tl-TL true', 'mc-MC true']);
    expect([shelf.isReady('tl-TL'), shelf.get('tl-TL').exists('BAHAY')]).toEqual([true, true]);
    expect(shelf.get('tl-TL')).toBe(shelf.get('tl-TL'));
  });

  it('knows the size of a ready language without opening it, and opens it once for all who wait', async () => {
    shelf = new DictionaryShelf({ cacheDir, languages: LANGUAGES });
    shelf.start();
    const [first, second] = await Promise.all([shelf.whenReady('mc-MC'), shelf.whenReady('mc-MC')]);
    expect(first).toBe(second);
    expect([shelf.isReady('tl-TL'), shelf.isOpen('tl-TL')]).toEqual([true, false]);
    const words = shelf.size('tl-TL');
    expect(shelf.isOpen('tl-TL')).toBe(false);
    expect(words).toBe(shelf.get('tl-TL').size);
    expect(shelf.size('fi')).toBe(0);
  });

  it('overhears what the runtime says through the worker’s port while it watches files', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    shelf = new DictionaryShelf({ cacheDir, languages: ['mc-MC'] });
    shelf.start();
    vi.unstubAllEnvs();
    expect((await shelf.whenReady('mc-MC')).exists('PICKAXE')).toBe(true);
  });

  it('takes what is built and mends what is damaged', async () => {
    for (const language of LANGUAGES) buildIndex(language, { cacheDir });
    truncateSync(buildIndex('mc-MC', { cacheDir }), 1000);
    const heard: string[] = [];
    const onReady = (language: IndexedLanguage, built: boolean) => heard.push(`${language} ${built}`);
    shelf = new DictionaryShelf({ cacheDir, languages: LANGUAGES, onReady });
    shelf.start();
    await shelf.whenReady('mc-MC');
    expect(heard).toEqual(['tl-TL false', 'mc-MC true']);
  });

  it('tells why a language cannot be built, to those who wait and to the owner', async () => {
    const blocked = path.join(cacheDir, 'file');
    writeFileSync(blocked, '');
    const failed: string[] = [];
    const onFailure = (language: IndexedLanguage) => failed.push(language);
    shelf = new DictionaryShelf({ cacheDir: blocked, languages: LANGUAGES, onFailure });
    shelf.start();
    await expect(shelf.whenReady('tl-TL')).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(shelf.whenReady('mc-MC')).rejects.toThrow();
    expect(failed).toEqual(LANGUAGES);
    expect(shelf.isReady('tl-TL')).toBe(false);
  });

  it('does not leave anybody waiting when it is closed', async () => {
    shelf = new DictionaryShelf({ cacheDir, languages: LANGUAGES });
    shelf.start();
    const waiting = expect(shelf.whenReady('mc-MC')).rejects.toThrow(/stopped/);
    await shelf.close();
    await waiting;
  });

  it('knows no language that it was not given', async () => {
    shelf = new DictionaryShelf({ cacheDir, languages: LANGUAGES });
    await expect(shelf.whenReady('fi')).rejects.toThrow(DictionaryNotReadyError);
    expect(shelf.isReady('fi')).toBe(false);
  });
});
