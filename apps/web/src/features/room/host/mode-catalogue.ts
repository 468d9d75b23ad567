import { MODE_IDS, type ModeId, type ModeLock, readLocks } from '@syllaboom/engine';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { modeScreen } from '../modes/screens.ts';

/** One line of the mode selector: id, name, description key, locked. */
export interface ModeCard {
  readonly id: ModeId;
  readonly name: ReturnType<typeof modeName>;
  readonly how: ReturnType<typeof modeHow>;
  /** Why it can't be chosen now; null when it can. */
  readonly lock: ModeLock | null;
}

/** Catalogue key of what is done in a mode. */
export const modeHow = (mode: number) => modeScreen(mode).how;

/** Catalogue key of why a mode is locked. */
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
  return MODE_IDS.map((id) => ({
    id,
    name: modeName(id),
    how: modeHow(id),
    lock: locked.get(id) ?? null,
  }));
}
