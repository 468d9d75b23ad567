import { describe, expect, it } from 'vitest';
import { GAME_LANGUAGES, INDEXED_LANGUAGES } from '../catalogue/languages.ts';
import { ALPHABETS } from './alphabets.ts';
import { BONUS_ALPHABETS, bonusAlphabet } from './bonus-alphabets.ts';
import { canonicalWord, foldTyped, isCanonicalWord } from './canonical-word.ts';

describe('alphabets', () => {
  it('offers the fourteen game languages in the order of the rules [R0570]', () => {
    expect(GAME_LANGUAGES.join(', ')).toBe(
      'en-US, pt-BR, tr-TR, fr-FR, es-ES, tl-TL, de-DE, it-IT, id-ID, sv-SE, ru, fi, nl, mc-MC',
    );
  });

  it('defines the allowed letters of every language [R0335]', () => {
    expect(Object.keys(ALPHABETS).sort()).toEqual([...INDEXED_LANGUAGES].sort());
    expect([...ALPHABETS['en-US']].sort().join('')).toBe("'-ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect([...ALPHABETS.ru].sort().join('')).toBe('-АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ');
    for (const letters of Object.values(ALPHABETS)) expect(new Set(letters).size).toBe(letters.length);
  });

  it('takes the bonus letters from the alphabet and never a joiner', () => {
    for (const language of INDEXED_LANGUAGES) {
      for (const letter of BONUS_ALPHABETS[language]) {
        expect(ALPHABETS[language]).toContain(letter);
        expect("'-").not.toContain(letter);
      }
    }
  });

  it('drops J and Q from the casual English alphabet only', () => {
    expect(bonusAlphabet('en-US')).toHaveLength(24);
    expect(bonusAlphabet('en-US', true).join('')).toBe('ABCDEFGHIKLMNOPRSTUVWY');
    expect(bonusAlphabet('fr-FR', true)).toEqual(bonusAlphabet('fr-FR'));
  });
});

describe('canonicalWord', () => {
  it('upper-cases by the game language [R0338]', () => {
    expect(canonicalWord('istanbul', 'tr-TR')).toBe('İSTANBUL');
    expect(canonicalWord('ılık', 'tr-TR')).toBe('ILIK');
    expect(canonicalWord('istanbul', 'en-US')).toBe('ISTANBUL');
  });

  it('makes Russian Ё a Е and keeps Й [R0339]', () => {
    expect(canonicalWord('ёлка', 'ru')).toBe('ЕЛКА');
    expect(canonicalWord('Й\u0438\u0306', 'ru')).toBe('ЙЙ');
  });

  it('strips accents except from the own letters of tr-TR, sv-SE, ru and fi', () => {
    expect(canonicalWord('été', 'fr-FR')).toBe('ETE');
    expect(canonicalWord('şeker', 'tr-TR')).toBe('ŞEKER');
    expect(canonicalWord('hâkim', 'tr-TR')).toBe('HAKİM');
    expect(canonicalWord('kîş', 'tr-TR')).toBe('KİŞ');
    expect(canonicalWord('idé på ö', 'sv-SE', { spaceToHyphen: true })).toBe('IDE-PÅ-Ö');
    expect(canonicalWord('šakki', 'fi')).toBe('ŠAKKI');
    expect(canonicalWord('straße', 'de-DE')).toBe('STRASSE');
    expect(canonicalWord('mañana', 'es-ES')).toBe('MANANA');
    expect(canonicalWord('cœur', 'fr-FR')).toBe('COEUR');
    expect(canonicalWord('col·legi', 'ca-CA')).toBe('COLLEGI');
    expect(canonicalWord('ĳs', 'nl')).toBe('IJS');
  });

  it('turns spaces to hyphens by preference and drops them otherwise', () => {
    expect(canonicalWord(' ice cream ', 'en-US')).toBe('ICECREAM');
    expect(canonicalWord(' ice cream ', 'en-US', { spaceToHyphen: true })).toBe('ICE-CREAM');
  });

  it('keeps foreign characters, so that the word is in no dictionary', () => {
    expect(canonicalWord('漢a1', 'en-US')).toBe('漢A1');
    expect(isCanonicalWord('漢A1', 'en-US')).toBe(false);
  });

  it('counts words of 2 to 45 letters as canonical', () => {
    expect(['A', 'AB', 'A'.repeat(45), 'A'.repeat(46)].map((word) => isCanonicalWord(word, 'en-US'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isCanonicalWord('ab', 'en-US')).toBe(false);
  });
});

describe('foldTyped', () => {
  it('maps accented letters and quotes and drops what is still not allowed [R0334]', () => {
    expect(foldTyped('é', 'en-US')).toBe('E');
    for (const quote of '’‘ʼ´`′') expect(foldTyped(quote, 'en-US')).toBe("'");
    expect(foldTyped('–', 'en-US')).toBe('-');
    expect(foldTyped('漢', 'en-US')).toBe('');
    expect(foldTyped('7', 'en-US')).toBe('');
    expect(foldTyped('ж', 'en-US')).toBe('');
    expect(foldTyped('z', 'ru')).toBe('');
    expect(foldTyped('ß', 'de-DE')).toBe('SS');
  });

  it('types the own letters of a language', () => {
    for (const language of INDEXED_LANGUAGES) {
      for (const letter of ALPHABETS[language]) expect(foldTyped(letter, language)).toBe(letter);
    }
    expect([foldTyped('i', 'tr-TR'), foldTyped('ı', 'tr-TR'), foldTyped('å', 'sv-SE')]).toEqual(['İ', 'I', 'Å']);
  });

  it('maps the space bar by preference', () => {
    expect([foldTyped(' ', 'nl'), foldTyped(' ', 'nl', { spaceToHyphen: true })]).toEqual(['', '-']);
  });
});
