import { MODES, type ModeId, type ModeLock, readLocks } from '@syllaboom/engine';
import { modeName } from '../../../ui/mode/mode-name.ts';

/** One line of the mode selector: id, name, description key, locked [R0177]. */
export interface ModeCard {
  readonly id: ModeId;
  readonly name: ReturnType<typeof modeName>;
  readonly how: (typeof HOW)[ModeId];
  /** Why it can't be chosen now; null when it can. */
  readonly lock: ModeLock | null;
}

const HOW = {
  [MODES.original]: 'host.how.original',
  [MODES.chainWord]: 'host.how.chainWord',
  [MODES.guessWord]: 'host.how.guessWord',
  [MODES.customPrompts]: 'host.how.customPrompts',
  [MODES.typeRacer]: 'host.how.typeRacer',
  [MODES.lengthLimit]: 'host.how.lengthLimit',
  [MODES.monsters]: 'host.how.monsters',
  [MODES.climb]: 'host.how.climb',
  [MODES.cardBet]: 'host.how.cardBet',
  [MODES.scapes]: 'host.how.scapes',
  [MODES.trivia]: 'host.how.trivia',
  [MODES.yapping]: 'host.how.yapping',
} as const satisfies Record<ModeId, string>;

/** Catalogue key of what is done in a mode. */
export const modeHow = (id: number) => HOW[id as ModeId] ?? HOW[MODES.original];

/** Catalogue key of why a mode is locked [R0298]. */
export const lockWords = {
  players: 'host.lock.players',
  categories: 'host.lock.categories',
  prompts: 'host.lock.prompts',
  questions: 'host.lock.questions',
  operator: 'host.lock.operator',
} as const satisfies Record<ModeLock, string>;

/** All modes with their locks, in the order of their ids. */
export function modeCards(locks: readonly string[]): readonly ModeCard[] {
  const locked = readLocks(locks).modes;
  return Object.values(MODES).map((id) => ({
    id,
    name: modeName(id),
    how: modeHow(id),
    lock: locked.get(id) ?? null,
  }));
}
