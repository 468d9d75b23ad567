import type { ExchangeCurrency } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ExchangeTables } from './exchange.tables.ts';

/** An exchange that was made. */
export interface Trade {
  readonly at: Date;
  /** Null: the account is erased. */
  readonly playerId: string | null;
  readonly from: ExchangeCurrency;
  readonly amountSpent: number;
  readonly amountReceived: number;
}

export async function addTrade(tx: Tx, trade: Trade & { readonly playerId: string }): Promise<void> {
  await tx
    .withTables<ExchangeTables>()
    .insertInto('exchange_trade')
    .values({
      at: trade.at,
      player_id: trade.playerId,
      from_currency: trade.from,
      from_amount: trade.amountSpent,
      to_amount: trade.amountReceived,
    })
    .execute();
}

/** The latest exchanges before the one with this number: everybody's, or one player's. */
export async function readTrades(
  db: Db,
  { of, before, most }: { readonly of: string | null; readonly before: number | null; readonly most: number },
): Promise<(Trade & { readonly id: number })[]> {
  const rows = await db
    .withTables<ExchangeTables>()
    .selectFrom('exchange_trade')
    .selectAll()
    .$if(of !== null, (query) => query.where('player_id', '=', of))
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    playerId: row.player_id,
    from: row.from_currency as ExchangeCurrency,
    amountSpent: row.from_amount,
    amountReceived: row.to_amount,
  }));
}
