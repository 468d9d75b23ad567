import { ALPHABET_BONUS } from '../../balance/match/hearts.ts';
import { COINS, COMPANY, DIFFICULTY_REWARD, EXP, LEAST_TURNS } from '../../balance/economy/rewards.ts';
import { DIFFICULTIES, type DifficultyId, type DifficultyName } from '../../catalogue/modes.ts';

/** Points of a word in the modes that pay its length times the combo. */
export const lengthTimesCombo = (length: number, combo: number): number => length * combo;

/** M: what completed alphabets add to coins, e.g. 1.5 after two. */
export const alphabetMultiplier = (alphabets: number): number =>
  Math.min(ALPHABET_BONUS.multiplierMost, 1 + ALPHABET_BONUS.multiplierStep * alphabets);

/** g: the share of rewards that the company allows. */
export function companyFactor(people: number, bots: number, difficulty: DifficultyId): number {
  if (difficulty === DIFFICULTIES.practice) return COMPANY.practice;
  if (people >= 2) return COMPANY.people;
  return bots > 0 ? COMPANY.botsOnly : COMPANY.alone;
}

const NAMES = Object.keys(DIFFICULTIES) as DifficultyName[];

/** What a difficulty multiplies the rewards of words with. */
export const difficultyFactor = (difficulty: DifficultyId): number =>
  DIFFICULTY_REWARD[NAMES.find((name) => DIFFICULTIES[name] === difficulty) ?? 'normal'];

export interface RewardedWord {
  readonly length: number;
  readonly points: number;
  readonly combo: number;
  readonly alphabets: number;
  readonly company: number;
  readonly difficulty: DifficultyId;
}

/** Coins of an accepted word, before the day's cap. */
export function wordCoins(word: RewardedWord): number {
  const base = Math.min(word.points, COINS.perLetterMost * word.length);
  return Math.round(base * alphabetMultiplier(word.alphabets) * word.company * difficultyFactor(word.difficulty));
}

/** Exp of an accepted word. */
export function wordExp(word: Pick<RewardedWord, 'length' | 'combo' | 'difficulty'>): number {
  const combo = 1 + Math.min(word.combo, EXP.comboMost) / EXP.comboDivisor;
  return Math.round(Math.min(word.length, EXP.letterMost) * combo * difficultyFactor(word.difficulty));
}

/** Exp for coming first, second or third; nobody is placed alone. */
export function placementExp(place: number | null, players: number): number {
  if (place === null) return 0;
  const needed = EXP.placeNeedsPlayers[place - 1];
  return needed !== undefined && players >= needed ? (EXP.places[place - 1] ?? 0) : 0;
}

/** Exp for having finished a match. */
export const finishExp = (ownTurns: number): number => (ownTurns >= EXP.finishedOwnTurns ? EXP.finished : 0);

/** Whether a match was long enough to be kept and to pay anything. */
export const matchCounts = (turns: number): boolean => turns >= LEAST_TURNS;
