import type { InboxChat, InboxMessage } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { wordsForFailure } from '../inbox-failure.ts';
import { leaveOut } from './chat-list.ts';
import { type Heard, hearWhile, noteHeard } from './heard.ts';
import { inbox, setInbox } from './inbox-state.ts';
import { patchChat, readListSoon } from './read-list.ts';
import { hearInThread, showChat } from './read-thread.ts';

const tellSelf = (heard: Heard): void => {
  noteHeard(heard);
  hearInThread(heard);
};

/** The chat no longer stands among those that the list shows. */
function removeFromList(id: string): void {
  setInbox({ list: leaveOut(inbox().list, id) });
  // What moves up from the next page.
  readListSoon();
}

export async function muteChat({ i: id, m: muted }: InboxChat): Promise<void> {
  try {
    await api.call('muteChat', { params: { id }, body: { a: muted ? 'unmute' : 'mute' } });
    patchChat(id, (chat) => ({ ...chat, m: !muted }));
  } catch (cause) {
    showError(wordsForFailure(cause, 'muteFailed'));
  }
}

export async function archiveChat({ i: id, a: archived }: InboxChat): Promise<void> {
  try {
    await api.call('archiveChat', { params: { id }, body: { a: archived ? 'unarchive' : 'archive' } });
    patchChat(id, (chat) => ({ ...chat, a: !archived }));
    if (inbox().view.archived === archived) removeFromList(id);
  } catch (cause) {
    showError(wordsForFailure(cause, 'archiveFailed'));
  }
}

/** Leaves a group, after a question: there is no way back. */
export async function leaveChat({ i: id, n: name }: InboxChat): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('inbox.leaveTitle', { name }),
    text: i18n.t('inbox.leaveText'),
    confirmLabel: i18n.t('inbox.leave'),
    danger: true,
  });
  if (!sure) return;
  try {
    await api.call('leaveChat', { params: { id } });
    if (inbox().opened?.i === id) showChat(null);
    removeFromList(id);
  } catch (cause) {
    showError(wordsForFailure(cause, 'leaveFailed'));
  }
}

/** Deletes an own message for everybody, after a question. */
export async function deleteMessage(chatId: string, { i, t: text }: InboxMessage): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('inbox.deleteTitle'),
    text,
    confirmLabel: i18n.t('inbox.delete'),
    danger: true,
  });
  if (!sure) return;
  try {
    await api.call('deleteMessage', { body: { i } });
    tellSelf({ c: chatId, gone: i });
    readListSoon();
  } catch (cause) {
    showError(wordsForFailure(cause, 'deleteFailed'));
  }
}

/** Changes an own message; an empty or unchanged text changes nothing. Resolves to whether the change is done. */
export async function editMessage(chatId: string, { i, t: before }: InboxMessage, wanted: string): Promise<boolean> {
  const text = wanted.trim();
  if (text === '' || text === before) return text !== '';
  try {
    const { reply, since } = await hearWhile(api.call('editMessage', { body: { i, t: text } }));
    // Another tab changed it meanwhile: what was heard last is how it is.
    if (!since.some(({ edit }) => edit?.i === i)) tellSelf({ c: chatId, edit: { i, t: reply.t } });
    patchChat(chatId, (chat) => (chat.l.i === i ? { ...chat, l: { ...chat.l, t: reply.t } } : chat));
    return true;
  } catch (cause) {
    showError(wordsForFailure(cause, 'editFailed'));
    return false;
  }
}

/** Opens the direct chat with a player, or makes a group; resolves to whether it is open. */
export async function createChat(playerIds: readonly string[], name = ''): Promise<boolean> {
  const isGroup = playerIds.length > 1;
  try {
    const chat = await api.call('openChat', {
      body: { p: [...playerIds], g: isGroup, ...(isGroup && name.trim() !== '' ? { n: name.trim() } : {}) },
    });
    showChat(chat);
    readListSoon();
    return true;
  } catch (cause) {
    showError(wordsForFailure(cause, 'createFailed'));
    return false;
  }
}
