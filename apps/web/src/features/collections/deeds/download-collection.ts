import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { sayFailed } from './say-failed.ts';

/** Hands the player the words of a collection as a file. */
export async function downloadCollection(id: string): Promise<void> {
  try {
    const { name, text } = await api.call('downloadCollection', { params: { id } });
    saveFile(name, text, 'text/plain');
  } catch (cause) {
    sayFailed(cause, i18n.t('collections.downloadFailed'));
  }
}
