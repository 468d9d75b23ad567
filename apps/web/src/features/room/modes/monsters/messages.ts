import { MODES } from '@syllaboom/engine';
import { type ModeMessageHandlers, patchMode } from '../../store/patch-mode.ts';

/** What changes of a monster between two of its states. */
export const MONSTER_HANDLERS: ModeMessageHandlers = {
  // A hit that is harder than what is left does not show less than nothing.
  'monster-health': (store, { health }) => patchMode(store, MODES.monsters, { health: Math.max(0, health) }),
  'monster-kill': (store, { level }) => {
    const view = store.kept('mode');
    if (view?.mode === MODES.monsters && view.level === level) patchMode(store, MODES.monsters, { health: 0 });
  },
};
