import { findScenario } from '../../catalogue/scenarios.ts';
import { modeTraits } from '../../catalogue/mode-traits.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchState } from '../state/match-state.ts';
import type { Mode } from '../modes/mode.ts';
import { originalRules } from '../modes/original.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { allSyllablesRules, coverage } from './all-syllables.ts';
import { hypoRules } from './hypo.ts';
import { longWordsRules } from './long-words.ts';
import { multiWordRules } from './multi-word.ts';
import { noFailRules } from './no-fail.ts';
import { plateRules } from './plate.ts';
import { fourLetterRules, minOneRules, subEightRules, subFiftyRules, subFiveHundredRules } from './prompt-bounds.ts';
import { singlePromptRules } from './single-prompt.ts';

const vary = (changes: Partial<TurnRules>): Mode => turnMode({ ...originalRules, ...changes });

/**
 * How the presets of mode 0 differ from it (rules section 7), by their id. Three Lives, Bullet and Blitz differ in the
 * rules that the room starts with alone (`rulesFromSettings`).
 */
const SCENARIO_MODES: Readonly<Record<number, Mode>> = {
  1: vary(noFailRules),
  2: vary(singlePromptRules),
  4: vary(longWordsRules),
  5: vary(allSyllablesRules),
  6: vary(subEightRules),
  7: vary(subFiftyRules),
  10: vary(subFiveHundredRules),
  11: vary(fourLetterRules),
  12: vary(hypoRules),
  13: vary(minOneRules),
  14: vary(plateRules),
  15: vary(multiWordRules),
};

/** Mode 0 as a preset changes it; null where it stays as it is. */
export const scenarioMode = (scenario: number): Mode | null => SCENARIO_MODES[scenario] ?? null;

/**
 * What the preset's leaderboard counts for a seat: words, or the share of the prompts that all of them solved together, in
 * per cent. Null without a board.
 */
export function scenarioScore(state: MatchState, seat: SeatId): number | null {
  const { mode, scenario } = state.rules;
  const metric = modeTraits(mode).hasPresets ? (findScenario(scenario)?.metric ?? null) : null;
  const player = state.players.find((one) => one.seat === seat);
  if (metric === null || !player) return null;
  return metric === 'coverage' ? coverage(state) : player.stats.correctWords;
}
