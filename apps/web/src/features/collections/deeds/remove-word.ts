import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { showInfo } from '../../../ui/toasts/toasts.tsx';
import { sayFailed } from './say-failed.ts';

/** Takes a word out of a collection of the player's; whether it is gone. */
export async function removeWord(id: string, word: string): Promise<boolean> {
  try {
    await api.call('removeCollectionWord', { params: { id, word } });
    showInfo(i18n.t('collections.removed', { word }));
    return true;
  } catch (cause) {
    sayFailed(cause, i18n.t('collections.removeFailed'));
    return false;
  }
}
