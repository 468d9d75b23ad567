import { COURSE } from '../../balance/match/course.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { findPlayer } from '../state/play.ts';

/** How a match went for a player, for charts; times are whole seconds of the match. */
export interface MatchCourse {
  /** When each right word came. */
  wordsAt: number[];
  /** The hearts at the start and after every change, as [when, hearts]. */
  hearts: [number, number][];
}

export const freshCourse = (): MatchCourse => ({ wordsAt: [], hearts: [] });

const MS_PER_SECOND = 1_000;
const secondOf = (state: MatchState, at: MatchTime): number =>
  Math.max(0, Math.floor((at - state.startedAt) / MS_PER_SECOND));

/** Notes when a player gave something right. */
export function noteWordTime(state: MatchState, player: MatchPlayer, at: MatchTime): void {
  const { wordsAt } = player.stats.course;
  if (wordsAt.length < COURSE.mostWords) wordsAt.push(secondOf(state, at));
}

/** Notes the hearts of those who have more or fewer than before. */
export function noteHearts(state: MatchState): void {
  for (const { hearts, stats } of state.players) {
    const noted = stats.course.hearts;
    if (noted.at(-1)?.[1] === hearts || noted.length >= COURSE.mostHearts) continue;
    noted.push([secondOf(state, state.now), hearts]);
  }
}

/** How the match went for a seat so far; null where nobody sits. */
export function matchCourse(state: MatchState, seat: SeatId): MatchCourse | null {
  const course = findPlayer(state, seat)?.stats.course;
  return course ? copyCourse(course) : null;
}

/** A copy that stays as it is while the match goes on. */
export const copyCourse = ({ wordsAt, hearts }: MatchCourse): MatchCourse => ({
  wordsAt: [...wordsAt],
  hearts: hearts.map(([at, left]) => [at, left]),
});
