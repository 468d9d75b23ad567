import { describe, expect, it } from 'vitest';
import { defaultRoomSettings } from './default-settings.ts';
import { rulesFromSettings } from './match-rules.ts';
import {
  isVoteKickDecided,
  mayEndMatch,
  mayLove,
  mayVoteKick,
  nextHost,
  type RunningMatch,
  showsCrown,
  submitBudget,
} from './room-rules.ts';

const match: RunningMatch = {
  isRunning: true,
  isRanked: false,
  round: 1,
  isHost: true,
  isAlive: true,
  livingPeople: 2,
  players: 3,
};

describe('ending a match', () => {
  it('by /end: the living host, up to round 18, not in ranked [L0219 L0222]', () => {
    const may = (changes: Partial<RunningMatch>) => mayEndMatch('command', { ...match, ...changes });
    expect([may({ round: 18 }), may({ round: 19 })]).toEqual([true, false]);
    const refused = [{ isHost: false }, { isRunning: false }, { isAlive: false }, { isRanked: true }];
    expect(refused.map(may)).toEqual([false, false, false, false]);
  });

  const may = (changes: Partial<RunningMatch>) => mayEndMatch('button', { ...match, ...changes });

  it('by the button: the host up to round 16, not in ranked [R0222 L0222]', () => {
    expect([may({ round: 16 }), may({ round: 17 }), may({ isRanked: true })]).toEqual([true, false, false]);
    expect([may({ isHost: false }), may({ isRunning: false })]).toEqual([false, false]);
  });

  it('by the button at any time when playing alone [R0223]', () => {
    expect(may({ round: 99, players: 1, livingPeople: 1 })).toBe(true);
  });

  it('by the button at any time when only bots play on [R0224]', () => {
    expect([may({ round: 99, livingPeople: 0 }), may({ round: 99, livingPeople: 1 })]).toEqual([true, false]);
  });
});

describe('the host', () => {
  const person = { bot: false, guest: false, connected: true, spectating: false };

  it('is followed by the first who joined among the connected, players before spectators', () => {
    const watcher = { ...person, id: 'watcher', spectating: true };
    const gone = { ...person, id: 'gone', connected: false };
    const bot = { ...person, id: 'bot', bot: true };
    const first = { ...person, id: 'first' };
    expect(nextHost([bot, gone, watcher, first, { ...person, id: 'second' }])).toBe('first');
    expect(nextHost([bot, gone, watcher])).toBe('watcher');
    expect(nextHost([bot, gone])).toBe('gone');
    expect(nextHost([bot])).toBeNull();
  });
});

describe('votes and hearts', () => {
  it('to kick need three players and more than half of the others', () => {
    expect([mayVoteKick(2, false), mayVoteKick(3, false), mayVoteKick(9, true)]).toEqual([false, true, false]);
    expect([isVoteKickDecided(1, 3), isVoteKickDecided(2, 3), isVoteKickDecided(2, 4)]).toEqual([false, true, true]);
  });

  it('go between people with long ids, one per 10 s [R0352]', () => {
    const [a, b, guest] = ['a'.repeat(12), 'b'.repeat(12), 'g'.repeat(9)];
    expect([mayLove(a, b, null, 0), mayLove(a, guest, null, 0), mayLove(guest, b, null, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([mayLove(a, b, 0, 9_999), mayLove(a, b, 0, 10_000), mayLove(a, a, null, 0)]).toEqual([false, true, false]);
  });
});

describe('small rules', () => {
  it('at most 5 submits count in 300 ms', () => {
    let recent: readonly number[] = [];
    const allowed = [0, 10, 20, 30, 40, 50, 299, 300, 301].map((at) => {
      const answer = submitBudget(recent, at);
      ({ recent } = answer);
      return answer.allowed;
    });
    expect(allowed).toEqual([true, true, true, true, true, false, false, true, false]);
  });

  it('the crown shows up to round 10', () => {
    expect([showsCrown(10), showsCrown(11)]).toEqual([true, false]);
  });

  it('ranked matches start with 12 hearts', () => {
    const settings = defaultRoomSettings('en-US');
    expect(rulesFromSettings(settings, { ranked: true, calm: false }).startHearts).toBe(12);
    expect(
      rulesFromSettings({ ...settings, heart: 1, t: 60, letterHealth: 0 }, { ranked: false, calm: true }),
    ).toMatchObject({
      startHearts: 1,
      timeBankSeconds: 60,
      letterHealth: 0,
      calmTwists: true,
    });
  });
});
