import { TIMELINE } from '../../balance/match/timeline.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { findPlayer } from '../state/step-context.ts';

/** How a match went for a player, for charts; times are whole seconds of the match. */
export interface MatchTimeline {
  /** When each right word came. */
  wordsAt: number[];
  /** The hearts at the start and after every change, as [when, hearts]. */
  hearts: [number, number][];
}

export const freshTimeline = (): MatchTimeline => ({ wordsAt: [], hearts: [] });

const MS_PER_SECOND = 1_000;
const secondOf = (state: MatchState, at: MatchTime): number =>
  Math.max(0, Math.floor((at - state.startedAt) / MS_PER_SECOND));

/** Notes when a player gave something right. */
export function noteWordTime(state: MatchState, player: MatchPlayer, at: MatchTime): void {
  const { wordsAt } = player.stats.timeline;
  if (wordsAt.length < TIMELINE.mostWords) wordsAt.push(secondOf(state, at));
}

/** Notes the hearts of those who have more or fewer than before. */
export function noteHearts(state: MatchState): void {
  for (const { hearts, stats } of state.players) {
    const noted = stats.timeline.hearts;
    if (noted.at(-1)?.[1] === hearts || noted.length >= TIMELINE.mostHearts) continue;
    noted.push([secondOf(state, state.now), hearts]);
  }
}

/** How the match went for a seat so far; null where nobody sits. */
export function matchTimeline(state: MatchState, seat: SeatId): MatchTimeline | null {
  const timeline = findPlayer(state, seat)?.stats.timeline;
  return timeline ? copyTimeline(timeline) : null;
}

/** A copy that stays as it is while the match goes on. */
export const copyTimeline = ({ wordsAt, hearts }: MatchTimeline): MatchTimeline => ({
  wordsAt: [...wordsAt],
  hearts: hearts.map(([at, left]) => [at, left]),
});
