import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { MODES, MONSTER_PROMPTS, type ModeName, type Requirement, type SeatId } from '@syllaboom/engine';
import type { Said } from './render-mode.tsx';
import { runningState } from './room-state.ts';
import { triviaView } from './trivia-view.ts';

/** How a mode looks in the middle of a match, in tests that judge all of them. */
export interface ModeTable {
  readonly prompt: string;
  readonly requirement: Requirement;
  /** Nobody has the turn: all type at once. */
  readonly together?: boolean;
  /** What the room said of the mode. */
  readonly said: (seats: readonly SeatId[]) => Said | null;
}

/** The state of a room in which that match runs, in the turn of the holder. */
export function tableState(mode: ModeName, people: readonly RoomPlayerState[], holder: string): GameRoomState {
  const { prompt, requirement } = MODE_TABLES[mode];
  return runningState(people, holder, {
    mode: MODES[mode],
    letter: prompt,
    requirement: Object.keys(requirement).length === 0 ? '' : JSON.stringify(requirement),
    turnEndsAt: 60_000,
    maxTime: 60,
  });
}

const RACE_WORDS = 'stone river bridge winter garden market silver candle window forest'.split(' ');

/** One table for each mode, with long words and full boards. */
export const MODE_TABLES: Record<ModeName, ModeTable> = {
  original: { prompt: 'TIO', requirement: {}, said: () => null },
  chainWord: {
    prompt: 'S',
    requirement: { place: 'starts' },
    said: () => ['mode-state', { mode: MODES.chainWord, style: 0, previous: 'INDIVIDUALS' }],
  },
  guessWord: {
    prompt: '_E_EN',
    requirement: { free: true, exact: 5 },
    said: ([one, other = one]) => [
      'mode-state',
      {
        mode: MODES.guessWord,
        number: 2,
        of: 25,
        known: [null, 'E', null, 'E', 'N'],
        guesses: [
          { seat: one as SeatId, word: 'NEUER', marks: ['elsewhere', 'right', 'absent', 'right', 'absent'] },
          { seat: other as SeatId, word: 'TISCH', marks: ['absent', 'absent', 'absent', 'absent', 'absent'] },
          { seat: one as SeatId, word: 'REGEN', marks: ['absent', 'right', 'absent', 'right', 'right'] },
        ],
        circle: 2,
        meaning: null,
        last: null,
      },
    ],
  },
  customPrompts: {
    prompt: '',
    requirement: { free: true },
    said: () => [
      'mode-state',
      { mode: MODES.customPrompts, text: 'What is the capital of Australia?', image: null, alt: '', letters: 8 },
    ],
  },
  typeRacer: {
    prompt: RACE_WORDS.join(' '),
    requirement: { free: true },
    together: true,
    said: (seats) => [
      'mode-state',
      {
        mode: MODES.typeRacer,
        lap: 2,
        words: RACE_WORDS,
        startedAt: 0,
        endsAt: 60_000,
        racers: seats.map((seat, at) => ({
          seat,
          done: at,
          letters: at * 7,
          finishedAt: null,
          laps: 1,
          wpm: 40 + at,
          accuracy: at === 0 ? null : 100 - at,
        })),
      },
    ],
  },
  lengthLimit: { prompt: 'IN', requirement: { most: 7 }, said: () => null },
  monsters: {
    prompt: 'ECE',
    requirement: { place: 'ends' },
    said: () => [
      'monster-state',
      {
        mode: MODES.monsters,
        name: 'body',
        health: 62,
        level: 3,
        kind: MONSTER_PROMPTS.ends_with,
        boss: false,
        raging: false,
        oinfo: 'LUNGS',
        def: 'either of two saclike respiratory organs in the chest of vertebrates',
      },
    ],
  },
  climb: {
    prompt: 'ING',
    requirement: {},
    said: () => [
      'mode-state',
      { mode: MODES.climb, team: true, rung: 4, rungs: 16, wpp: 320, reachedWpp: 410, hearts: 3 },
    ],
  },
  cardBet: {
    prompt: 'ATE',
    requirement: {},
    said: (seats) => [
      'card-state',
      {
        mode: MODES.cardBet,
        chips: seats.map((seat, at) => ({ seat, chips: 20 - at })),
        picking: null,
        card: 'high',
        stake: 4,
        ante: 1,
        last: seats[1] ? { seat: seats[1], card: 'random', class: 'high', chips: -8 } : null,
      },
    ],
  },
  scapes: {
    prompt: 'BEIDOS',
    requirement: { free: true },
    together: true,
    said: (seats) => [
      'mode-state',
      {
        mode: MODES.scapes,
        letters: 'BEIDOS',
        endsAt: 60_000,
        players: seats.map((seat, at) => ({ seat, score: at * 10, words: at })),
        own: ['BODIES', 'SIDE'],
        lengths: [
          { letters: 3, of: 31 },
          { letters: 4, of: 19 },
          { letters: 5, of: 7 },
          { letters: 6, of: 2 },
        ],
        last: null,
      },
    ],
  },
  trivia: { prompt: '', requirement: { free: true }, together: true, said: () => ['mode-state', triviaView()] },
  yapping: {
    prompt: 'CI',
    requirement: {},
    together: true,
    said: (seats) => [
      'mode-state',
      {
        mode: MODES.yapping,
        prompt: 'CI',
        endsAt: 60_000,
        board: seats.map((seat, at) => ({ seat, score: 40 - at })),
      },
    ],
  },
};
