import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { sayFailed } from './say-failed.ts';

/** Puts a word into a collection of the player's, and says what came of it; whether it is there now. */
export async function addWord(
  collection: { readonly id: string; readonly name: string },
  word: string,
): Promise<boolean> {
  try {
    const added = await api.call('addCollectionWord', { params: { id: collection.id }, body: { word } });
    sound.play('ok');
    showGood(i18n.t('collections.added', { word: added.word, collection: collection.name }));
    return true;
  } catch (cause) {
    sayFailed(cause, i18n.t('collections.addFailed'));
    return false;
  }
}
