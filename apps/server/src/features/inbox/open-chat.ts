import type { BodyOf, ENDPOINTS, InboxChat } from '@syllaboom/contracts';
import { INBOX, isStaff } from '@syllaboom/engine';
import { holdAccounts, readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId, randomId } from '#platform/ids/random-id.ts';
import { checkPublicText } from '#platform/text/index.ts';
import { announce } from './announce.ts';
import {
  addDirectChat,
  addGroup,
  addMembers,
  countOpened,
  findDirectChat,
  lockOpenings,
  nextPlace,
  showChat,
} from './chat.repository.ts';
import { describeChats } from './describe-chats.ts';
import type { InboxDeps, Writer } from './inbox.deps.ts';
import { NOTHING_WRITTEN, requireMayWrite, requireVoice } from './require-may-write.ts';
import { languageOf } from './messages/show-message.ts';

const ID_LENGTH = 16;
const HOUR_MS = 3_600_000;

type Opening = BodyOf<(typeof ENDPOINTS)['openChat']>;

/** Opens the direct chat with a player, or makes a group; the chat as the caller sees it. */
export async function openChat(deps: InboxDeps, writer: Writer, { p, g, n }: Opening): Promise<InboxChat> {
  const id = g ? await makeGroup(deps, writer, p, n ?? '') : await openDirect(deps, writer, p);
  const [chat] = await describeChats(deps, deps.database.db, writer.playerId, [id]);
  if (chat === undefined) throw new AppError('inbox/not_found');
  return chat;
}

/** The direct chat with a player, added where there is none; the other one sees it with its first message. */
async function openDirect(deps: InboxDeps, writer: Writer, people: readonly string[]): Promise<string> {
  const [otherId = '', ...more] = people;
  if (otherId === '' || more.length > 0) throw new AppError('http/bad_request');
  const { playerId } = writer;
  if (otherId === playerId) throw new AppError('relation/self');
  if (isGuestId(otherId)) throw new AppError('profile/not_found');
  if ((await findDirectChat(deps.database.db, playerId, otherId)) === null) await requireVoice(deps, writer);
  const openedAt = deps.clock.now();
  const id = randomId(ID_LENGTH);
  return deps.database.transact(async (tx) => {
    await holdPeople(tx, playerId, [otherId]);
    await lockOpenings(tx, playerId);
    const known = await findDirectChat(tx, playerId, otherId);
    const chatId = known?.id ?? (await addDirect(deps, tx, writer, { id, otherId, openedAt }));
    await showChat(tx, chatId, playerId, await nextPlace(tx));
    return chatId;
  });
}

async function addDirect(
  deps: InboxDeps,
  tx: Tx,
  writer: Writer,
  chat: { readonly id: string; readonly otherId: string; readonly openedAt: Date },
): Promise<string> {
  const { asStranger } = await requireMayWrite(deps, tx, writer, chat.otherId, NOTHING_WRITTEN);
  if (asStranger) await countStrangers(tx, writer.playerId, chat.openedAt);
  const id = await addDirectChat(tx, { ...chat, openedBy: writer.playerId, toStranger: asStranger });
  await addMembers(tx, id, [writer.playerId, chat.otherId], null);
  return id;
}

/** Refuses more new chats with strangers than a day holds; an account's first hours hold fewer. */
async function countStrangers(tx: Tx, playerId: string, now: Date): Promise<void> {
  const opened = await countOpened(tx, playerId, 'strangers', new Date(now.getTime() - 24 * HOUR_MS));
  const since = (await readAccountFacts(tx, [playerId])).get(playerId)?.createdAt ?? now;
  const isNew = now.getTime() - since.getTime() < INBOX.firstHours * HOUR_MS;
  if (opened >= (isNew ? INBOX.newChatsAtFirst : INBOX.newChatsADay)) throw new AppError('inbox/too_many_new');
}

/** A group of friends of its maker, which all of them see at once. */
async function makeGroup(deps: InboxDeps, writer: Writer, people: readonly string[], raw: string): Promise<string> {
  const { playerId } = writer;
  const others = [...new Set(people)].filter((id) => id !== playerId);
  if (others.length + 1 < INBOX.groupLeast || others.length + 1 > INBOX.groupMost)
    throw new AppError('inbox/group_size');
  await requireVoice(deps, writer);
  const name = await readGroupName(deps, writer, raw);
  const openedAt = deps.clock.now();
  const id = randomId(ID_LENGTH);
  return deps.database.transact(async (tx) => {
    await holdPeople(tx, playerId, others);
    if (!(await deps.ports.areAllFriends(tx, playerId, others))) throw new AppError('inbox/not_friends');
    await lockOpenings(tx, playerId);
    const since = new Date(openedAt.getTime() - 24 * HOUR_MS);
    const made = await countOpened(tx, playerId, 'groups', since);
    if (made >= INBOX.newGroupsADay && !isStaff(writer.rolesInForce)) throw new AppError('inbox/too_many_new');
    await addGroup(tx, { id, name, openedBy: playerId, openedAt });
    await addMembers(tx, id, [playerId, ...others], await nextPlace(tx));
    const told = [playerId, ...others].map((one) => ({ playerId: one, unread: 0, muted: false }));
    await announce(deps, tx, id, told, () => ({}));
    return id;
  });
}

async function readGroupName({ database }: InboxDeps, writer: Writer, raw: string): Promise<string> {
  const [profile] = await readProfiles(database.db, [writer.playerId]);
  const language = languageOf(profile?.locale ?? '');
  const checked = checkPublicText('groupName', raw, { language, mayUseReserved: isStaff(writer.rolesInForce) });
  if (checked.ok) return checked.value;
  throw new AppError(checked.refusal === 'tooLong' ? 'inbox/name_too_long' : 'inbox/name_refused');
}

/** Holds the accounts of everybody who will be in the chat; refuses when somebody of them is gone. */
async function holdPeople(tx: Tx, playerId: string, otherIds: readonly string[]): Promise<void> {
  const held = await holdAccounts(tx, [playerId, ...otherIds]);
  if (!held.has(playerId)) throw new AppError('auth/token_invalid');
  if (otherIds.some((id) => !held.has(id))) throw new AppError('profile/not_found');
}
