import { asSeatId, MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLink } from '../testing/fake-link.ts';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { connectStore } from './connect-store.ts';
import { RoomStore } from './room-store.ts';

function open(mode: number = MODES.original, holder = 'ann') {
  const people = ['me', 'ann', 'bob'].map((name, order) => playerState(name, { order }));
  const { link, say, patch } = createFakeLink(runningState(people, holder, { mode }), 'me');
  const store = new RoomStore('K7QX', 'me');
  connectStore(link, store, { onDrop: () => undefined, onBack: () => undefined, onClose: () => undefined });
  return { store, say, patch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a message of play', () => {
  it('changes what the screens show, each at its event [R0461]', () => {
    const { store, say } = open();
    say('hurt', { id: 'ann', heart: 1 });
    expect(store.seat('ann')).toMatchObject({ hearts: 1, combo: 0 });
    say('heart', { id: 'ann', heart: 2 });
    expect(store.seat('ann')?.hearts).toBe(2);
    say('correct', { id: 'ann', word: 'RATIO', prompt: 'TIO', points: 10, combo: 2 });
    expect(store.seat('ann')?.combo).toBe(2);
    expect(store.bubble('ann')).toBe('RATIO');
    store.setDraft('ann', 'RATT');
    say('wrong', { id: 'ann', word: 'RATT', reason: 'unknown' });
    expect(store.draft('ann')).toBe('');
    say('title', { title: 'Noodle Club' });
    expect(store.get('info')?.title).toBe('Noodle Club');
    say('hint', { prompt: 'TIO', words: ['RATIO'] });
    expect(store.get('hint')).toEqual({ prompt: 'TIO', words: ['RATIO'] });
    say('duration', { startedAt: 5, endsAt: 99 });
    expect(store.get('turn')).toMatchObject({ startedAt: 5, endsAt: 99 });
    say('cat', { id: 'ann', word: 'OTTER', categories: ['animals'] });
    expect(store.get('category')?.categories).toEqual(['animals']);
    say('dc', { id: 'bob', dc: true });
    expect(store.seat('bob')?.disconnected).toBe(true);
    say('eliminated', { id: 'bob' });
    expect(store.seat('bob')).toMatchObject({ eliminated: true, hearts: 0 });
    say('winner', { winners: [winnerEntry('ann')], matchId: 'm', recorded: true, self: null });
    expect(store.get('winner')?.winners[0]?.player.id).toBe('ann');
  });

  it('links the replay of the last match alone, where one was kept', () => {
    const { store, say } = open(MODES.original, 'TIO');
    say('winner', { winners: [winnerEntry('ann')], matchId: 'm1', recorded: true, self: null });
    expect([store.get('lastMatch'), store.get('hasPlayed')]).toEqual(['m1', true]);
    say('winner', { winners: [winnerEntry('ann')], matchId: 'm2', recorded: false, self: null });
    expect([store.get('lastMatch'), store.get('hasPlayed')]).toEqual([null, true]);
  });

  it('blanks the draft of a guess that placed no letter: nothing but the list says that it was made', () => {
    const { store, say } = open(MODES.guessWord);
    const guess = (word: string) => ({ seat: asSeatId('ann'), word, marks: [] });
    const view = (...guesses: string[]) => ({
      mode: MODES.guessWord,
      number: 1,
      of: 25,
      known: [null, 'O', 'S', 'E', null],
      guesses: guesses.map(guess),
      circle: 2,
      meaning: null,
      last: null,
    });
    store.setDraft('ann', 'GA');
    // Whoever comes in the middle of a turn sees what is being typed.
    say('mode-state', view('TISCH'));
    expect(store.draft('ann')).toBe('GA');
    store.setDraft('ann', 'GABEL');
    store.setDraft('me', 'HOSEN');
    say('mode-state', view('TISCH', 'GABEL'));
    expect([store.draft('ann'), store.draft('me')]).toEqual(['', 'HOSEN']);
    store.setDraft('ann', 'D');
    say('mode-state', view('TISCH', 'GABEL'));
    expect(store.draft('ann')).toBe('D');
  });

  it('leaves the own draft alone: where all play at once the next word is already typed', () => {
    const { store, say } = open(MODES.typeRacer, '');
    store.setDraft('me', 'HOU');
    say('correct', { id: 'me', word: 'WATER', prompt: '', points: 5, combo: 1 });
    say('wrong', { id: 'me', word: 'WATR', reason: 'prompt' });
    expect(store.draft('me')).toBe('HOU');
  });
});

