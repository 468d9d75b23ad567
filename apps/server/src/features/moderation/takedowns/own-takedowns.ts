import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { readAppealed, readDecided } from '../appeals/appeal.repository.ts';
import { signAppeal } from '../appeals/appeal-token.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { isInForce, readSanctionsOf } from '../sanctions/sanction.repository.ts';
import { readHiding } from './hidden-state.ts';
import { readTakedowns } from './takedown.repository.ts';

type Hidden = ReplyOf<(typeof ENDPOINTS)['hiddenContent']>['hidden'];

/** What of a player's own is hidden now, the last first, each with the token to appeal with; not what was decided for good. */
export async function listOwnHidden(deps: ModerationDeps, playerId: string): Promise<Hidden> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const given = (await readSanctionsOf(db, playerId)).filter((one) => one.kind === 'takedown' && isInForce(one, now));
  const ids = given.map(({ id }) => id);
  const [takedowns, appealed, decided] = await Promise.all([
    readTakedowns(db, ids),
    readAppealed(db, ids),
    readDecided(db, ids),
  ]);
  const hidden: Hidden = [];
  for (const { id, reason, givenAt } of given) {
    const takedown = takedowns.find(({ sanctionId }) => sanctionId === id);
    if (takedown === undefined || decided.has(id)) continue;
    if ((await readHiding(deps, db, playerId, takedown.subject))?.sanctionId !== id) continue;
    const appeal = appealed.has(id) ? '' : signAppeal(deps.appealKey, id);
    hidden.push({ id, kind: takedown.subject.kind, reason, at: givenAt.toISOString(), appeal });
  }
  return hidden;
}
