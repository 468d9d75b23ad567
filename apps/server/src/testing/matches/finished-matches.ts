import { asSeatId, DEFAULT_MODE, DIFFICULTIES, type MatchRules, type PlayerStats } from '@syllaboom/engine';
import type { FinishedMatch, FinishedSeat } from '#features/match';
import { randomId } from '#platform/ids/random-id.ts';

const RULES: MatchRules = {
  mode: DEFAULT_MODE,
  difficulty: DIFFICULTIES.normal,
  speed: 1,
  startHearts: 2,
  wordsPerPrompt: -1,
  promptRange: 0,
  wordsPerPromptLimit: -1,
  maxPromptLength: 3,
  timeBankSeconds: 0,
  letterHealth: 1,
  casualAlphabet: false,
  ranked: false,
  scenario: 0,
  chainStyle: 0,
  lengthMode: 0,
  monsters: [],
  calmTwists: false,
};

/** Counters of a player who gave these words. */
export function createStats(words: readonly string[], changes: Partial<PlayerStats> = {}): PlayerStats {
  return {
    ownTurns: words.length + 1,
    correctWords: words.length,
    wrongWords: 1,
    words: words.map((word) => ({ word, prompt: word.slice(0, 2), tookMs: 1200 })),
    longestWord: [...words].sort((a, b) => b.length - a.length)[0] ?? '',
    bestCombo: words.length,
    points: 30,
    coins: 100,
    exp: 50,
    heartsLostAt: [3],
    reactMs: 500,
    typedLetters: 20,
    typingMs: 6000,
    categories: {},
    reachedWpp: 0,
    tiles: [],
    diamonds: 0,
    keys: 0,
    bombs: 0,
    untrusted: false,
    timeline: { wordsAt: words.map((_, i) => 10 * (i + 1)), hearts: [[0, 2]] },
    ...changes,
  };
}

/** A person's seat; without a player id, a bot's. */
export const createSeat = (playerId: string | null, place: number, stats: PlayerStats): FinishedSeat => ({
  seat: asSeatId(`seat-${place}`),
  playerId,
  displayName: playerId === null ? 'Botty' : 'as in the room',
  language: 'en-US',
  place,
  avatar: `seed-${place}`,
  alphabets: 1,
  stats,
  scenarioScore: null,
});

/** A finished match; the first seat won. */
export function createFinishedMatch(
  seats: readonly FinishedSeat[],
  changes: Partial<FinishedMatch> & { rules?: Partial<MatchRules> } = {},
): FinishedMatch {
  const { rules, ...rest } = changes;
  return {
    matchId: randomId(20),
    roomId: 'ROOM1',
    startedAt: new Date('2026-03-04T10:00:00Z'),
    endedAt: new Date('2026-03-04T10:05:00Z'),
    setup: {
      seed: 42,
      rules: { ...RULES, ...rules },
      players: seats.map(({ seat, language }) => ({ seat, language })),
    },
    locale: 'en-US',
    turns: 12,
    deserter: null,
    winner: seats[0]?.seat ?? null,
    seats,
    log: { at: 0, inputs: [{ k: 'time', at: 5 }], answers: [{ count: 3 }] },
    hash: '0123456789abcdef',
    dictionaryVersion: 'tiny',
    ranked: null,
    ...rest,
  };
}
