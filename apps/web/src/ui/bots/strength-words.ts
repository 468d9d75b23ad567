import type { BotStrength } from '@syllaboom/engine';

/** What the presets of bots are called. */
export const STRENGTH_NAMES = {
  gentle: 'practice.gentle',
  fair: 'practice.fair',
  sharp: 'practice.sharp',
} as const satisfies Record<BotStrength, string>;
