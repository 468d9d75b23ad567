import { type DailyState, NO_DAILY } from '@syllaboom/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

interface StateRow {
  readonly step: number;
  readonly last_claim: number;
  readonly freeze_used_on: number | null;
}

/** The engine counts days since 1970. */
const EPOCH = sql`date '1970-01-01'`;
const DAYS = sql`step, last_claim - ${EPOCH} as last_claim, freeze_used_on - ${EPOCH} as freeze_used_on`;

async function readState(db: Db, query: RawBuilder<StateRow>): Promise<DailyState> {
  const [row] = (await query.execute(db)).rows;
  return row === undefined ? NO_DAILY : { day: row.step, lastClaim: row.last_claim, freezeUsedOn: row.freeze_used_on };
}

/** What is known of a player's daily rewards. */
export const readDailyState = (db: Db, playerId: string): Promise<DailyState> =>
  readState(db, sql<StateRow>`select ${DAYS} from daily_reward where player_id = ${playerId}`);

/** The same, held until the transaction ends. */
export const lockDailyState = (tx: Tx, playerId: string): Promise<DailyState> =>
  readState(tx, sql<StateRow>`select ${DAYS} from daily_reward where player_id = ${playerId} for update`);

/** Writes a later state; false when somebody else has written that day, or a later one, meanwhile. */
export async function saveDailyState(tx: Tx, playerId: string, state: DailyState): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_reward as r (player_id, step, last_claim, freeze_used_on)
    values (${playerId}, ${state.day}, ${EPOCH} + ${state.lastClaim}::int, ${EPOCH} + ${state.freezeUsedOn}::int)
    on conflict (player_id) do update
      set step = excluded.step, last_claim = excluded.last_claim, freeze_used_on = excluded.freeze_used_on
      where r.last_claim < excluded.last_claim
    returning player_id`.execute(tx);
  return rows.length === 1;
}
