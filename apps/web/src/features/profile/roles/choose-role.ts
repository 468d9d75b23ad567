import { SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { refreshUser } from '../../session/index.ts';
import { iconSender } from '../icon-sender.ts';

/** Shows a held role, or none; the own profile then opens anew, because the player changed. */
export async function chooseRole(role: number): Promise<void> {
  await api.call('updateRole', { body: { role } });
  await refreshUser();
}

/** Wears a member icon, 0 for none. At a table the room is told, and answers with the changed player. */
export async function chooseIcon(icon: number): Promise<void> {
  const sendToRoom = iconSender();
  if (sendToRoom) sendToRoom(icon);
  else await chooseRole(icon === 0 ? SUPPORTER_ROLE : typeWithIcon(icon));
}
