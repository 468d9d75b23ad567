import { DIFFICULTIES, type DifficultyId } from '../../catalogue/modes.ts';
import { matchCompany } from '../word/accept-word.ts';
import { noteWordTime } from '../record/timeline.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { StepContext } from '../state/step-context.ts';
import { typingMs } from '../word/typing-time.ts';
import { wordCoins, wordExp } from '../word/word-rewards.ts';
import { handOf } from './hands.ts';
import { tableOf } from './together-rules.ts';

/** Share of the rewards that a mode pays. */
export interface Pays {
  readonly coins: number;
  readonly exp: number;
}

/** What something right is worth: as how many letters it counts, and how many points its coins are made from. */
export interface Worth {
  readonly length: number;
  readonly points: number;
  /** Points that count for coins; unset: the same. */
  readonly paidPoints?: number;
}

/** There are no twists where everybody plays at once: AARRGHH is a challenge and pays as one. */
const paidDifficulty = ({ rules }: MatchState): DifficultyId =>
  rules.difficulty === DIFFICULTIES.aarrghh ? DIFFICULTIES.challenge : rules.difficulty;

/** Pays something right; `player.combo` already counts it. */
export function payPlayer(
  context: StepContext,
  player: MatchPlayer,
  worth: Worth,
  pays: Pays = { coins: 1, exp: 1 },
): { coins: number; exp: number } {
  const { state } = context;
  const { combo, alphabets, stats } = player;
  const { length, points } = worth;
  const reward = { length, points: worth.paidPoints ?? points, combo, alphabets };
  const difficulty = paidDifficulty(state);
  const coins = Math.round(wordCoins({ ...reward, company: matchCompany(state), difficulty }) * pays.coins);
  const exp = points === 0 ? 0 : Math.round(wordExp({ length, combo, difficulty }) * pays.exp);
  stats.points += points;
  stats.coins += coins;
  stats.exp += exp;
  return { coins, exp };
}

/** Counts something right and the time that its letters took. */
export function noteRight(state: MatchState, player: MatchPlayer, letters: number, at: MatchTime): { tookMs: number } {
  const { stats } = player;
  const hand = handOf(tableOf(state).hands, player);
  const tookMs = Math.max(0, at - hand.from);
  const reactMs = Math.max(0, Math.min(tookMs, (hand.firstKeyAt ?? at) - hand.from));
  stats.correctWords++;
  noteWordTime(state, player, at);
  stats.bestCombo = Math.max(stats.bestCombo, player.combo);
  stats.typedLetters += letters;
  stats.typingMs += typingMs(letters, tookMs, reactMs);
  stats.reactMs += reactMs;
  return { tookMs };
}
