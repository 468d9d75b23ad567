import { ROOM_FLOW } from '../balance/room/room-flow.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';
import type { ModeId } from '../catalogue/modes.ts';

/** What decides whether, and for how long, players are shown against each other. */
export interface VersusContext {
  readonly mode: ModeId;
  readonly ranked: boolean;
  /** The random preset draws, so its reel runs instead. */
  readonly drawsScenario: boolean;
  /** The frame of each player, bots included; 0 = none. */
  readonly frames: readonly number[];
}

export interface VersusTimes {
  readonly versusMs: number;
  readonly versusFramesMs: number;
  readonly versusRankedMs: number;
}

/** How long the versus picture of exactly two players lasts, in ms; 0 = none. */
export function versusMs(context: VersusContext, times: VersusTimes = ROOM_FLOW): number {
  const { mode, ranked, drawsScenario, frames } = context;
  if (frames.length !== 2 || modeTraits(mode).isDropIn || drawsScenario) return 0;
  if (ranked) return times.versusRankedMs;
  return frames.some((frame) => frame > 0) ? times.versusFramesMs : times.versusMs;
}
