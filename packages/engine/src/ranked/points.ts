import { RANKED, SHOWN_POINTS } from '../balance/ranked/ranked.ts';
import type { HiddenRating } from './glicko.ts';

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where the shown points of a hidden rating belong; `spread` is that of the active ratings (rules section 9). */
export function targetPoints({ rating, deviation }: HiddenRating, spread: number): number {
  const doubt = Math.max(0, deviation - SHOWN_POINTS.sureDeviation) * SHOWN_POINTS.deviationCost;
  const away = (rating - 1500) / Math.max(spread, SHOWN_POINTS.leastSpread);
  return SHOWN_POINTS.middle + SHOWN_POINTS.perSpread * away - doubt;
}

/** How a match ended for somebody. */
export type RankedEnd = 'won' | 'lost' | 'left';

/**
 * The change of shown points by a match: a part of the way to the target on top of a fixed step. Points never fall
 * below 0, so the change may be smaller than the rule says.
 */
export function changeOfPoints(end: RankedEnd, points: number, target: number): number {
  const pull = (target - points) * SHOWN_POINTS.distancePart;
  const change =
    end === 'won'
      ? clamp(SHOWN_POINTS.step + pull, SHOWN_POINTS.leastGain, SHOWN_POINTS.most)
      : -clamp(SHOWN_POINTS.step - pull, SHOWN_POINTS.leastLoss, SHOWN_POINTS.most) -
        (end === 'left' ? SHOWN_POINTS.leaving : 0);
  return Math.max(Math.round(change), RANKED.leastPoints - points);
}
