/** Presence goes out this often at most. */
export const PRESENCE_MS = 10_000;
/** The party is shown with at least this many places. */
const LEAST_PARTY = 16;

/** What friends see of the player inside the chat platform. */
export interface Presence {
  readonly details: string;
  readonly state: string;
  /** The room's id; null outside rooms. */
  readonly room: string | null;
  readonly players: number;
  /** Start of the match in ms; null between matches. */
  readonly since: number | null;
}

/** A presence in the SDK's words. */
export const toActivity = ({ details, state, room, players, since }: Presence) => ({
  type: 0,
  details,
  state,
  ...(since === null ? {} : { timestamps: { start: since } }),
  ...(room === null
    ? {}
    : { party: { id: room, size: [players, Math.max(LEAST_PARTY, players)] satisfies [number, number] } }),
});
export type DiscordActivity = ReturnType<typeof toActivity>;

/** Sends a presence when it changed, never twice within ten seconds: what changes meanwhile goes out as its last state. */
export function createPresenceSender(send: (activity: DiscordActivity) => Promise<unknown>) {
  let wanted: string | null = null;
  let sent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (wanted === null || wanted === sent) return;
    sent = wanted;
    timer = setTimeout(flush, PRESENCE_MS);
    // Players may have refused the permission for it: then friends see only that the activity runs.
    void send(JSON.parse(wanted) as DiscordActivity).catch(() => undefined);
  };
  return {
    show(presence: Presence): void {
      wanted = JSON.stringify(toActivity(presence));
      if (timer === undefined) flush();
    },
    /** A new sign-in: what was said before counts no more. */
    restart(): void {
      clearTimeout(timer);
      sent = null;
      flush();
    },
  };
}
