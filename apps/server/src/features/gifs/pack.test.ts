import { GIF_IDS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { findInPack, searchPack } from './pack.ts';

const ids = (text: string): string[] => searchPack(text, 'en-US').map(({ id }) => id);

describe('the pack of GIFs', () => {
  it('is about sixty, each with a name of its own in every language', () => {
    expect(GIF_IDS.length).toBeGreaterThanOrEqual(60);
    for (const language of INTERFACE_LANGUAGES) {
      const titles = searchPack('', language).map(({ title }) => title);
      expect([language, titles.filter((title) => title.length < 2)]).toEqual([language, []]);
      expect([language, new Set(titles).size]).toEqual([language, GIF_IDS.length]);
    }
  });

  it('is found by words of all eight languages, whichever the reader’s is [S0147]', () => {
    const words = {
      laugh: ['laugh', 'lachen', 'risa', 'rire', 'tertawa', 'rindo', 'tawa', 'gülme'],
      cry: ['crying', 'weinen', 'llorar', 'pleurer', 'menangis', 'chorando', 'iyak', 'ağlama'],
      cake: [
        'birthday',
        'geburtstag',
        'cumpleaños',
        'anniversaire',
        'ulang tahun',
        'aniversário',
        'kaarawan',
        'doğum günü',
      ],
      thanks: ['thanks', 'danke', 'gracias', 'merci', 'terima kasih', 'obrigado', 'salamat', 'teşekkürler'],
      bomb: ['bomb', 'bombe', 'bomba', 'bombe', 'bom', 'bomba', 'bomba', 'bomba'],
    };
    for (const [id, list] of Object.entries(words)) {
      expect(list).toHaveLength(INTERFACE_LANGUAGES.length);
      for (const word of list) expect([word, ids(word)]).toEqual([word, expect.arrayContaining([id])]);
    }
  });

  it('finds by beginnings, without marks, in any order, what stands there whole first', () => {
    expect(ids('lau')).toContain('laugh');
    expect(ids('AGLAMA')).toEqual(ids('ağlama'));
    expect(ids('played well')).toEqual(ids('well played'));
    expect(ids('ok')[0]).toBe('ok');
    expect(ids('gg')[0]).toBe('gg');
    expect([ids('zzzqqq'), ids('laugh zzzqqq')]).toEqual([[], []]);
    expect(ids(' !? ')).toHaveLength(GIF_IDS.length);
  });

  it('knows its pictures by their ids and nothing else', () => {
    expect(findInPack('boom')).toMatchObject({
      p: 'embedded',
      id: 'boom',
      whole: 'gifs/boom.svg',
      still: 'gifs/boom.still.svg',
    });
    for (const id of ['', 'nothing', 'boom.svg', '../boom', '__proto__', 'constructor'])
      expect(findInPack(id)).toBeNull();
  });
});
