import type { MatchHistoryEntry, PlayerMatchStats } from '@syllaboom/contracts';
import type { CallReply } from '../../../platform/api/create-api.ts';

const agoIso = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

/** An entry of a history as the server answers it. */
export const historyEntry = (
  id: string,
  endedSecondsAgo = 75,
  changes: Partial<MatchHistoryEntry> = {},
): MatchHistoryEntry => ({
  id,
  mode: 0,
  locale: 'en-US',
  ranked: false,
  scenario: 0,
  startTime: agoIso(endedSecondsAgo + 125),
  endTime: agoIso(endedSecondsAgo),
  turn: 31,
  winner: null,
  place: 1,
  xp: 120,
  diffWp: 0,
  counts: true,
  players: [
    { id: 'account-ida1', displayName: 'Ida', avatar: '', frame: 0 },
    { id: 'account-ole1', displayName: 'Ole', avatar: '', frame: 0 },
  ],
  ...changes,
});

/** Somebody's statistics in a match. */
export const playerStats = (place: number | null, changes: Partial<PlayerMatchStats> = {}): PlayerMatchStats => ({
  correct_words: 23,
  wrong_words: 4,
  typed_words: 27,
  longest_word: 'FIRECRACKER',
  xp: 120,
  combo: 9,
  alpha: 1,
  discovered: 3,
  claimed: 8,
  wpm: 14.2,
  wp: 0,
  defeated: 2,
  diamond_dropped: 5,
  key_dropped: 6,
  collected_coins: 44,
  health_lost: [4, 19],
  category: 'rivers:1,animals:7',
  locale: 'en-US',
  place,
  timeline: {
    wordsAt: [3, 9, 20, 33, 61, 80],
    hearts: [
      [0, 3],
      [40, 2],
      [90, 1],
    ],
  },
  ...changes,
});

/** A match of the test's player, somebody else and a bot. */
export const matchReply = (
  match: Partial<CallReply<'matchDetail'>['match']> = {},
  stats: Record<string, PlayerMatchStats> = {},
): CallReply<'matchDetail'> => ({
  match: {
    id: 'm1',
    mode: 0,
    locale: 'en-US',
    startTime: agoIso(200),
    endTime: agoIso(75),
    winner: 'account-me-1',
    turn: 31,
    room: 'K7QX',
    ranked: false,
    diff: 0,
    speed: 1.5,
    scenario: 4,
    additional: { seconds: 125, people: 2, seats: 3 },
    stats: {
      'account-ida1': playerStats(2, { wpm: 9.5 }),
      'account-me-1': playerStats(1),
      'bot-1': playerStats(3),
      ...stats,
    },
    ...match,
  },
  playerDetails: [
    { id: 'account-ida1', displayName: 'Ida', avatar: '', frame: 0 },
    { id: 'account-me-1', displayName: 'Me', avatar: '', frame: 0 },
    { id: 'bot-1', displayName: 'Beep', avatar: '', frame: 0 },
  ],
});
