import type { MarketDeps } from '#features/market';
import type { Services } from './compose-services.ts';

/** The market, with what it asks of dictionaries. */
export const composeMarket = ({
  world: { database, clock, logger, config },
  play: { words },
  channel,
  playerChanged,
}: Pick<Services, 'world' | 'play' | 'channel' | 'playerChanged'>): MarketDeps => ({
  database,
  clock,
  logger,
  channel,
  isOpen: config.economy.market,
  ports: {
    announceChange: playerChanged,
    isOffensive: words.readOffensive,
  },
});
