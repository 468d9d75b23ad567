import { requireAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announce } from './announce.ts';
import { findMember, leaveGroup, lockChat, setChatState } from './chat.repository.ts';
import type { InboxDeps } from './inbox.deps.ts';

/** Mutes or archives a chat for one of its people, or undoes it. */
export async function changeChatState(
  deps: InboxDeps,
  playerId: string,
  chatId: string,
  state: { readonly muted: boolean } | { readonly archived: boolean },
): Promise<void> {
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    if (!(await setChatState(tx, chatId, playerId, state))) throw new AppError('inbox/not_found');
    await tellSelf(deps, tx, playerId, chatId);
  });
}

/** Takes a player out of a group for good. Who is out already is told the same as a stranger. */
export async function leaveChat(deps: InboxDeps, playerId: string, chatId: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const chat = await lockChat(tx, chatId);
    const member = chat === null ? null : await findMember(tx, chatId, playerId);
    if (chat === null || member === null) throw new AppError('inbox/not_found');
    if (!chat.isGroup) throw new AppError('inbox/leave_refused');
    await leaveGroup(tx, chatId, playerId, deps.clock.now());
    await announce(deps, tx, chatId, [{ playerId, unread: 0, muted: member.muted }], () => ({}));
  });
}

/** The player's other tabs and devices show the same. */
async function tellSelf(deps: InboxDeps, tx: Tx, playerId: string, chatId: string): Promise<void> {
  const member = await findMember(tx, chatId, playerId);
  if (member !== null) await announce(deps, tx, chatId, [member], () => ({}));
}
