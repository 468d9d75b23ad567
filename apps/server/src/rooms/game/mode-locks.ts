import { MODES, type ModeContext, type ModeId, type ModeLock, modeLock, modesWithoutPrompts } from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';

const ALL_MODES: readonly ModeId[] = Object.values(MODES);

function modeContext(room: GameContext): ModeContext {
  const { locale } = room.settings;
  const { words, material, modesOff } = room.ports;
  return {
    // In mode 99 nobody sits at the table before joining.
    players: room.roster.players().length,
    categories: words.isReady(locale) ? words.get(locale).categories.length : 0,
    questions: material.countQuestions(locale),
    withoutPrompts: words.isReady(locale) ? modesWithoutPrompts(words.get(locale)) : [],
    switchedOff: modesOff,
  };
}

/** Why a mode can't be played in this room now; null when it can [R0298]. */
export const lockOf = (room: GameContext, mode: ModeId): ModeLock | null => modeLock(mode, modeContext(room));

/** Shows which modes can't be chosen now, and why. */
export function showLocks(room: GameContext): void {
  const context = modeContext(room);
  const locks = ALL_MODES.flatMap((mode) => {
    const lock = modeLock(mode, context);
    return lock === null ? [] : [`${mode}:${lock}`];
  });
  const { state } = room;
  if (locks.length === state.locks.length && locks.every((lock, i) => state.locks[i] === lock)) return;
  state.locks.splice(0, state.locks.length, ...locks);
}
