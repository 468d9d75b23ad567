import { wearLetters } from './alphabet.ts';
import { noteWordTime } from '../record/timeline.ts';
import { rollDrops } from './drops.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { dictionaryOf, type StepContext } from '../state/step-context.ts';
import { typingMs } from './typing-time.ts';
import { markUsed } from './used-words.ts';
import { companyFactor, wordCoins, wordExp } from './word-rewards.ts';

/** g of a match: who sat down at its start. */
export function matchCompany(state: MatchState): number {
  const bots = state.players.filter((player) => player.bot).length;
  return companyFactor(state.players.length - bots, bots, state.rules.difficulty);
}

/** Whether what was typed is a word of the dictionary: a copied phrase or an answer to a question need not be one. */
const isWord = (context: StepContext, player: MatchPlayer, word: string): boolean =>
  !context.state.requirement.free || dictionaryOf(context, player).exists(word);

/** Counts the word and the time that it took. */
function noteWord(context: StepContext, player: MatchPlayer, word: string, at: MatchTime, keeps: boolean): void {
  const { state } = context;
  const { stats } = player;
  const tookMs = at - state.turnStartedAt;
  const reactMs = Math.min(tookMs, (state.firstKeyAt ?? at) - state.turnStartedAt);
  stats.correctWords++;
  noteWordTime(state, player, at);
  if (keeps) {
    stats.words.push({ word, prompt: state.prompt, tookMs });
    if (word.length > stats.longestWord.length) stats.longestWord = word;
  }
  stats.bestCombo = Math.max(stats.bestCombo, player.combo);
  stats.typedLetters += word.length;
  stats.typingMs += typingMs(word.length, tookMs, reactMs);
  stats.reactMs += reactMs;
}

/** Tells the word categories that hold an accepted word, and counts them for its player. */
export function noteCategories(context: StepContext, player: MatchPlayer, word: string): void {
  const categories = dictionaryOf(context, player).categoriesOf(word);
  if (categories.length === 0) return;
  const tally = player.stats.categories;
  for (const category of categories) tally[category] = (tally[category] ?? 0) + 1;
  context.events.push({ e: 'category', seat: player.seat, word, categories });
}

const EVERYTHING: NonNullable<TurnRules['pays']> = { coins: 1, exp: 1, drops: true };

/** Takes a right word: combo, points, rewards, letters and drops. */
export function acceptWord(
  context: StepContext,
  player: MatchPlayer,
  word: string,
  at: MatchTime,
  rules: Pick<TurnRules, 'points' | 'pays'>,
): void {
  const { state } = context;
  const company = matchCompany(state);
  player.combo++;
  markUsed(state, word);
  const pays = rules.pays ?? EVERYTHING;
  // Only words of the dictionary are kept as words.
  const keeps = pays.words !== false && isWord(context, player, word);
  noteWord(context, player, word, at, keeps);
  const { combo, alphabets, stats } = player;
  const points = rules.points(word.length, combo, context, player, word);
  const reward = { length: word.length, points, combo, alphabets, company, difficulty: state.rules.difficulty };
  const coins = Math.round(wordCoins(reward) * pays.coins);
  const paidLetters = Math.min(word.length, pays.expLetters ?? word.length);
  const exp = Math.round(wordExp({ ...reward, length: paidLetters }) * pays.exp);
  stats.points += points;
  stats.coins += coins;
  stats.exp += exp;
  context.events.push({ e: 'correct', seat: player.seat, word, prompt: state.prompt, points, combo, coins, exp });
  if (keeps) noteCategories(context, player, word);
  wearLetters(context, player, word, company);
  if (pays.drops) rollDrops(context, player, company);
}
