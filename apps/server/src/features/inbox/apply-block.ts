import type { Tx } from '#platform/db/index.ts';
import { findDirectChat, lockChat, readMembers, setChatState } from './chat.repository.ts';
import { findHidden } from './hidden-people.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { lockCommonGroups, recountUnread } from './unread.repository.ts';

interface Pair {
  readonly playerId: string;
  readonly otherId: string;
}

/** Puts away the direct chat with somebody who was blocked; what was said in it both may still read. */
export async function archiveBlocked(deps: InboxDeps, tx: Tx, { playerId, otherId }: Pair): Promise<void> {
  const chat = await findDirectChat(tx, playerId, otherId);
  if (chat !== null && (await lockChat(tx, chat.id)) !== null)
    await setChatState(tx, chat.id, playerId, { archived: true });
  await recountGroups(deps, tx, { playerId, otherId });
}

/** In groups with both of them each gets the other's lines no more, or again: what is unread there changes. */
export async function recountGroups(deps: InboxDeps, tx: Tx, { playerId, otherId }: Pair): Promise<void> {
  for (const chatId of await lockCommonGroups(tx, playerId, otherId)) {
    const ids = (await readMembers(tx, [chatId])).map((member) => member.playerId);
    for (const one of [playerId, otherId].toSorted())
      await recountUnread(tx, chatId, one, await findHidden(deps, tx, one, ids));
  }
}
