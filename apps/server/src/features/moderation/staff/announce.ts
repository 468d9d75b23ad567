import { afterCommit } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import { addAuditEntry } from './audit.repository.ts';
import type { ModerationDeps } from '../moderation.deps.ts';

/** Tells everybody who is online something, as the staff; throws `http/bad_request` for a text that says nothing. */
export async function announce(deps: ModerationDeps, by: string, raw: string): Promise<void> {
  const text = showPublicText('announcement', raw);
  if (text === '') throw new AppError('http/bad_request', { params: { field: 'text' } });
  const entry = { at: deps.clock.now(), actorId: by, targetId: null, detail: { text } };
  await deps.database.transact(async (tx) => {
    await addAuditEntry(tx, { ...entry, action: 'announced' });
    afterCommit(tx, () => deps.announcements.publish(text));
  });
}
