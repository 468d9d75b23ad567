import { describe, expect, it } from 'vitest';
import { PASSWORDS } from '../balance/account/passwords.ts';
import { isCommonPassword, judgePassword, commonPasswords as listed } from '../passwords.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

describe('the list of common passwords', () => {
  it('holds at most as many as it may, each once, folded', () => {
    const entries = COMMON_PASSWORDS.split(' ');
    expect(entries.length).toBeLessThanOrEqual(PASSWORDS.mostListed);
    expect(PASSWORDS.mostListed).toBeLessThanOrEqual(10_000);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.filter((entry) => !isCommonPassword(entry, '', listed))).toEqual([]);
  });

  it.each([
    ['listed', ['password', 'qwerty', 'dragon', 'trustno1', 'senha', 'jetaime', 'galatasaray', 'mahalko', 'sayang']],
    [
      'in other letters',
      ['PASSWORD', 'pässwörd', 'ｐａｓｓｗｏｒｄ', 'pass\u200bword', 'p a s s w o r d', 'p4$$w0rd', 'DR4G0N'],
    ],
    ['with something around', ['password1', '123password', 'Password2026!', 'dragon!!', 'dragon1!', 'password123456']],
    ['twice', ['dragondragon', 'abcabc', '123123', 'dragon1dragon1']],
    ['a run', ['abcde', 'fedcb', '45678', '98765', 'asdfg', 'poiuy', 'yxcvb', 'йцуке']],
    ['few letters', ['aaaaa', 'ababab', '11211', '     ', '\u200b\u200b\u200b\u200b\u200b']],
    ['a date', ['24121999', '241299', '19991224', '12241999']],
  ])('refuses what is %s', (_how, passwords) => {
    for (const password of passwords)
      expect([password, isCommonPassword(password, 'Frieda', listed)]).toEqual([password, true]);
  });

  it('leaves everything else alone, five letters too', () => {
    for (const password of [
      'vuzek',
      'zwölf7',
      'x7Kq-',
      'so-long',
      'correct horse',
      'Ein Turm am Meer',
      '漢字仮名交',
      '48213',
      '🎈🎁🎉🎈🎂',
      'blauer Wal',
    ])
      expect([password, isCommonPassword(password, 'Frieda', listed)]).toEqual([password, false]);
  });

  it('knows the own name, without a difference of i, l and 1', () => {
    for (const password of ['Willi', 'wi11i', 'WILLI99', 'illiw', 'williwilli'])
      expect([password, isCommonPassword(password, 'Willi', listed)]).toEqual([password, true]);
    expect(isCommonPassword('max2010', 'max', listed)).toBe(true);
    expect(isCommonPassword('Willibald', 'Willi', listed)).toBe(false);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['abcd', 'short'],
    ['🎈🎈🎈🎈', 'short'],
    ['password1', 'common'],
    ['vuzek', 'weak'],
    ['secret-1', 'weak'],
    ['frieda-dragon', 'weak'],
    ['vuzekabcdefgh', 'weak'],
    ['mouse tuba ink', 'fair'],
    ['x7Kq-r2!v', 'fair'],
    ['x7Kq-r2!vBnW', 'strong'],
    ['correct horse battery', 'strong'],
  ] as const)('of “%s” is %s', (password, strength) => {
    expect(judgePassword(password, 'Frieda', listed)).toBe(strength);
  });

  it('never falls when letters are added that nobody foresees', () => {
    const order = ['short', 'common', 'weak', 'fair', 'strong'];
    const secret = 'x7Kq-r2!vBnW';
    const levels = Array.from(secret, (_, at) => order.indexOf(judgePassword(secret.slice(0, at + 1), '', listed)));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });
});
