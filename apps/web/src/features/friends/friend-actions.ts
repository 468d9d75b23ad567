import type { Friend } from '@syllaboom/contracts';
import { enteredRoom } from '../../navigation/room-address.ts';
import { api } from '../../platform/api/api.ts';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../../ui/kit/popups/confirm.tsx';
import { showError, showGood, showNotice } from '../../ui/toasts/toasts.tsx';
import { wordsForFailure, wordsForInviteFailure } from './friend-failure.ts';
import { changeRequests, leaveOut } from './friend-lists.ts';

/** Somebody as lists and searches name them. */
export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly frame: number;
  readonly exp: number;
}

/** Asks for friendship; who was asked by that player already is their friend at once. */
export async function askForFriendship(person: Person): Promise<void> {
  const { id, displayName: name, avatar, frame, exp } = person;
  try {
    const { friends } = await api.call('sendFriendRequest', { body: { friendId: id } });
    const sentAt = new Date().toISOString();
    changeRequests(({ incoming, outgoing }) => ({
      incoming: incoming.filter((one) => one.id !== id),
      outgoing: friends ? outgoing : [{ id, displayName: name, avatar, frame, exp, sentAt }, ...outgoing],
    }));
    if (friends) showGood(i18n.t('friends.accepted', { name }));
    else showNotice(i18n.t('friends.requestSent', { name }));
  } catch (cause) {
    showError(wordsForFailure(cause, 'requestFailed'));
  }
}

/** Takes an own request back, or declines one. */
export async function dropRequest({ id }: Pick<Person, 'id'>): Promise<void> {
  try {
    await api.call('cancelFriendRequest', { body: { friendId: id } });
    changeRequests(({ incoming, outgoing }) => ({
      incoming: incoming.filter((one) => one.id !== id),
      outgoing: outgoing.filter((one) => one.id !== id),
    }));
  } catch (cause) {
    showError(wordsForFailure(cause, 'cancelFailed'));
  }
}

export async function acceptRequest({ id, displayName: name }: Pick<Person, 'id' | 'displayName'>): Promise<void> {
  try {
    await api.call('acceptFriendRequest', { body: { friendId: id } });
    changeRequests(({ incoming }) => ({ incoming: incoming.filter((one) => one.id !== id) }));
    showGood(i18n.t('friends.accepted', { name }));
  } catch (cause) {
    showError(wordsForFailure(cause, 'acceptFailed'));
  }
}

/** Ends a friendship, after a question. */
export async function removeFriend({ id, displayName: name }: Pick<Friend, 'id' | 'displayName'>): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('friends.removeTitle', { name }),
    text: i18n.t('friends.removeText'),
    confirmLabel: i18n.t('friends.remove'),
    danger: true,
  });
  if (!sure) return;
  try {
    await api.call('removeFriend', { params: { id } });
    leaveOut(id);
    showNotice(i18n.t('friends.removed', { name }));
  } catch (cause) {
    showError(wordsForFailure(cause, 'removeFailed'));
  }
}

/** Invites a friend into the room that the player is in. */
export async function inviteFriend(friend: Pick<Friend, 'id' | 'displayName'>, message: string): Promise<void> {
  const roomId = enteredRoom();
  if (roomId === null) return showError(wordsForCode('friend/no_room'));
  try {
    await api.call('inviteFriend', { body: { friendId: friend.id, roomId, message } });
    showNotice(i18n.t('friends.inviteSent', { name: friend.displayName }));
  } catch (cause) {
    showError(wordsForInviteFailure(cause));
  }
}
