export { countActiveDays } from './daily-play.repository.ts';
export type { FinishedMatch, FinishedSeat, RecordedMatch, RecordedPlayer } from './finished-match.ts';
export type { FlagDeps } from './flags/flag.service.ts';
export { createFlagRoutes } from './flags/flags.routes.ts';
export { keepForfeit } from './keep-forfeit.ts';
export { createMatchRoutes } from './match.routes.ts';
export type { MatchPorts } from './ports.ts';
export {
  createMemoryReconnections,
  createRedisReconnections,
  type OfferedSeats,
  offerSeats,
} from './reconnections.ts';
export { recordMatch } from './record-match.ts';
export { matchPersonalData } from './personal-data.repository.ts';