describe('what a mode shows', () => {
  it('is kept as it came last, under one topic for all modes', () => {
    const { store, say } = open(MODES.climb);
    const received = vi.fn();
    store.on('mode', received);
    const climb = { mode: MODES.climb, team: false, rung: 1, rungs: 9, wpp: 900, reachedWpp: 0, hearts: null } as const;
    say('mode-state', climb);
    expect(store.get('mode')).toEqual(climb);
    say('card-state', { mode: MODES.cardBet, chips: [], picking: null, card: null, stake: 0, ante: 0, last: null });
    expect(store.get('mode')?.mode).toBe(MODES.cardBet);
    expect(received).toHaveBeenCalledTimes(2);
    say('start', { matchId: 'n', versusMs: 0 });
    expect(store.get('mode')).toBeNull();
  });

  it('of the wrong mode is not changed by a late message', () => {
    const { store, say } = open(MODES.monsters);
    say('monster-health', { id: 'me', health: 10, points: 5 });
    say('trivia-reveal', { correct: 0, answers: [], author: null, until: 0 });
    expect(store.get('mode')).toBeNull();
  });

  it('keeps a monster that is not the beaten one', () => {
    const { store, say } = open(MODES.monsters);
    const monster = { mode: MODES.monsters, name: 'animals', health: 100, level: 2, kind: 0 } as const;
    say('monster-state', { ...monster, boss: false, raging: false, oinfo: '', def: '' });
    say('monster-kill', { id: 'me', level: 1, boss: false, coins: 300 });
    expect(store.get('mode')).toMatchObject({ level: 2, health: 100 });
    say('monster-kill', { id: 'me', level: 2, boss: false, coins: 300 });
    expect(store.get('mode')).toMatchObject({ level: 2, health: 0 });
  });
});

describe('a new turn', () => {
  const turn = (number: number) => ({
    id: '',
    prompt: 'ING',
    round: 1,
    turn: number,
    startedAt: 0,
    endsAt: 9000,
    maxTime: 9,
    twist: null,
    requirement: {},
  });
  it('blanks all drafts', () => {
    const { store, say } = open();
    store.setDraft('ann', 'RAT');
    say('turn', turn(8));
    expect(store.draft('ann')).toBe('');
  });
  it('keeps them while people yap: only the prompt changed', () => {
    const { store, say } = open(MODES.yapping, '');
    store.setDraft('ann', 'RIN');
    say('turn', turn(8));
    expect(store.draft('ann')).toBe('RIN');
  });
});

it('a category’s popup is over after 2.6 s, and a newer one has its own time [R0596]', () => {
  const { store, say } = open();
  say('cat', { id: 'ann', word: 'OTTER', categories: ['animals'] });
  vi.advanceTimersByTime(2000);
  say('cat', { id: 'ann', word: 'ROSE', categories: ['plants'] });
  vi.advanceTimersByTime(2599);
  expect(store.get('category')?.word).toBe('ROSE');
  vi.advanceTimersByTime(1);
  expect(store.get('category')).toBeNull();
});

it('words that would have been right are said for seven seconds, not until the next loss', () => {
  const { store, say } = open();
  say('hint', { prompt: 'TIO', words: ['RATIO'] });
  vi.advanceTimersByTime(5000);
  say('hint', { prompt: 'ING', words: ['KING'] });
  vi.advanceTimersByTime(6999);
  expect(store.get('hint')?.words).toEqual(['KING']);
  vi.advanceTimersByTime(1);
  expect(store.get('hint')).toBeNull();
});
