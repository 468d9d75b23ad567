import { describe, expect, it } from 'vitest';
import { QUICK_PLAY } from '../balance/room/quick-play.ts';
import { MODES } from '../catalogue/modes.ts';
import { countBots, isNearEnd, type OpenTable, planStart, rankTables } from './quick-play.ts';

const table = (roomId: string, of: Partial<OpenTable> = {}): OpenTable => ({
  roomId,
  language: 'en-US',
  mode: MODES.original,
  ranked: false,
  started: false,
  quick: false,
  people: 1,
  players: 1,
  seats: 8,
  ...of,
});

describe('the choice of a table', () => {
  it('takes waiting tables first, the fullest first, and of two alike the one that starts by itself', () => {
    const tables = [
      table('one'),
      table('plays', { quick: true, started: true, people: 6, players: 6 }),
      table('quick', { quick: true }),
      table('three', { people: 3, players: 3 }),
    ];
    expect(rankTables(tables, 'en-US')).toEqual(['three', 'quick', 'one', 'plays']);
  });

  it('leaves out other languages, running matches of hosts, ranked ones, mode 99, prompts of a host and full tables', () => {
    const tables = [
      table('german', { language: 'de-DE' }),
      table('running', { started: true }),
      table('ranked', { ranked: true }),
      table('yapping', { mode: MODES.yapping }),
      table('prompts', { mode: MODES.customPrompts }),
      table('full', { players: 8 }),
    ];
    expect(rankTables(tables, 'en-US')).toEqual([]);
  });

  it('counts no bots that give way, and knows tables without a limit', () => {
    const tables = [
      table('bots', { quick: true, players: 8, people: 2 }),
      table('endless', { seats: -1, players: 20, people: 20 }),
    ];
    expect(rankTables(tables, 'en-US')).toEqual(['endless', 'bots']);
  });

  it('names the same order for every process', () => {
    const tables = [table('b'), table('a'), table('c')];
    expect(rankTables(tables, 'en-US')).toEqual(rankTables(tables.toReversed(), 'en-US'));
  });
});

describe('the start of a table by itself', () => {
  const { startMs, startAloneMs } = QUICK_PLAY;

  it('waits longer for who is alone, and anew when the second person comes', () => {
    expect(planStart({ now: 100, people: 0, before: null })).toBeNull();
    expect(planStart({ now: 100, people: 1, before: null })).toBe(100 + startAloneMs);
    const before = { people: 1, startsAt: 100 + startAloneMs };
    expect(planStart({ now: 19_000, people: 2, before })).toBe(19_000 + startMs);
  });

  it('is put off by nobody who comes or goes after that', () => {
    const before = { people: 2, startsAt: 5_000 };
    for (const people of [1, 2, 3, 8]) expect(planStart({ now: 4_900, people, before })).toBe(5_000);
    expect(planStart({ now: 4_900, people: 0, before })).toBeNull();
  });
});

it('seats bots with who is alone, and takes one away for each who comes', () => {
  expect([1, 2, 3, 4, 5].map((people) => countBots(people, 3))).toEqual([3, 2, 1, 0, 0]);
  // Two who have met need nobody else.
  expect(countBots(2, 0)).toBe(0);
});

it('lets a match be waited for when few are left, or no people', () => {
  const person = { bot: false };
  const bot = { bot: true };
  expect(
    [
      [person, person, person],
      [person, person, bot],
      [person, bot],
      [bot, bot, bot, bot],
    ].map(isNearEnd),
  ).toEqual([false, false, true, true]);
});
