/** Limits of friendship, of requests for it and of invitations. */
export const FRIENDS = {
  /** Friends of a player. */
  most: 500,
  /** Requests that may wait, in each direction. */
  mostWaiting: 100,
  /** Requests that a player may send within a day. */
  mostADay: 30,
  /** Days until somebody may ask again who has been declined. */
  restDays: 7,
  /** So often a player may be declined by the same one; then they cannot ask that one again. */
  mostDeclines: 3,
  /** Seconds between two invitations of the same friend. */
  inviteRestSeconds: 15,
  /** Code points of an invitation's message. */
  inviteMessageLength: 120,
} as const satisfies Record<string, number>;
