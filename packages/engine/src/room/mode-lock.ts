import { TRIVIA } from '../balance/modes/trivia.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';
import type { ModeId } from '../catalogue/modes.ts';

/** Why a mode can't be chosen now. */
export const MODE_LOCKS = ['players', 'categories', 'prompts', 'questions', 'operator'] as const;
export type ModeLock = (typeof MODE_LOCKS)[number];

/** What decides whether a mode can be played in a room. */
export interface ModeContext {
  readonly players: number;
  /** Word categories that the room's language has. */
  readonly categories: number;
  /** Trivia questions that the room's language has. */
  readonly questions: number;
  /** Modes whose prompts the language's list is too small for. */
  readonly withoutPrompts: readonly ModeId[];
  /** Modes that the operator switched off. */
  readonly switchedOff: readonly ModeId[];
}

/** What a room shows as locked: modes and presets of mode 0, each with its reason, e.g. `7:categories`, `sc12:prompts`. */
const PRESET_LOCK = 'sc';
export const plainModeLock = (mode: ModeId, lock: ModeLock): string => `${mode}:${lock}`;
export const plainScenarioLock = (scenario: number, lock: ModeLock): string => `${PRESET_LOCK}${scenario}:${lock}`;

/** What a list of locks says about modes and presets, by id; a reason that nobody knows counts as the operator's. */
export function readLocks(locks: readonly string[]): {
  readonly modes: ReadonlyMap<number, ModeLock>;
  readonly scenarios: ReadonlyMap<number, ModeLock>;
} {
  const modes = new Map<number, ModeLock>();
  const scenarios = new Map<number, ModeLock>();
  for (const lock of locks) {
    const [name = '', reason] = lock.split(':');
    const known = MODE_LOCKS.find((one) => one === reason) ?? 'operator';
    if (name.startsWith(PRESET_LOCK)) scenarios.set(Number(name.slice(PRESET_LOCK.length)), known);
    else modes.set(Number(name), known);
  }
  return { modes, scenarios };
}

/** Why the mode can't be played now (rules section 6, last line); null when it can. */
export function modeLock(mode: ModeId, context: ModeContext): ModeLock | null {
  const { needsCompany, usesCategories, asksFor } = modeTraits(mode);
  if (context.switchedOff.includes(mode)) return 'operator';
  if (needsCompany && context.players < 2) return 'players';
  if (usesCategories && context.categories === 0) return 'categories';
  if (asksFor === 'questions' && context.questions < TRIVIA.questions) return 'questions';
  return context.withoutPrompts.includes(mode) ? 'prompts' : null;
}
