import { BOT_PRESETS, type BotStrength } from '@syllaboom/engine';
import type { PracticeBot } from './worker/practice-protocol.ts';

/** Most bots at a practice table. */
export const MOST_BOTS = 7;
const NAMES = ['Noodle', 'Pickle', 'Waffle', 'Biscuit', 'Mochi', 'Pretzel', 'Dumpling'] as const;

/** The bots of a table, each with a face and a name. */
export const makeBots = (choices: { readonly bots: number; readonly strength: BotStrength }): readonly PracticeBot[] =>
  NAMES.slice(0, Math.min(MOST_BOTS, Math.max(1, choices.bots))).map((name) => ({
    name,
    profile: BOT_PRESETS[choices.strength],
  }));
