/** How a room moves from lobby to match and back. */
export const ROOM_FLOW = {
  countdownSeconds: 6,
  /** The versus picture before the first turn, when exactly two play. */
  versusMs: 2_000,
  /** … when one of them wears a frame. */
  versusFramesMs: 2_500,
  versusRankedMs: 4_500,
  /** The reel over the enabled presets when the random one draws. */
  reelMs: 4_500,
  /** From the stop message to the lobby. */
  backToLobbyMs: 5_000,
  /** How often the room tells its clock. */
  clockEveryMs: 5_000,
  /** Many settings are changed in a row: the chat tells them together, so long after the first. */
  settingsAnnouncedAfterMs: 5_000,
} as const satisfies Record<string, number>;
