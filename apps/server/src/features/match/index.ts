export { countActiveDays, countPlayersSince } from './daily-play.repository.ts';
export type { FinishedMatch, FinishedSeat, RecordedMatch, RecordedPlayer } from './record/finished-match.ts';
/** @internal For tests of ranked play. */
export { keepForfeit } from './record/keep-forfeit.ts';
export { matchFeature } from './match.feature.ts';
export type { PlayerSeat } from './record/match-gains.ts';
export type { MatchPorts } from './ports.ts';
export {
  createMemoryReconnections,
  createRedisReconnections,
  type OfferedSeats,
  offerSeats,
} from './reconnections.ts';
export { recordMatch } from './record/record-match.ts';
