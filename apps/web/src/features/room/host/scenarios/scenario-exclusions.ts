import type { ClientMessages } from '@syllaboom/contracts';
import { drawableScenarios } from '@syllaboom/engine';

/** Takes a preset out of the reel or puts it back. Null when that would leave the reel empty. */
export function toggleExclusion(excluded: readonly number[], id: number): readonly number[] | null {
  const next = excluded.includes(id) ? excluded.filter((one) => one !== id) : [...excluded, id];
  return drawableScenarios(next).length > 0 ? next : null;
}

/** What the room is told when the scenario window closes: every preset of the reel with its flag. */
export const scenarioFlags = (excluded: readonly number[]): ClientMessages['update-scenarios'] =>
  drawableScenarios([]).map(({ id }) => ({ id, params: { enabled: !excluded.includes(id) } }));
