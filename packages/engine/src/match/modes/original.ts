import { MODES } from '../../catalogue/modes.ts';
import { drawPrompt } from '../prompt/draw-prompt.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { lengthTimesCombo } from '../word/word-rewards.ts';
import type { TurnRules } from './turn-rules.ts';

/** What mode 0 asks for: a word that holds the prompt. The presets vary it. */
export const originalRules: TurnRules = { id: MODES.original, drawTask: drawPrompt, points: lengthTimesCombo };

/** Mode 0. */
export const original = turnMode(originalRules);
