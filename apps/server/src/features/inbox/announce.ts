import type { InboxEvent } from '@syllaboom/contracts';
import { INBOX } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { countUnread } from './list.repository.ts';
import type { Told } from './unread.repository.ts';

/** What an event says beside how much is unread. */
type Happened = Partial<Pick<InboxEvent, 'm' | 'edit' | 'gone' | 'from'>>;

/** Tells people of a chat what happened there, each in their way, once the transaction has committed. */
export async function announce(
  { channel }: InboxDeps,
  tx: Tx,
  chatId: string,
  told: readonly Told[],
  happenedFor: (playerId: string) => Happened,
): Promise<void> {
  if (told.length === 0) return;
  const unread = await countUnread(
    tx,
    told.map(({ playerId }) => playerId),
  );
  for (const { playerId, unread: nc, muted } of told)
    channel.sendAfter(tx, [playerId], 'inbox', {
      c: chatId,
      ...happenedFor(playerId),
      nc: Math.min(nc, INBOX.unreadMost),
      ntfc: unread.get(playerId) ?? 0,
      muted,
    });
}
