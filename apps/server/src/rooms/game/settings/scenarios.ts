import { randomInt } from 'node:crypto';
import type { ClientMessages } from '@syllaboom/contracts';
import { drawableScenarios, modeTraits, RANDOM_SCENARIO, type Scenario } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';
import { lockedScenarios } from './mode-locks.ts';
import { showSettings } from './settings.ts';

/** The host says which presets the random one may draw; what is not named stays as it is. */
export function changeScenarios(room: GameContext, member: Member, presets: ClientMessages['update-scenarios']): void {
  if (!room.isHost(member)) return room.refuse(member, 'onlyHost');
  if (room.isBusy()) return room.refuse(member, 'running');
  if (room.state.ranked) return room.refuse(member, 'ranked');
  const excluded = new Set(room.settings.scx);
  for (const { id, params } of presets) {
    if (params.enabled) excluded.delete(id);
    else excluded.add(id);
  }
  const known = drawableScenarios([]).map(({ id }) => id);
  const scx = known.filter((id) => excluded.has(id));
  if (drawableScenarios([...scx, ...lockedScenarios(room)]).length === 0) return room.refuse(member, 'badValue');
  room.settings = { ...room.settings, scx };
  showSettings(room.state, room.settings);
  room.patch();
  room.broadcast('st-change', { key: 'update-scenarios' });
}

/** What the random preset drew, and from which. */
export interface DrawnScenario {
  readonly drawn: Scenario;
  readonly options: readonly Scenario[];
}

/** What the random preset draws for the next match; null when it isn't chosen. */
export function drawScenario(room: GameContext): DrawnScenario | null {
  const { mode, sc, scx } = room.settings;
  if (!modeTraits(mode).hasPresets || sc !== RANDOM_SCENARIO) return null;
  const options = drawableScenarios([...scx, ...lockedScenarios(room)]);
  const drawn = options[randomInt(Math.max(1, options.length))];
  return drawn ? { drawn, options } : null;
}
