import { api } from '../../platform/api/api.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../../ui/kit/confirm.tsx';
import { showError, showNotice } from '../../ui/toasts/toasts.tsx';

interface RelationChange {
  readonly playerId: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
  readonly on: boolean;
}

/** Mutes or blocks a player, or undoes it; asks before a block. Resolves to whether it was done. */
export async function changeRelation({ playerId, name, kind, on }: RelationChange): Promise<boolean> {
  const block = kind === 'block';
  if (block && on) {
    const question = { title: i18n.t('profile.blockTitle', { name }), text: i18n.t('profile.blockText') };
    if (!(await askConfirm({ ...question, confirmLabel: i18n.t('profile.block'), danger: true }))) return false;
  }
  try {
    await api.call('setRelation', { body: { playerId, kind, on } });
  } catch (cause) {
    showError(wordsForError(cause));
    return false;
  }
  const said = block ? (on ? 'profile.didBlock' : 'profile.didUnblock') : on ? 'profile.didMute' : 'profile.didUnmute';
  showNotice(i18n.t(said, { name }));
  return true;
}
