import type { Caller } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { showPublicText } from '#platform/text/index.ts';
import { addAppeal, closeAppeal, readAppealedSanction } from './appeal.repository.ts';
import { readAppealToken } from './appeal-token.ts';
import { addAuditEntry } from '../staff/audit.repository.ts';
import { lift, lockSanctioned, announceLift } from '../sanctions/lift-sanction.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { isInForce, readSanctions } from '../sanctions/sanction.repository.ts';
import { restoreContent } from '../takedowns/restore-content.ts';

const ID_LENGTH = 16;

/** Keeps the words of somebody who is banned, or whose content is hidden; one appeal for each of these sanctions. */
export async function sendAppeal(deps: ModerationDeps, token: string, text: string): Promise<void> {
  const sanctionId = readAppealToken(deps.appealKey, token);
  const sentAt = deps.clock.now();
  const words = showPublicText('note', text);
  if (words === '') throw new AppError('http/bad_request');
  const [sanction] = sanctionId === null ? [] : await readSanctions(deps.database.db, [sanctionId]);
  const mayAppeal = sanction?.kind === 'ban' || sanction?.kind === 'takedown';
  if (!mayAppeal || !isInForce(sanction, sentAt)) throw new AppError('moderation/appeal_invalid');
  const id = randomId(ID_LENGTH);
  const isFirst = await deps.database.transact((tx) =>
    addAppeal(tx, { id, sanctionId: sanction.id, text: words, sentAt }),
  );
  if (!isFirst) throw new AppError('moderation/appeal_sent');
}

/** Lifts the sanction or keeps it; of several moderators one decides. */
export async function decideAppeal(
  deps: ModerationDeps,
  caller: Caller,
  id: string,
  decision: { readonly lift: boolean; readonly note: string },
): Promise<void> {
  const by = caller.playerId;
  const at = deps.clock.now();
  const note = showPublicText('note', decision.note);
  await deps.database.transact(async (tx) => {
    const sanctionId = await readAppealedSanction(tx, id);
    const sanction = sanctionId === null ? null : await lockSanctioned(tx, caller, sanctionId);
    if (sanction === null) throw new AppError('moderation/not_found');
    if (!(await closeAppeal(tx, id, { lift: decision.lift, by, at, note }))) throw new AppError('moderation/closed');
    // A ban that has ended meanwhile needs no lifting.
    const isLifted = decision.lift && isInForce(sanction, at);
    if (isLifted) {
      await lift(tx, sanction, { by, at, reason: note });
      // What the player has changed meanwhile stays as they have it.
      if (sanction.kind === 'takedown') await restoreContent(deps, tx, sanction, at);
      await announceLift(deps, tx, sanction);
    }
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: decision.lift ? 'appeal_lifted' : 'appeal_kept',
      targetId: sanction.playerId,
      detail: { sanction: sanction.id, appeal: id, note },
    });
  });
}
