import { systemClock } from '#platform/clock/clock.ts';
import type { Standing } from './ports.ts';

/** Longest wait of a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** How somebody in a room may talk, and whom they hear; answers without asking anybody. */
export class Manners {
  #standing: Standing;
  #unheard: ReadonlySet<string>;
  #blocked: ReadonlySet<string>;

  constructor(standing: Standing) {
    this.#standing = standing;
    this.#unheard = new Set(standing.unheard);
    this.#blocked = new Set(standing.blocked);
  }

  get standing(): Standing {
    return this.#standing;
  }
  set standing(standing: Standing) {
    this.#standing = standing;
    this.#unheard = new Set(standing.unheard);
    this.#blocked = new Set(standing.blocked);
  }

  /** Whether the staff has muted them now. */
  get isMuted(): boolean {
    const { mutedUntil } = this.#standing;
    return mutedUntil !== null && mutedUntil > systemClock.now().getTime();
  }
  /** Ms until the chat opens again by itself; null: not while this room lives, or it is open. */
  get mutedForMs(): number | null {
    const { mutedUntil } = this.#standing;
    const left = this.isMuted ? (mutedUntil ?? 0) - systemClock.now().getTime() : null;
    return left === null || left > LONGEST_WAIT_MS ? null : left;
  }

  /** Whether this player reads what an account writes. */
  hears(playerId: string | null): boolean {
    return playerId === null || !this.#unheard.has(playerId);
  }
  /** Whether an account may reach this player in person: hearts, whispers. */
  admits(playerId: string | null): boolean {
    return playerId === null || !this.#blocked.has(playerId);
  }
}
