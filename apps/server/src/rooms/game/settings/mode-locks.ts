import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  knowsScenarios,
  learnScenario,
  MODE_IDS,
  type ModeContext,
  type ModeLock,
  modeLock,
  modesWithoutPrompts,
  modeTraits,
  plainModeLock,
  plainScenarioLock,
  type RoomSettings,
  scenariosWithoutPrompts,
  type WordIndex,
} from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';

function modeContext(room: GameContext): ModeContext {
  const { locale } = room.settings;
  const { words, content, modesOff } = room.ports;
  return {
    // In mode 99 nobody sits at the table before joining.
    players: room.roster.players().length,
    categories: words.isReady(locale) ? words.get(locale).categories.length : 0,
    questions: content.countQuestions(locale),
    withoutPrompts: words.isReady(locale) ? modesWithoutPrompts(words.get(locale)) : [],
    switchedOff: modesOff,
  };
}

/** Presets of mode 0 for which the room's language has too few words. */
export function lockedScenarios({ ports: { words }, settings: { locale } }: GameContext): readonly number[] {
  return words.isReady(locale) ? scenariosWithoutPrompts(words.get(locale)) : [];
}

/** Why a mode, or the preset that varies it, can't be played in this room now; null when it can. */
export function lockOf(room: GameContext, { mode, sc }: Pick<RoomSettings, 'mode' | 'sc'>): ModeLock | null {
  const lock = modeLock(mode, modeContext(room));
  return lock === null && modeTraits(mode).hasPresets && lockedScenarios(room).includes(sc) ? 'prompts' : lock;
}

/** Dictionaries whose presets are being looked at. */
const LEARNING = new WeakMap<WordIndex, Promise<void>>();

/** Looks at the presets of a dictionary, one at a time: keys of other rooms come in between. */
async function learnScenarios(index: WordIndex): Promise<void> {
  while (learnScenario(index)) await nextTurn();
}

/** Whether the presets of the room's language are known; if not, they are looked at, and the locks are shown then. */
function knowsPresets(room: GameContext): boolean {
  const { words } = room.ports;
  const { locale } = room.settings;
  if (!words.isReady(locale)) return false;
  const index = words.get(locale);
  if (knowsScenarios(index)) return true;
  const learning = LEARNING.get(index) ?? learnScenarios(index);
  LEARNING.set(index, learning);
  learning.then(
    () => {
      showLocks(room);
      room.patch();
    },
    (cause: unknown) =>
      room.log.warn({ part: 'rooms', err: cause }, 'The presets of a language could not be looked at'),
  );
  return false;
}

/** Shows which modes and presets can't be chosen now, and why. */
export function showLocks(room: GameContext): void {
  const context = modeContext(room);
  const presets = knowsPresets(room) ? lockedScenarios(room) : [];
  const modes = MODE_IDS.flatMap((mode) => {
    const lock = modeLock(mode, context);
    return lock === null ? [] : [plainModeLock(mode, lock)];
  });
  const locks = [...modes, ...presets.map((scenario) => plainScenarioLock(scenario, 'prompts'))];
  const { state } = room;
  if (locks.length === state.locks.length && locks.every((lock, i) => state.locks[i] === lock)) return;
  state.locks.splice(0, state.locks.length, ...locks);
}
