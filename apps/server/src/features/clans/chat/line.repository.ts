import { CLANS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Something that was said in a clan, as it was written. */
export interface Line {
  readonly id: number;
  readonly clanId: string;
  /** Null: the account is erased. */
  readonly senderId: string | null;
  readonly text: string;
  readonly saidAt: Date;
  readonly nonce: string | null;
}
interface Row {
  readonly id: number;
  readonly clan_id: string;
  readonly sender_id: string | null;
  readonly text: string;
  readonly said_at: Date;
  readonly nonce: string | null;
}
const lineOf = (row: Row): Line => ({
  id: row.id,
  clanId: row.clan_id,
  senderId: row.sender_id,
  text: row.text,
  saidAt: row.said_at,
  nonce: row.nonce,
});
const oldest = (now: Date): Date => new Date(now.getTime() - CLANS.lineDays * 86_400_000);

/** Adds a line to the chat of a clan that is held; null: its nonce was used elsewhere. */
export async function addLine(tx: Tx, line: Omit<Line, 'id'>): Promise<Line | null> {
  const { rows } = await sql<Row>`
    insert into clan_line (clan_id, sender_id, text, said_at, nonce)
    values (${line.clanId}, ${line.senderId}, ${line.text}, ${line.saidAt}, ${line.nonce})
    on conflict (sender_id, nonce) do nothing returning *`.execute(tx);
  return rows[0] === undefined ? null : lineOf(rows[0]);
}
export async function findLineByNonce(db: Db, senderId: string, nonce: string): Promise<Line | null> {
  const { rows } = await sql<Row>`
    select * from clan_line where sender_id = ${senderId} and nonce = ${nonce}`.execute(db);
  return rows[0] === undefined ? null : lineOf(rows[0]);
}
export async function findLine(db: Db, id: number): Promise<Line | null> {
  const { rows } = await sql<Row>`select * from clan_line where id = ${id}`.execute(db);
  return rows[0] === undefined ? null : lineOf(rows[0]);
}
export async function writeLine(tx: Tx, id: number, text: string): Promise<void> {
  await sql`update clan_line set text = ${text} where id = ${id}`.execute(tx);
}

/** Lines of a clan below this id, the latest first, of those that are kept; without those of hidden players. */
export async function readLinesBefore(
  db: Db,
  clanId: string,
  {
    before,
    most,
    hidden,
    now,
  }: { readonly before: number; readonly most: number; readonly hidden: readonly string[]; readonly now: Date },
): Promise<Line[]> {
  const { rows } = await sql<Row>`
    select * from (
      select * from clan_line where clan_id = ${clanId} and said_at > ${oldest(now)}
      order by id desc limit ${CLANS.linesKept}) kept
    where id < ${before} and coalesce(sender_id <> all(${[...hidden]}::text[]), true)
    order by id desc limit ${most}`.execute(db);
  return rows.map(lineOf);
}

/** Who has written what is kept of a clan's chat, and is not erased. */
export async function readWriters(db: Db, clanId: string): Promise<string[]> {
  const { rows } = await sql<{ sender_id: string }>`
    select distinct sender_id from clan_line where clan_id = ${clanId} and sender_id is not null`.execute(db);
  return rows.map(({ sender_id }) => sender_id);
}

export async function deleteLinesOf(tx: Tx, clanId: string): Promise<void> {
  await sql`delete from clan_line where clan_id = ${clanId}`.execute(tx);
}
/** Forgets lines that are too old, or too many. */
export async function forgetLines(tx: Tx, now: Date): Promise<void> {
  await sql`delete from clan_line where said_at <= ${oldest(now)}`.execute(tx);
  await sql`
    delete from clan_line l using (
      select clan_id, (array_agg(id order by id desc))[${CLANS.linesKept}::int] as first_kept from clan_line
      group by clan_id having count(*) > ${CLANS.linesKept}) many
    where l.clan_id = many.clan_id and l.id < many.first_kept`.execute(tx);
}
