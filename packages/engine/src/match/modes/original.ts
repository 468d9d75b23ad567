import { MODES } from '../../catalogue/modes.ts';
import { drawPrompt } from '../draw-prompt.ts';
import { turnMode } from '../turn-mode.ts';
import { lengthTimesCombo } from '../word-rewards.ts';

/** Mode 0: a word that holds the prompt [S0002 R0001]. */
export const original = turnMode({ id: MODES.original, drawTask: drawPrompt, points: lengthTimesCombo });
