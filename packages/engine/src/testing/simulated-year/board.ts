import { CRAFT } from '../../balance/economy/craft.ts';
import { craftCoins, craftDay, type CraftDayState, payCraftCoins } from '../../board/earnings.ts';
import { BOARD } from './habits.ts';

/** The crafting board of a simulated player. */
export interface SimBoard {
  tiles: number;
  day: CraftDayState;
  /** All coins that it has paid. */
  paid: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** All words of a board are alike. */
const WORD = 'A'.repeat(BOARD.letters);

export const newBoard = (): SimBoard => ({ tiles: CRAFT.starterTiles, day: { day: 0, coins: 0 }, paid: 0 });

/** Collects what the words have earned in so many minutes; the coins that are paid. */
export function collectBoard(board: SimBoard, today: number, minutes: number): number {
  const words = Math.min(CRAFT.earningWords, Math.floor(board.tiles / BOARD.tilesOfWord));
  const earned = words * craftCoins({ word: WORD, lastReward: 0, earns: true }, minutes * MINUTE_MS);
  const { paid, day } = payCraftCoins(craftDay(board.day, today * DAY_MS), earned);
  board.day = day;
  board.paid += paid;
  return paid;
}
