import type { BotProfile } from '@syllaboom/engine';
import type { PracticeBot } from './worker/practice-protocol.ts';

/** How strong the bots are. */
export const STRENGTHS = ['gentle', 'fair', 'sharp'] as const;
export type Strength = (typeof STRENGTHS)[number];
const PROFILES = {
  gentle: { typingSpeed: 2, typoAmount: 7, thinkingTime: 8 },
  fair: { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 },
  sharp: { typingSpeed: 8, typoAmount: 2, thinkingTime: 3 },
} as const satisfies Record<Strength, BotProfile>;

/** Most bots at a practice table. */
export const MOST_BOTS = 7;
const NAMES = ['Noodle', 'Pickle', 'Waffle', 'Biscuit', 'Mochi', 'Pretzel', 'Dumpling'] as const;

/** The bots of a table, each with a face and a name. */
export const makeBots = (wishes: { readonly bots: number; readonly strength: Strength }): readonly PracticeBot[] =>
  NAMES.slice(0, Math.min(MOST_BOTS, Math.max(1, wishes.bots))).map((name) => ({
    name,
    profile: PROFILES[wishes.strength],
  }));
