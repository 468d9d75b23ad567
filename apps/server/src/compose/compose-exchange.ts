import { readMutualBlocksWith } from '#features/blocks';
import type { ExchangeDeps } from '#features/exchange';
import { countPlayersSince } from '#features/match';
import type { Services } from './compose-services.ts';

/** The exchange, with what it asks of blocks and matches. */
export const composeExchange = ({
  world: { database, clock, config },
  playerChanged,
}: Pick<Services, 'world' | 'playerChanged'>): ExchangeDeps => ({
  database,
  clock,
  isOpen: config.economy.exchange,
  ports: { announceChange: playerChanged, countPlayersSince, mutualBlocks: readMutualBlocksWith },
});
