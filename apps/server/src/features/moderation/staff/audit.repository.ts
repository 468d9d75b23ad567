import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { COUNTED_AHEAD } from '../counted-ahead.ts';
import type { AuditDetail, ModerationTables } from '../moderation.tables.ts';

/** Something that the staff did. */
export interface AuditEntry {
  readonly at: Date;
  /** Null: the operator, who needs no account. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  /** The player whom it concerns, if any. */
  readonly targetId: string | null;
  readonly detail: AuditDetail;
}
export type AuditAction =
  | 'report_dismissed'
  | 'sanction_given'
  | 'sanction_lifted'
  | 'content_hidden'
  | 'appeal_lifted'
  | 'appeal_kept'
  | 'player_verified'
  | 'player_unverified'
  | 'role_given'
  | 'role_taken'
  | 'word_listed'
  | 'word_unlisted'
  | 'word_accepted'
  | 'word_refused'
  | 'trivia_approved'
  | 'trivia_refused'
  | 'announced'
  | 'flag_cleared'
  | 'flag_kept'
  | 'gains_undone'
  | 'code_made'
  | 'code_ended'
  | 'password_reset'
  | 'second_factor_reset';

/** Writes an entry in the action's own transaction: an action without its entry does not happen. */
export async function addAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .withTables<ModerationTables>()
    .insertInto('audit_entry')
    .values({
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      target_id: entry.targetId,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}

/** Entries, the newest first, and how many there are, as far as counted: all, or those about or of one player. */
export async function readAudit(
  db: Db,
  about: string | null,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ entries: (AuditEntry & { readonly id: number })[]; total: number }> {
  const entries = db
    .withTables<ModerationTables>()
    .selectFrom('audit_entry')
    .$if(about !== null, (query) =>
      query.where((is) => is.or([is('target_id', '=', about), is('actor_id', '=', about ?? '')])),
    );
  const rows = await entries
    .select(['id', 'at', 'actor_id', 'action', 'target_id', 'detail'])
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await db
    .withTables<ModerationTables>()
    .selectFrom(
      entries
        .select('id')
        .limit(page.offset + COUNTED_AHEAD)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    total,
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at,
      actorId: row.actor_id,
      action: row.action as AuditAction,
      targetId: row.target_id,
      detail: row.detail,
    })),
  };
}
