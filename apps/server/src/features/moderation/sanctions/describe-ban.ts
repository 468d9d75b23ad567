import type { BanNotice } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { readAppealed } from '../appeals/appeal.repository.ts';
import { signAppeal } from '../appeals/appeal-token.ts';
import { readInForce, type StoredSanction } from './sanction.repository.ts';

/** The one of several that ends last. */
export const lastToEnd = (sanctions: readonly StoredSanction[]): StoredSanction | null =>
  sanctions.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;

const endOf = ({ endsAt }: StoredSanction): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** What a banned player is told with the refusal: why, until when, and the token to appeal with, once. */
export async function describeBan(
  db: Db,
  { now, appealKey }: { readonly now: Date; readonly appealKey: Buffer },
  playerId: string,
): Promise<BanNotice | null> {
  const ban = lastToEnd(await readInForce(db, playerId, 'ban', now));
  if (ban === null) return null;
  const appealed = await readAppealed(db, [ban.id]);
  return {
    until: ban.endsAt?.toISOString() ?? '',
    reason: ban.reason,
    appeal: appealed.has(ban.id) ? '' : signAppeal(appealKey, ban.id),
  };
}
