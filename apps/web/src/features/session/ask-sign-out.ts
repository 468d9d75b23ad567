import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../../ui/kit/popups/confirm.tsx';
import { currentUser } from './session-store.ts';
import { signOut } from './session.ts';

/** Signs out, once the player has said yes: a press beside another button must not end a match. */
export async function askSignOut(): Promise<void> {
  // An account by name alone goes with its key.
  const text = i18n.t(currentUser()?.wayIn === false ? 'invite.signOutText' : 'profile.signOutText');
  const question = { title: i18n.t('profile.signOutTitle'), text };
  if (await askConfirm({ ...question, confirmLabel: i18n.t('common.signOut') })) await signOut();
}
