import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';
import { readOpenAppeals } from '../appeals/appeal.repository.ts';
import { readAudit } from './audit.repository.ts';
import { namePlayers } from '../name-players.ts';
import { readSanctions, showSanction } from '../sanctions/sanction.repository.ts';
import { pageOf } from '../reports/staff-reports.ts';
import { readTakedowns } from '../takedowns/takedown.repository.ts';

type Reply<Name extends keyof typeof ENDPOINTS> = ReplyOf<(typeof ENDPOINTS)[Name]>;

/** A page of what the staff did. */
export async function listAudit(
  db: Db,
  query: { readonly page?: string | undefined; readonly player?: string | undefined },
): Promise<Reply<'auditLog'>> {
  const { entries, total } = await readAudit(db, query.player ?? null, pageOf(query.page));
  const nameOf = await namePlayers(
    db,
    entries.flatMap(({ actorId, targetId }) => [actorId, targetId]),
  );
  return {
    total,
    entries: entries.map((entry) => ({
      id: String(entry.id),
      at: entry.at.toISOString(),
      by: entry.actorId === null ? null : nameOf(entry.actorId),
      action: entry.action,
      target: entry.targetId === null ? null : nameOf(entry.targetId),
      detail: { ...entry.detail },
    })),
  };
}

/** A page of the appeals that wait. */
export async function listAppeals(
  db: Db,
  query: { readonly page?: string | undefined },
): Promise<Reply<'appealQueue'>> {
  const { appeals, total } = await readOpenAppeals(db, pageOf(query.page));
  const against = appeals.map(({ sanctionId }) => sanctionId);
  const [sanctions, takedowns] = await Promise.all([readSanctions(db, against), readTakedowns(db, against)]);
  const contentOf = new Map(takedowns.map(({ sanctionId, subject }) => [sanctionId, subject]));
  const known = new Map(sanctions.map((sanction) => [sanction.id, sanction]));
  const nameOf = await namePlayers(
    db,
    sanctions.flatMap(({ playerId, givenBy }) => [playerId, givenBy]),
  );
  return {
    total,
    appeals: appeals.flatMap((appeal) => {
      const sanction = known.get(appeal.sanctionId);
      if (sanction === undefined) return [];
      return [
        {
          id: appeal.id,
          player: nameOf(sanction.playerId),
          sanction: showSanction(sanction, nameOf(sanction.givenBy).displayName),
          content: contentOf.get(sanction.id) ?? null,
          text: appeal.text,
          at: appeal.sentAt.toISOString(),
        },
      ];
    }),
  };
}
