import type { Sanction, SanctionKind } from '@syllaboom/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ModerationTables } from '../moderation.tables.ts';

/** A sanction as it is kept. */
export interface StoredSanction {
  readonly id: string;
  readonly playerId: string;
  readonly kind: SanctionKind;
  readonly reason: string;
  readonly givenBy: string;
  readonly givenAt: Date;
  /** Null: for good; warnings and kicks have none. */
  readonly endsAt: Date | null;
  readonly liftedAt: Date | null;
}
export type NewSanction = Omit<StoredSanction, 'liftedAt'>;

const columns = ['id', 'player_id', 'kind', 'reason', 'given_by', 'given_at', 'ends_at', 'lifted_at'] as const;
type Row = Pick<Selectable<ModerationTables['sanction']>, (typeof columns)[number]>;
const toSanction = (row: Row): StoredSanction => ({
  id: row.id,
  playerId: row.player_id,
  kind: row.kind,
  reason: row.reason,
  givenBy: row.given_by,
  givenAt: row.given_at,
  endsAt: row.ends_at,
  liftedAt: row.lifted_at,
});

/** Whether a sanction that lasts holds at this time. */
export const isInForce = (sanction: StoredSanction, now: Date): boolean =>
  sanction.liftedAt === null && (sanction.endsAt === null || sanction.endsAt > now);

/** A sanction as the staff reads it; `by` is a name. */
export const showSanction = (sanction: StoredSanction, by: string): Sanction => ({
  id: sanction.id,
  kind: sanction.kind,
  reason: sanction.reason,
  by,
  at: sanction.givenAt.toISOString(),
  until: sanction.endsAt?.toISOString() ?? null,
  liftedAt: sanction.liftedAt?.toISOString() ?? null,
});

export async function addSanction(tx: Tx, sanction: NewSanction): Promise<void> {
  await tx
    .withTables<ModerationTables>()
    .insertInto('sanction')
    .values({
      id: sanction.id,
      player_id: sanction.playerId,
      kind: sanction.kind,
      reason: sanction.reason,
      given_by: sanction.givenBy,
      given_at: sanction.givenAt,
      ends_at: sanction.endsAt,
    })
    .execute();
}

/** All sanctions of a player, the newest first. */
export async function readSanctionsOf(db: Db, playerId: string): Promise<StoredSanction[]> {
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('sanction')
    .select(columns)
    .where('player_id', '=', playerId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSanction);
}

/** Mutes or bans of a player that hold now. */
export async function readInForce(
  db: Db,
  playerId: string,
  kind: 'mute' | 'ban',
  now: Date,
): Promise<StoredSanction[]> {
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('sanction')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('lifted_at', 'is', null)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .execute();
  return rows.map(toSanction);
}

/** Sanctions by id, in no order. */
export async function readSanctions(db: Db, ids: readonly string[]): Promise<StoredSanction[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('sanction')
    .select(columns)
    .where('id', 'in', ids)
    .execute();
  return rows.map(toSanction);
}

/** Ends a sanction early, once; false when somebody was quicker. */
export async function markLifted(
  tx: Tx,
  id: string,
  lift: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const row = await tx
    .withTables<ModerationTables>()
    .updateTable('sanction')
    .set({ lifted_at: lift.at, lifted_by: lift.by, lift_reason: lift.reason })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sanctions that are told once, with their reason. */
const NOTICED_KINDS = ['warn', 'takedown'] as const;

/** What counts when somebody enters a room, in one question: the mutes that hold, and whether a notice waits. */
export async function readForRoom(
  db: Db,
  playerId: string,
  now: Date,
): Promise<{ readonly mutes: StoredSanction[]; readonly warned: boolean }> {
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('sanction')
    .select(columns)
    .where('player_id', '=', playerId)
    .where((is) =>
      is.or([
        is.and([is('kind', 'in', NOTICED_KINDS), is('told_at', 'is', null), is('lifted_at', 'is', null)]),
        is.and([is('kind', '=', 'mute'), is('lifted_at', 'is', null)]),
      ]),
    )
    .execute();
  const sanctions = rows.map(toSanction);
  return {
    mutes: sanctions.filter((sanction) => sanction.kind === 'mute' && isInForce(sanction, now)),
    warned: sanctions.some(({ kind }) => kind !== 'mute'),
  };
}

/** The warnings and takedowns that wait to be told, the oldest first; each is given out once. */
export async function takeUntold(
  tx: Tx,
  playerId: string,
  at: Date,
): Promise<Pick<StoredSanction, 'kind' | 'reason'>[]> {
  const rows = await tx
    .withTables<ModerationTables>()
    .updateTable('sanction')
    .set({ told_at: at })
    .where('player_id', '=', playerId)
    .where('kind', 'in', NOTICED_KINDS)
    .where('told_at', 'is', null)
    .where('lifted_at', 'is', null)
    .returning(['kind', 'reason', 'given_at'])
    .execute();
  return rows.sort((a, b) => a.given_at.getTime() - b.given_at.getTime()).map(({ kind, reason }) => ({ kind, reason }));
}
