import type { InboxMessage } from '@syllaboom/contracts';
import { requireAccount } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announce } from '../announce.ts';
import { type Chat, type Member, lockChat, readMembers } from '../chat.repository.ts';
import { findHidden } from '../hidden-people.ts';
import type { InboxDeps, Writer } from '../inbox.deps.ts';
import { findMessage, type Message, removeMessage, rewriteMessage } from './message.repository.ts';
import { readMessageText } from './message-text.ts';
import { requireNoBlock, requireVoice } from '../require-may-write.ts';
import { findShownGifs, languageOf, showMessage, showText } from './show-message.ts';
import { readTold, withdraw } from '../unread.repository.ts';

/** A message with its chat, which is held. */
interface Held {
  readonly chat: Chat;
  readonly members: readonly Member[];
  readonly message: Message;
}

/** Changes an own message; what it said before is kept as evidence. The same text again changes nothing. */
export async function editMessage(deps: InboxDeps, writer: Writer, id: number, raw: string): Promise<InboxMessage> {
  const text = readMessageText(raw);
  await requireVoice(deps, writer);
  const at = deps.clock.now();
  return deps.database.transact(async (tx) => {
    const { chat, members, message } = await holdOwn(tx, writer.playerId, id, 'inbox/edit_refused');
    if (message.deletedAt !== null) throw new AppError('inbox/message_not_found');
    const own = { playerId: writer.playerId, language: languageOf('') };
    // A GIF has no text to change.
    if (message.kind === 'gif') throw new AppError('inbox/edit_refused');
    const show = await findShownGifs(deps, tx, []);
    if (message.text === text) return showMessage(message, own, show);
    const other = chat.pair.find((one) => one !== writer.playerId);
    if (other !== undefined) await requireNoBlock(deps, tx, writer, other);
    await rewriteMessage(tx, message, text, at);
    const ids = members.map(({ playerId }) => playerId);
    const told = await readTold(tx, chat.id, await hiddenIn(deps, tx, chat, writer.playerId, ids));
    const languages = new Map((await readProfiles(tx, ids)).map(({ playerId, locale }) => [playerId, locale]));
    await announce(deps, tx, chat.id, told, (playerId) => {
      const reader = { playerId, language: languageOf(languages.get(playerId) ?? '') };
      return { edit: { i: id, t: showText(writer.playerId, text, reader) } };
    });
    return showMessage({ ...message, text, editedAt: at }, own, show);
  });
}

/** Deletes an own message for everybody; one that is deleted already is as good. */
export async function deleteMessage(deps: InboxDeps, playerId: string, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    const { chat, members, message } = await holdOwn(tx, playerId, id, 'inbox/delete_refused');
    if (message.deletedAt !== null) return;
    await removeMessage(tx, message, at);
    const ids = members.map((member) => member.playerId);
    const told = await withdraw(tx, message, await hiddenIn(deps, tx, chat, playerId, ids));
    await announce(deps, tx, chat.id, told, () => ({ gone: id }));
  });
}

const hiddenIn = async (
  deps: InboxDeps,
  tx: Tx,
  chat: Chat,
  playerId: string,
  ids: readonly string[],
): Promise<string[]> => (chat.isGroup ? findHidden(deps, tx, playerId, ids) : []);

/** Finds an own message in a chat that the player is in, and holds the chat. Of other chats nobody learns what they hold. */
async function holdOwn(
  tx: Tx,
  playerId: string,
  id: number,
  foreign: 'inbox/edit_refused' | 'inbox/delete_refused',
): Promise<Held> {
  await requireAccount(tx, playerId);
  const chatId = (await findMessage(tx, id))?.chatId;
  const chat = chatId === undefined ? null : await lockChat(tx, chatId);
  // Read again: it may have changed until the chat was held.
  const message = chat === null ? null : await findMessage(tx, id);
  const members = chat === null ? [] : await readMembers(tx, [chat.id]);
  const isIn = members.some((member) => member.playerId === playerId && member.leftAt === null);
  if (chat === null || message === null || !isIn) throw new AppError('inbox/message_not_found');
  if (message.senderId === playerId) return { chat, members, message };
  throw new AppError(message.deletedAt === null ? foreign : 'inbox/message_not_found');
}
