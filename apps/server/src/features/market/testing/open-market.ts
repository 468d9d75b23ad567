import { expOfLevel, MARKET } from '@syllaboom/engine';
import pino from 'pino';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { grant } from '../../../testing/people/grant.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { buyPiece } from '../buy-piece.ts';
import { removeListing } from '../end-listings.ts';
import type { MarketDeps } from '../market.deps.ts';
import { readBuyWish, readListingWish } from '../read-wish.ts';
import { sellPieces } from '../sell-pieces.ts';

type Wish = Readonly<Record<string, unknown>>;
const logger = pino({ level: 'silent' });

/** The market's operations without their calls, as a process of its own would do them on this database. */
export function openMarket(database: Database) {
  const deps: MarketDeps = {
    database,
    clock: systemClock,
    logger,
    channel: new PlayerChannel(logger),
    isOpen: true,
    ports: { announceChange: () => undefined, isOffensive: async () => false },
  };
  const newKey = (): string => `intent:${randomId(22)}`;
  return {
    deps,
    sell: (playerId: string, word: string, wish: Wish = {}, key = newKey()) =>
      sellPieces(deps, playerId, { word, price: 1000, currency: 'coin', ...wish }, key),
    buy: (playerId: string, sellerId: string, word: string, wish: Wish = {}, key = newKey()) =>
      buyPiece(deps, playerId, readBuyWish({ sellerId, word, ...wish }), key),
    remove: (playerId: string, word: string, wish: Wish = {}, key = newKey()) =>
      removeListing(deps, playerId, readListingWish({ word, ...wish }, 'market/not_listed'), key),
  };
}

/** Players who may sell and buy. */
export async function addTraders(
  database: Database,
  count: number,
  goods: Parameters<typeof grant>[2] = { coin: 100_000, diamond: 100 },
): Promise<string[]> {
  const ids = await addPlayers(database, count);
  await database.pool.query('update profile set exp = $2 where player_id = any($1)', [
    ids,
    expOfLevel(MARKET.sellLevel),
  ]);
  for (const id of ids) await grant(database, id, goods);
  return ids;
}

/** What operations that ran at once came to: `done`, or the code of the refusal, in order. */
export async function outcomesOf(works: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(works);
  return results
    .map((result) => {
      if (result.status === 'fulfilled') return 'done';
      if (!(result.reason instanceof AppError)) throw result.reason;
      return result.reason.code;
    })
    .toSorted();
}
