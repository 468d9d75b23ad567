import {
  MODES,
  type ModeContext,
  type ModeId,
  type ModeLock,
  modeLock,
  modesWithoutPrompts,
  plainModeLock,
  plainScenarioLock,
  type RoomSettings,
  scenariosWithoutPrompts,
} from '@syllaboom/engine';
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

/** Presets of mode 0 for which the room's language has too few words. */
export function lockedScenarios({ ports: { words }, settings: { locale } }: GameContext): readonly number[] {
  return words.isReady(locale) ? scenariosWithoutPrompts(words.get(locale)) : [];
}

/** Why a mode, or the preset of mode 0, can't be played in this room now; null when it can [R0298]. */
export function lockOf(room: GameContext, { mode, sc }: Pick<RoomSettings, 'mode' | 'sc'>): ModeLock | null {
  const lock = modeLock(mode, modeContext(room));
  return lock === null && mode === MODES.original && lockedScenarios(room).includes(sc) ? 'prompts' : lock;
}

/** Shows which modes and presets can't be chosen now, and why. */
export function showLocks(room: GameContext): void {
  const context = modeContext(room);
  const modes = ALL_MODES.flatMap((mode) => {
    const lock = modeLock(mode, context);
    return lock === null ? [] : [plainModeLock(mode, lock)];
  });
  const locks = [...modes, ...lockedScenarios(room).map((scenario) => plainScenarioLock(scenario, 'prompts'))];
  const { state } = room;
  if (locks.length === state.locks.length && locks.every((lock, i) => state.locks[i] === lock)) return;
  state.locks.splice(0, state.locks.length, ...locks);
}
