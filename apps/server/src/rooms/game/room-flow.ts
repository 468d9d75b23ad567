import { CLOCK, QUICK_PLAY, RANKED_FLOW, ROOM_FLOW } from '@syllaboom/engine';
import { ACKNOWLEDGE_MS } from '#platform/rooms/base-room.ts';

/** The room's pauses and retries; the rules' numbers by default, shorter ones in tests. */
export interface RoomFlow {
  readonly countdownSeconds: number;
  /** Length of a countdown second. */
  readonly secondMs: number;
  readonly versusMs: number;
  readonly versusFramesMs: number;
  readonly versusRankedMs: number;
  /** The reel of the random preset. */
  readonly reelMs: number;
  readonly backToLobbyMs: number;
  readonly clockEveryMs: number;
  readonly settingsAnnouncedAfterMs: number;
  readonly seatHoldSeconds: number;
  /** How long a client may take to acknowledge its seat. */
  readonly acknowledgeMs: number;
  /** First pause before a failed result is written again; it doubles up to a minute. */
  readonly recordRetryMs: number;
  /** The longest a match may still run once the server goes down. */
  readonly drainMs: number;
  /** The queue looks for pairs so often. */
  readonly pairEveryMs: number;
  /** Whoever loses the connection keeps their place in the queue for so long. */
  readonly keepPlaceMs: number;
  /** Who has not come into the room of a ranked match by then has left it. */
  readonly comeWithinMs: number;
  /** Length of a second by which a host keeps watchers behind. */
  readonly watchSecondMs: number;
  /** Watchers see a ranked match so much later. */
  readonly watchDelayMs: number;
  /** The result of a ranked match stays for so long before its room closes. */
  readonly resultsMs: number;
  /** A table of quick play starts so long after its second person, or after its only one, with bots. */
  readonly quickStartMs: number;
  readonly quickAloneMs: number;
  /** Its countdown, the end of that time. */
  readonly quickCountdownSeconds: number;
}

export const DEFAULT_ROOM_FLOW: RoomFlow = {
  ...ROOM_FLOW,
  ...RANKED_FLOW,
  secondMs: 1_000,
  watchSecondMs: 1_000,
  seatHoldSeconds: CLOCK.seatHoldMs / 1_000,
  acknowledgeMs: ACKNOWLEDGE_MS,
  recordRetryMs: 500,
  drainMs: 120_000,
  quickStartMs: QUICK_PLAY.startMs,
  quickAloneMs: QUICK_PLAY.startAloneMs,
  quickCountdownSeconds: QUICK_PLAY.countdownSeconds,
};
