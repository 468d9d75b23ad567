import { describe, expect, it } from 'vitest';
import { cleanLine } from '../room/plain-text.ts';
import { hasLinkForms } from './about-text.ts';
import { cleanCustomText, cleanStatusWord } from './custom-text.ts';

describe('names and status words', () => {
  it('keep letters, digits, space, underscore and hyphen, at most 30 of them [R0310 R0311]', () => {
    expect(cleanCustomText('  Ann@_b-1 <b>x</b>! ')).toBe('Ann_b-1 bxb');
    expect(cleanCustomText('Жанна ñandú 七 1')).toBe('Жанна ñandú 七 1');
    expect(cleanCustomText('x'.repeat(31))).toBe('x'.repeat(30));
    expect([...cleanCustomText('𝒳'.repeat(40))]).toHaveLength(30);
    expect(cleanCustomText('a\u200b\u202eb\u0000c \t d')).toBe('abc d');
    expect(cleanCustomText('!?\u0301€')).toBe('');
    expect(cleanCustomText(`${'a'.repeat(29)} bc`)).toBe('a'.repeat(29));
  });

  it('has the status word in the capitals of the player’s language [R0309]', () => {
    expect(cleanStatusWord('iz', 'tr-TR')).toBe('İZ');
    expect(cleanStatusWord('iz', 'en-US')).toBe('IZ');
    expect(cleanStatusWord('straße', 'de-DE')).toBe('STRASSE');
    expect(cleanStatusWord('ß'.repeat(30), 'de-DE')).toHaveLength(30);
  });
});

describe('about me', () => {
  it('loses invisible and control characters [R0304]', () => {
    expect(cleanLine(' a\u200bb\u202ec\u0007\nd\u2066e \ufeff')).toBe('abc de');
    expect(cleanLine('a\u0301\u0301\u0301\u0301\u0301b')).toBe('á\u0301\u0301\u0301b');
  });

  it('knows links, the chat platform’s name and its invites [R0305 R0306]', () => {
    for (const text of [
      'www.x.y',
      'see WWW.x.y',
      'http://a',
      'https://a',
      'HTTPS://A',
      'discord',
      'DisCord.gg/x',
      'discord.com/invite/x',
      'dis\u200bcord',
      'ｄｉｓｃｏｒｄ',
      'ｗｗｗ．x',
      'dsc.gg/x',
    ])
      expect(hasLinkForms(text), text).toBe(true);
    for (const text of ['I love words', 'ww. no', 'http is a protocol', 'a.b.c'])
      expect(hasLinkForms(text), text).toBe(false);
  });
});
