import { expect, it } from 'vitest';
import { isReservedName, resemblesOneOf } from './reserved-names.ts';

it('20 knows names that pass for the game, its staff or a guest', () => {
  for (const name of [
    'admin',
    '4dmin',
    'Adm1n',
    'аdmin',
    '1admin1',
    'a_d-m_i_n',
    'staff1',
    'Staff_Anna',
    'system_',
    '_5ystem',
    'The Moderator',
    'AnnaAdmin',
    'Modera7or',
    'Syllaboom_Team',
    'syllab00m',
    'deve1oper',
    'Guest-abcd',
    'Guest_ab',
    'gue5t-1234',
    'Guest1234',
    'Guest abcd',
    'ｇｕｅｓｔ－ａｂｃｄ',
    'root',
    'bot77',
  ])
    expect([name, isReservedName(name)]).toEqual([name, true]);
});

it('leaves other names alone', () => {
  for (const name of [
    'Anna',
    'Badminton',
    'Modern_Times',
    'Guestbook',
    'Robot',
    'Rooted',
    'Support_Main',
    'System_of_a_Town',
    'botanica',
    'Администратор_Ко',
    'Stafford',
    'Mo_Derator_Jr',
    '1234',
  ])
    expect([name, isReservedName(name)]).toEqual([name, false]);
});

it('20 takes names for each other that differ by separators, digits for letters or other scripts', () => {
  for (const name of ['dev_admin1', 'DEVADMIN1', 'd3v-admin1', 'devadminl', 'dеvadmin1', 'dev admin1'])
    expect([name, resemblesOneOf(name, ['devadmin1'])]).toEqual([name, true]);
  for (const name of ['devadmin2', 'devadmin', 'devadmin12', 'dave'])
    expect([name, resemblesOneOf(name, ['devadmin1'])]).toEqual([name, false]);
});
