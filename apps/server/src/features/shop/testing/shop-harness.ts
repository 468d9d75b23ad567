import { pino } from 'pino';
import { addItems, readItems } from '#features/inventory';
import { type Move, post, readBalances, runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { createLogger } from '#platform/log/logger.ts';
import { PlayerChannel, type PlayerMessage } from '#platform/rooms/channel/player-channel.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import type { Look } from '../look.ts';
import { secretRoll } from '../secret-roll.ts';
import { createShopService, type ShopService } from '../shop.service.ts';
import type { ShopDeps } from '../shop.deps.ts';

type Purse = Partial<Record<Move['currency'], number>>;

/** The shop at one server, with what it told players. */
export interface ShopHarness {
  readonly shop: ShopService;
  readonly deps: ShopDeps;
  /** What was told, to whom. */
  readonly told: { readonly playerId: string; readonly message: PlayerMessage }[];
  /** Who plays ranked now. */
  readonly booked: Set<string>;
}

export function openShopHarness(
  database: Database,
  changes: Partial<Pick<ShopDeps, 'roll' | 'chestsOpen'>> = {},
): ShopHarness {
  const channel = new PlayerChannel(createLogger('silent'));
  const told: ShopHarness['told'] = [];
  channel.subscribe((playerId, message) => told.push({ playerId, message }));
  const booked = new Set<string>();
  const deps: ShopDeps = {
    database,
    logger: pino({ enabled: false }),
    channel,
    roll: secretRoll,
    chestsOpen: true,
    ports: {
      announceChange: (tx, playerId) => channel.sendAfter(tx, [playerId], 'changed', {}),
      isInRankedMatch: async (_db, playerId) => booked.has(playerId),
      readOwed: async () => ({ diamonds: 0, keys: 0 }),
    },
    ...changes,
  };
  return { shop: createShopService(deps), deps, told, booked };
}

/** Gives a player money out of the mint. */
export async function fund(database: Database, playerId: string, purse: Purse): Promise<void> {
  await runOperation(database, { actor: 'test', key: randomId(20), kind: 'gift', body: null }, async (tx, id) => {
    const currencies = Object.keys(purse) as (keyof Purse)[];
    const moves = currencies.map(
      (currency): Move => ({
        from: { system: 'mint' },
        to: { playerId },
        currency,
        amount: purse[currency] ?? 0,
      }),
    );
    await post(
      tx,
      id,
      moves.filter(({ amount }) => amount > 0),
    );
  });
}

/** Gives a player a look. */
export async function giveLook(database: Database, playerId: string, { kind, id }: Look): Promise<void> {
  await runOperation(database, { actor: 'test', key: randomId(20), kind: 'gift', body: null }, (tx, operationId) =>
    addItems(tx, operationId, [{ playerId, kind, locale: '', item: String(id), count: 1 }]),
  );
}

/** A player with money. */
export async function addRich(database: Database, purse: Purse = {}): Promise<string> {
  const [playerId = ''] = await addPlayers(database, 1);
  await fund(database, playerId, purse);
  return playerId;
}

/** What somebody has: money, looks, and how near the chests are to a certain legendary bomb. */
export async function holdingsOf(database: Database, playerId: string) {
  const kinds = ['bomb', 'frame', 'streak', 'heart', 'background'] as const;
  const items = (await Promise.all(kinds.map((kind) => readItems(database.db, playerId, kind)))).flat();
  const { rows: chests } = await database.pool.query(
    'select theme, since_legendary, opened from chest_count where player_id = $1 order by theme',
    [playerId],
  );
  const { rows: worn } = await database.pool.query(
    'select bomb, background, frame, streak_effect, heart_effect from profile where player_id = $1',
    [playerId],
  );
  return {
    balances: await readBalances(database.db, playerId),
    items: items.map(({ kind, item, count }) => `${kind}:${item}×${count}`),
    chests,
    worn: worn[0],
  };
}
