import { expect, it } from 'vitest';
import { refusePassword } from './password.ts';

const player = { username: 'Frieda', isStaff: false };
const staff = { username: 'Frieda', isStaff: true };

it('04 takes what players choose, from 5 to 128 characters, but nothing that looks like a refresh token', () => {
  expect(refusePassword('abcd', player)).toBe('auth/password_too_short');
  expect(refusePassword('vuzek', player)).toBeNull();
  expect(refusePassword('🎈🎁🎉🎈'.repeat(32), player)).toBeNull();
  expect(refusePassword('x'.repeat(129), player)).toBe('auth/password_too_long');
  expect(refusePassword(`wr1_${'a'.repeat(43)}`, player)).toBe('auth/password_too_common');
});

it('04 refuses everybody what is tried first, in whatever letters, and the own name', () => {
  for (const common of [
    '12345',
    'password',
    'qwerty',
    'P@ssw0rd!',
    'ＰＡＳＳＷＯＲＤ',
    'Şifre123',
    'contraseña',
    'aaaaa',
    '     ',
  ])
    expect([common, refusePassword(common, player)]).toEqual([common, 'auth/password_too_common']);
  for (const own of ['Frieda', 'frieda', 'FRIÉDA', 'Frieda1', '2frieda!', 'adeirf', 'friedafrieda'])
    expect([own, refusePassword(own, player)]).toEqual([own, 'auth/password_too_common']);
  expect(refusePassword('Frieda', { username: 'Norbert7', isStaff: false })).toBeNull();
});

it('04 wants passwords of the staff that nobody guesses first', () => {
  expect(refusePassword('x7Kq-r2!vBn', staff)).toBe('auth/staff_password_too_short');
  for (const weak of [
    '123456789012',
    'abcdefghijkl',
    'lkjihgfedcba',
    'aaaaaaaaaaaa',
    'abababababab',
    'PasswordPassword1',
    'Frieda-Frieda-1',
    'ＦＲＩＥＤＡ-2026!',
    'qwertyuiop12',
    'iloveyou2026',
    'SyllaboomSyllaboom!',
  ])
    expect([weak, refusePassword(weak, staff)]).toEqual([weak, 'auth/password_too_common']);
  for (const good of ['correct horse!', 'x7Kq-r2!vBnW', 'Ein Turm am Meer', '漢字仮名交じり文をたくさん書く'])
    expect([good, refusePassword(good, staff)]).toEqual([good, null]);
});
