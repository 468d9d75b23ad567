import { HEART_STEPS, STREAK_STEPS } from '../../balance/economy/cosmetics.ts';

/** An effect of a player's streak, or of their hearts. */
export interface Effect {
  readonly id: number;
  /** 0: everybody has it. */
  readonly keys: number;
}

const effects = (steps: readonly { readonly keys: number; readonly effects: number }[]): readonly Effect[] =>
  [0, ...steps.flatMap((step) => Array.from({ length: step.effects }, () => step.keys))].map((keys, id) => ({
    id,
    keys,
  }));

/** Effects of streaks, 0 to 32. */
export const STREAKS: readonly Effect[] = /* @__PURE__ */ effects(STREAK_STEPS);
/** Effects of hearts, 0 to 94. */
export const HEART_EFFECTS: readonly Effect[] = /* @__PURE__ */ effects(HEART_STEPS);

/** The effect with an id; null: there is none. */
export const findStreak = (id: number): Effect | null => STREAKS[id] ?? null;
export const findHeartEffect = (id: number): Effect | null => HEART_EFFECTS[id] ?? null;
