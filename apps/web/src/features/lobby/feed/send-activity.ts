import { useActivity } from '../../../platform/discord/activity.ts';
import { passEntitlements } from '../../../platform/discord/pass-entitlements.ts';
import { PARTICIPANTS_POLL_MS } from '../../../platform/discord/participants.ts';
import type { LobbyLink } from '../../../platform/rooms/rooms.ts';

type Link = Pick<LobbyLink, 'send'>;

/**
 * Sends the server what the chat platform reported to the page: who is in the activity, at every change and every 4 s, since the
 * answer says in which rooms they sit; and what was bought there, once each. Nothing in a browser. Returns what
 * stops it.
 */
export function sendActivity(link: Link): () => void {
  const sendParticipants = () => {
    const { participants, instance } = useActivity.getState();
    if (participants.length === 0) return;
    link.send('participants', { ids: [...participants], ...(instance === null ? {} : { instance }) });
  };
  sendParticipants();
  const stopPassing = passEntitlements((id) => link.send('entitlement', { id }));
  const timer = setInterval(sendParticipants, PARTICIPANTS_POLL_MS);
  const unsubscribe = useActivity.subscribe((now, before) => {
    if (now.participants !== before.participants) sendParticipants();
  });
  return () => {
    clearInterval(timer);
    stopPassing();
    unsubscribe();
  };
}
