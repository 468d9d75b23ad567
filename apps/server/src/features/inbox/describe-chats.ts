import type { InboxChat, InboxPerson } from '@syllaboom/contracts';
import { INBOX } from '@syllaboom/engine';
import { ERASED_NAME } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import { type Chat, type Member, readChats, readMembers } from './chat.repository.ts';
import { findHidden } from './hidden-people.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { type Message, readLastMessages } from './messages/message.repository.ts';
import { languageOf, type Reader, showText } from './messages/show-message.ts';

type People = ReadonlyMap<string, Omit<InboxPerson, 'left'>>;

/** Chats as one of their people sees them, in the order of these ids. */
export async function describeChats(
  deps: InboxDeps,
  db: Db,
  playerId: string,
  chatIds: readonly string[],
): Promise<InboxChat[]> {
  const [chats, members] = await Promise.all([readChats(db, chatIds), readMembers(db, chatIds)]);
  const memberIds = [...new Set(members.map((member) => member.playerId))];
  const [profiles, hidden] = await Promise.all([
    readProfiles(db, memberIds),
    findHidden(deps, db, playerId, memberIds),
  ]);
  const last = await readLastMessages(db, chatIds, hidden);
  const people: People = new Map(
    profiles.map(({ playerId: id, displayName, avatar, frame }) => [
      id,
      { id, displayName, username: displayName, avatar, frame },
    ]),
  );
  const own = profiles.find((profile) => profile.playerId === playerId);
  const reader: Reader = { playerId, language: languageOf(own?.locale ?? '') };
  const found = new Map(chats.map((chat) => [chat.id, chat]));
  return chatIds.flatMap((id) => {
    const chat = found.get(id);
    const here = members.filter(({ chatId }) => chatId === id);
    return chat === undefined ? [] : (describe(chat, here, { people, reader, last: last.get(id) }) ?? []);
  });
}

function describe(
  chat: Chat,
  members: readonly Member[],
  { people, reader, last }: { people: People; reader: Reader; last: Message | undefined },
): InboxChat | null {
  const own = members.find(({ playerId }) => playerId === reader.playerId);
  if (own === undefined) return null;
  const present = members.filter(({ leftAt }) => leftAt === null);
  return {
    i: chat.id,
    n: nameOf(
      chat,
      present.filter((member) => member !== own).map(({ playerId }) => people.get(playerId)?.displayName ?? ''),
    ),
    p: members.flatMap(({ playerId, leftAt }) => {
      const person = people.get(playerId);
      return person === undefined ? [] : [{ ...person, ...(leftAt === null ? {} : { left: true as const }) }];
    }),
    g: chat.isGroup,
    l:
      last === undefined
        ? { i: 0, t: '', s: '', d: chat.openedAt.toISOString() }
        : {
            i: last.id,
            t: showText(last.senderId, last.text, reader),
            s: last.senderId,
            d: last.sentAt.toISOString(),
            y: last.kind,
          },
    nc: Math.min(own.unread, INBOX.unreadMost),
    m: own.muted,
    a: own.archived,
  };
}

function nameOf({ isGroup, name }: Chat, others: readonly string[]): string {
  if (isGroup) return name === '' ? others.join(', ') : name;
  return others[0] ?? ERASED_NAME;
}
