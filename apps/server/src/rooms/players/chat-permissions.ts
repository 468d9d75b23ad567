import { may, NOTHING_SET, type SetAbout, type SocialAction } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import type { ModerationStatus } from '../ports.ts';

/** Longest wait of a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** What somebody in a room may write, and whose lines they get; answers without asking anybody. */
export class ChatPermissions {
  #status: ModerationStatus;
  #unheard: ReadonlySet<string>;
  #blocked: ReadonlySet<string>;

  constructor(status: ModerationStatus) {
    this.#status = status;
    this.#unheard = new Set(status.unheard);
    this.#blocked = new Set(status.blocked);
  }

  get status(): ModerationStatus {
    return this.#status;
  }
  set status(status: ModerationStatus) {
    this.#status = status;
    this.#unheard = new Set(status.unheard);
    this.#blocked = new Set(status.blocked);
  }

  /** Whether the staff has muted them now. */
  get isMuted(): boolean {
    const { mutedUntil } = this.#status;
    return mutedUntil !== null && mutedUntil > systemClock.now().getTime();
  }
  /** Ms until the chat opens again by itself; null: not while this room lives, or it is open. */
  get mutedForMs(): number | null {
    const { mutedUntil } = this.#status;
    const left = this.isMuted ? (mutedUntil ?? 0) - systemClock.now().getTime() : null;
    return left === null || left > LONGEST_WAIT_MS ? null : left;
  }

  /** Whether this player reads what an account writes. */
  mayReceiveFrom(playerId: string | null): boolean {
    return this.permits('say', playerId);
  }
  /**
   * Whether an account may do something towards this player, as far as this player's own choices say; `theirs` is what the
   * other one has set. Bots and guests (null) are never blocked.
   */
  permits(action: SocialAction, playerId: string | null, theirs: SetAbout = NOTHING_SET): boolean {
    return playerId === null || may(action, { byActor: theirs, byTarget: this.setAbout(playerId) });
  }
  /** What this player has set about another. */
  setAbout(playerId: string): SetAbout {
    // Who is blocked is unheard, too: whether they are muted besides no action can tell.
    return { blocked: this.#blocked.has(playerId), muted: this.#unheard.has(playerId) };
  }
}
