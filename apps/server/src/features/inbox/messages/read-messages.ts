import { type ENDPOINTS, INBOX_PAGE, type QueryOf, type ReplyOf } from '@syllaboom/contracts';
import { requireAccount } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announce } from '../announce.ts';
import { findMember, lockMember, readChats, readMembers } from '../chat.repository.ts';
import { findHidden } from '../hidden-people.ts';
import type { InboxDeps } from '../inbox.deps.ts';
import { type Message, readMessagesBefore } from './message.repository.ts';
import { cutPage, pageOf } from '../page.ts';
import { findShownGifs, languageOf, showMessage } from './show-message.ts';
import { markRead } from '../unread.repository.ts';

type Messages = (typeof ENDPOINTS)['inboxMessages'];

/** A page of a chat's messages, the latest first. The first page reads the chat. */
export async function readMessages(
  deps: InboxDeps,
  playerId: string,
  chatId: string,
  query: QueryOf<Messages>,
): Promise<ReplyOf<Messages>> {
  const { database } = deps;
  const { before, most } = pageOf(query, INBOX_PAGE);
  const member = await findMember(database.db, chatId, playerId);
  if (member === null) throw new AppError('inbox/not_found');
  const read = async (db: Db, hidden: readonly string[]): Promise<Message[]> =>
    readMessagesBefore(db, chatId, { before, most: most + 1, hidden });
  const rows =
    query.c === undefined && member.unread > 0
      ? await readAndMark(deps, playerId, chatId, read)
      : await read(database.db, await hiddenIn(deps, database.db, playerId, chatId));
  const { page, next } = cutPage(rows, most, ({ id }) => id);
  const [profile] = await readProfiles(database.db, [playerId]);
  const reader = { playerId, language: languageOf(profile?.locale ?? '') };
  const show = await findShownGifs(deps, database.db, page);
  return { d: page.map((message) => showMessage(message, reader, show)), c: next };
}

/** Marks what was read up to a message of an open chat. */
export async function markChatRead(deps: InboxDeps, playerId: string, chatId: string, upTo: number): Promise<void> {
  await readAndMark(deps, playerId, chatId, async () => [], upTo);
}

/** Reads while nothing arrives for the reader, so that what counts as read is what was read. */
async function readAndMark(
  deps: InboxDeps,
  playerId: string,
  chatId: string,
  read: (db: Db, hidden: readonly string[]) => Promise<Message[]>,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Message[]> {
  return deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    if ((await lockMember(tx, chatId, playerId)) === null) throw new AppError('inbox/not_found');
    const hidden = await hiddenIn(deps, tx, playerId, chatId);
    const rows = await read(tx, hidden);
    const told = await markRead(tx, chatId, playerId, upTo, hidden);
    // The player's other tabs and devices.
    if (told !== null) await announce(deps, tx, chatId, [told], () => ({}));
    return rows;
  });
}

/** Whose lines a player doesn't get in this chat. What was said in a direct one both may read. */
async function hiddenIn(deps: InboxDeps, db: Db, playerId: string, chatId: string): Promise<string[]> {
  const [chat] = await readChats(db, [chatId]);
  if (chat?.isGroup !== true) return [];
  const members = await readMembers(db, [chatId]);
  return findHidden(
    deps,
    db,
    playerId,
    members.map((member) => member.playerId),
  );
}
