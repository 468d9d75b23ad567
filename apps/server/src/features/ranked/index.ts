export { annulWins } from './matches/annul-wins.ts';
export { isBooked, lockOpenMatch, type OpenMatch } from './matches/booking.repository.ts';
/** @internal For tests that book a match themselves. */
export type { Booking } from './matches/booking.repository.ts';
export { type FreeForAllPlace, rateFreeForAllMatch } from './free-for-all.ts';
export type { ForfeitedMatch } from './ports.ts';
/** @internal For tests of ranked play. */
export { choosePerk } from './choose-perk.ts';
/** @internal For tests of ranked play. */
export { rankedHistory, ownRank } from './matches/ranked-history.ts';
export type { RankedDeps } from './ranked.deps.ts';
export { rankedFeature } from './ranked.feature.ts';
export { createRankedService, type RankedService } from './ranked.service.ts';
export { RatingSpread } from './rating-spread.ts';
export { type PointChanges, settleRanked } from './matches/settle-ranked.ts';
