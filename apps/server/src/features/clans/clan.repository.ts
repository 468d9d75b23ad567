import { CLAN_CURRENCIES, type ClanCurrency, CLANS } from '@syllaboom/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ClanRow } from './clans.tables.ts';

/** A clan that lives, as it is kept. */
export interface ClanFacts {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly description: string;
  readonly ownerId: string;
  readonly slots: number;
  readonly minLevel: number;
  readonly joinFee: number;
  readonly feeType: ClanCurrency;
  readonly memberCount: number;
  readonly pastEarned: number;
  /** As of the last minute. */
  readonly exp: number;
  readonly createdAt: Date;
}
/** What may change of a clan by its owner's wish. */
export interface ClanEdit {
  readonly name?: string;
  readonly nameFold?: string | null;
  readonly tag?: string;
  readonly tagFold?: string | null;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly minLevel?: number;
  readonly joinFee?: number;
  readonly feeType?: ClanCurrency;
  readonly slots?: number;
  readonly ownerId?: string;
}

export const CLAN_COLUMNS = sql`c.id, c.name, c.tag, c.description, c.owner_id, c.slots, c.min_level, c.join_fee, c.fee_type,
  c.member_count, c.past_earned, c.exp, c.created_at`;

export const currencyOf = (text: string): ClanCurrency => CLAN_CURRENCIES.find((one) => one === text) ?? 'coin';

export const clanOf = (row: ClanRow): ClanFacts => ({
  id: row.id,
  name: row.name,
  tag: row.tag,
  description: row.description,
  ownerId: row.owner_id ?? '',
  slots: row.slots,
  minLevel: row.min_level,
  joinFee: row.join_fee,
  feeType: currencyOf(row.fee_type),
  memberCount: row.member_count,
  pastEarned: row.past_earned,
  exp: row.exp,
  createdAt: row.created_at,
});

async function readOne(db: Db, which: RawBuilder<unknown>): Promise<ClanFacts | null> {
  const { rows } = await sql<ClanRow>`select ${CLAN_COLUMNS} from clan c where ${which}`.execute(db);
  return rows[0] === undefined ? null : clanOf(rows[0]);
}
const held = (which: RawBuilder<unknown>) => sql`c.dissolved_at is null and ${which} for no key update`;

export const findClan = (db: Db, id: string): Promise<ClanFacts | null> =>
  readOne(db, sql`c.dissolved_at is null and c.id = ${id}`);
/** Holds a clan until the transaction ends: everything about its members waits. Null: there is none (any more). */
export const lockClan = (tx: Tx, id: string): Promise<ClanFacts | null> => readOne(tx, held(sql`c.id = ${id}`));
export const findClanOfOwner = (db: Db, ownerId: string): Promise<ClanFacts | null> =>
  readOne(db, sql`c.owner_id = ${ownerId}`);
/** Holds the clan that a player owns; null: none (any more). */
export const lockClanOfOwner = (tx: Tx, ownerId: string): Promise<ClanFacts | null> =>
  readOne(tx, held(sql`c.owner_id = ${ownerId}`));

/** Holds a name and a tag, in the form in which they are compared, until the transaction ends. */
async function holdWords(tx: Tx, folds: readonly string[]): Promise<void> {
  for (const fold of folds) await sql`select pg_advisory_xact_lock(hashtextextended(${`clan ${fold}`}, 0))`.execute(tx);
}

/** Whether a name or a tag is another clan's, or that of one which ended a short while ago; held until the transaction ends. */
export async function isTaken(
  tx: Tx,
  kind: 'name' | 'tag',
  fold: string,
  { at, except = '' }: { readonly at: Date; readonly except?: string },
): Promise<boolean> {
  await holdWords(tx, [`${kind} ${fold}`]);
  const column = kind === 'name' ? sql`name_fold` : sql`tag_fold`;
  const free = new Date(at.getTime() - CLANS.nameRestDays * 86_400_000);
  await sql`update clan set ${column} = null where ${column} = ${fold} and dissolved_at <= ${free}`.execute(tx);
  const { rows } = await sql`select from clan where ${column} = ${fold} and id <> ${except}`.execute(tx);
  return rows.length > 0;
}

export async function addClan(
  tx: Tx,
  clan: Pick<ClanFacts, 'id' | 'name' | 'tag' | 'description' | 'ownerId' | 'createdAt'> & {
    readonly nameFold: string;
    readonly tagFold: string;
  },
): Promise<void> {
  await sql`
    insert into clan (id, name, tag, name_fold, tag_fold, description, owner_id, slots, member_count, created_at)
    values (${clan.id}, ${clan.name}, ${clan.tag}, ${clan.nameFold}, ${clan.tagFold}, ${clan.description}, ${clan.ownerId},
      ${CLANS.slots}, 1, ${clan.createdAt})`.execute(tx);
}

const COLUMN_OF = {
  name: sql`name`,
  nameFold: sql`name_fold`,
  tag: sql`tag`,
  tagFold: sql`tag_fold`,
  description: sql`description`,
  hidden: sql`hidden`,
  minLevel: sql`min_level`,
  joinFee: sql`join_fee`,
  feeType: sql`fee_type`,
  slots: sql`slots`,
  ownerId: sql`owner_id`,
} as const satisfies Record<keyof ClanEdit, RawBuilder<unknown>>;

/** Changes a clan that is held. */
export async function writeClan(tx: Tx, id: string, edit: ClanEdit): Promise<void> {
  const sets = (Object.keys(edit) as (keyof ClanEdit)[]).map((key) => sql`${COLUMN_OF[key]} = ${edit[key]}`);
  if (sets.length > 0) await sql`update clan set ${sql.join(sets)} where id = ${id}`.execute(tx);
}

/** Ends a clan that is held, of which nobody is left; its name and tag are free after a while. */
export async function closeClan(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update clan set dissolved_at = ${at}, owner_id = null, member_count = 0 where id = ${id}`.execute(tx);
}

/** A clan's exp of this moment, exactly: what its members have earned since they joined, and those who left. */
export async function readEarned(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ earned: number }>`
    select (c.past_earned + coalesce((select sum(m.earned) from clan_member m where m.clan_id = c.id), 0))::bigint as earned
    from clan c where c.id = ${id}`.execute(db);
  return rows[0]?.earned ?? 0;
}

/** Frees names and tags of clans that ended so long ago. */
export async function freeNames(tx: Tx, at: Date): Promise<void> {
  const free = new Date(at.getTime() - CLANS.nameRestDays * 86_400_000);
  await sql`
    update clan set name_fold = null, tag_fold = null
    where dissolved_at <= ${free} and (name_fold is not null or tag_fold is not null)`.execute(tx);
}
