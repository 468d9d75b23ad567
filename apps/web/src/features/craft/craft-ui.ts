import { create } from 'zustand';

export const STATS_WINDOW = 'craft-stats';
export const LEADERBOARD_WINDOW = 'craft-leaderboard';
export const FRIENDS_WINDOW = 'craft-friends';

/** What the next press on a cell moves: a syllable of the inventory, or a tile of the board. */
export type Chosen = { readonly s: string; readonly id: string | null } | null;

interface CraftUi {
  readonly bubbles: boolean;
  readonly chosen: Chosen;
}

/** What is open and chosen on the board's screen; it outlives the screen. */
export const useCraftUi = create<CraftUi>(() => ({ bubbles: true, chosen: null }));

export const choose = (chosen: Chosen): void => useCraftUi.setState({ chosen });
