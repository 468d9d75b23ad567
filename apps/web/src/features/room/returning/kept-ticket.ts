/** The newest ticket of the room that this tab is in: a page that was loaded anew finds its table again by it. */
interface KeptTicket {
  readonly roomId: string;
  readonly ticket: string;
}

const KEY = 'syllaboom.table';

/** Tabs differ; the storage of one may be blocked, and then a reload costs the ticket. */
const store = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};

export function keepTicket(roomId: string, ticket: string): void {
  try {
    store()?.setItem(KEY, JSON.stringify({ roomId, ticket } satisfies KeptTicket));
  } catch {
    // A full storage holds no ticket.
  }
}

export const forgetTicket = (): void => store()?.removeItem(KEY);

/** The ticket of a room; null without one. */
export function findTicket(roomId: string): string | null {
  try {
    const kept = JSON.parse(store()?.getItem(KEY) ?? 'null') as Partial<KeptTicket> | null;
    return kept?.roomId === roomId && typeof kept.ticket === 'string' ? kept.ticket : null;
  } catch {
    return null;
  }
}
