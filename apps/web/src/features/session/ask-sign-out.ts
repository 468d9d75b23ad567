import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../../ui/kit/confirm.tsx';
import { signOut } from './session.ts';

/** Signs out, once the player has said yes: a press beside another button must not end a match. */
export async function askSignOut(): Promise<void> {
  const question = { title: i18n.t('profile.signOutTitle'), text: i18n.t('profile.signOutText') };
  if (await askConfirm({ ...question, confirmLabel: i18n.t('common.signOut') })) await signOut();
}
