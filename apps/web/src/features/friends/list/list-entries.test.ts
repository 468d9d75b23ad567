import type { Friend } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { listEntries, sortFriends } from './list-entries.ts';

const friend = (displayName: string, changes: Partial<Friend> = {}): Friend => ({
  id: `account-${displayName}`,
  displayName,
  clan: null,
  avatar: '',
  online: true,
  status: 'online',
  room: null,
  exp: 0,
  win: 0,
  frame: 0,
  ...changes,
});
const offline = (name: string) => friend(name, { online: false, status: 'offline' });
const at = (name: string, id: string) =>
  friend(name, { room: { id, locked: false, started: false, players: 2, watch: false } });
const namesOf = (friends: readonly Friend[]) => friends.map(({ displayName }) => displayName);

it('sorts who is there before who is not, and each by name as the language does', () => {
  const friends = [offline('Ann'), friend('Zed'), friend('Çiğdem'), friend('Deniz'), offline('aaron'), friend('Cem')];
  expect(namesOf(sortFriends(friends, 'tr-TR'))).toEqual(['Cem', 'Çiğdem', 'Deniz', 'Zed', 'aaron', 'Ann']);
  expect(namesOf(sortFriends([friend('P10'), friend('P9')], 'en-US'))).toEqual(['P9', 'P10']);
});

it('keeps who is away among those who are there', () => {
  const friends = [offline('Ann'), friend('Bea', { status: 'away' })];
  expect(namesOf(sortFriends(friends, 'en-US'))).toEqual(['Bea', 'Ann']);
});

it('puts friends at one table together, fuller tables first, and nobody twice', () => {
  const friends = [
    at('Ann', 'R1'),
    at('Bea', 'R2'),
    at('Cal', 'R2'),
    at('Dan', 'R1'),
    at('Eve', 'R1'),
    at('Fay', 'R3'),
  ];
  const entries = listEntries([...friends, friend('Gus', { room: 'R2' }), offline('Hal')], 'en-US');
  const shown = entries.map((entry) =>
    entry.kind === 'group' ? namesOf(entry.group.friends) : entry.kind === 'friend' ? entry.friend.displayName : '–',
  );
  expect(shown).toEqual(['–', ['Ann', 'Dan', 'Eve'], ['Bea', 'Cal', 'Gus'], 'Fay', 'Hal']);
});

it('has no heading where nobody plays together', () => {
  expect(listEntries([at('Ann', 'R1'), friend('Bea')], 'en-US').map(({ kind }) => kind)).toEqual(['friend', 'friend']);
});
