import type { InboxChat, InboxPerson } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import { isStreaming } from '../../platform/streamer/streamer-mode.ts';

/** The people of a chat but the player, those first who are in it still. */
export const othersOf = ({ p }: InboxChat, ownId: string): readonly InboxPerson[] =>
  p.filter(({ id }) => id !== ownId).toSorted((one, other) => Number(one.left ?? false) - Number(other.left ?? false));

/** Whoever the player talks to in a direct chat; none: their account is deleted. */
export const partnerOf = (chat: InboxChat, ownId: string): InboxPerson | undefined =>
  chat.g ? undefined : othersOf(chat, ownId)[0];

/** What a chat is called; its people may go by other names in streamer mode, and then a group does, too. */
export function titleOf(chat: InboxChat, ownId: string, t: TFunction): string {
  if (!chat.g) return partnerOf(chat, ownId)?.displayName ?? t('inbox.deletedPlayer');
  if (!isStreaming()) return chat.n === '' ? t('inbox.group') : chat.n;
  return othersOf(chat, ownId)
    .filter(({ left }) => left !== true)
    .map(({ displayName }) => displayName)
    .join(', ');
}

/** The name of whoever wrote. */
export const nameIn = (chat: InboxChat, senderId: string, t: TFunction): string =>
  chat.p.find(({ id }) => id === senderId)?.displayName ?? t('inbox.deletedPlayer');
