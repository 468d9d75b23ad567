import type { Collection } from '@syllaboom/contracts';
import { closeCollection, COLLECTION_WINDOW } from '../../../navigation/windows.ts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { markStale } from '../../../platform/query/query-client.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showInfo } from '../../../ui/toasts/toasts.tsx';
import { unguardWindow } from '../../../ui/windows/manager.ts';
import { sayFailed } from './say-failed.ts';

/** Deletes a collection of the player's with all its words, after a question. */
export async function deleteCollection({ id, name, wordCount }: Collection): Promise<void> {
  const isMeant = await askConfirm({
    title: i18n.t('collections.deleteTitle', { name }),
    text: i18n.t('collections.deleteText', { count: wordCount }),
    confirmLabel: i18n.t('collections.delete'),
    danger: true,
  });
  if (!isMeant) return;
  try {
    await api.call('deleteCollection', { params: { id } });
    unguardWindow(COLLECTION_WINDOW);
    closeCollection();
    markStale('collection');
    showInfo(i18n.t('collections.deleted', { name }));
  } catch (cause) {
    sayFailed(cause, i18n.t('collections.deleteFailed'));
  }
}
