import { mutedUntil } from './enforce-sanctions.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { readForRoom, takeUntoldWarnings } from './sanction.repository.ts';

/** What sanctions mean for somebody who enters a room. */
export interface ChatStanding {
  /** May not write until then (ms since 1970); null: may. */
  readonly mutedUntil: number | null;
  /** A warning waits to be shown. */
  readonly warned: boolean;
}

/** What rooms ask about what the staff has decided; calls go to the operations themselves. */
export interface ModerationService {
  standingOf(playerId: string): Promise<ChatStanding>;
  /** Reasons of the warnings that wait; each is given out once. */
  takeWarnings(playerId: string): Promise<string[]>;
}

export const createModerationService = ({ database, clock }: ModerationDeps): ModerationService => ({
  standingOf: async (playerId) => {
    const { mutes, warned } = await readForRoom(database.db, playerId, clock.now());
    return { mutedUntil: mutedUntil(mutes), warned };
  },
  takeWarnings: (playerId) => database.transact((tx) => takeUntoldWarnings(tx, playerId, clock.now())),
});
