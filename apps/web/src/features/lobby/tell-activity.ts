import { dropEntitlement, useActivity } from '../../platform/discord/activity.ts';
import type { LobbyLink } from '../../platform/rooms/rooms.ts';

type Link = Pick<LobbyLink, 'send'>;

/**
 * Tells the server what the chat platform told the page: who is in the activity, whenever that changes [L0288], and what was
 * bought there, once each. Nothing in a browser. Returns what stops it.
 */
export function tellActivity(link: Link): () => void {
  let told: readonly string[] = [];
  const tell = () => {
    const { participants, instance, entitlements } = useActivity.getState();
    if (participants !== told) {
      told = participants;
      link.send('participants', { ids: [...participants], ...(instance === null ? {} : { instance }) });
    }
    for (const id of entitlements) {
      // Dropped first: dropping tells again.
      dropEntitlement(id);
      link.send('entitlement', { id });
    }
  };
  if (useActivity.getState().participants.length === 0) told = useActivity.getState().participants;
  tell();
  return useActivity.subscribe(tell);
}
