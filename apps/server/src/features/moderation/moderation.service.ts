import { mutedUntil } from './sanctions/enforce-sanctions.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { readForRoom, takeUntold } from './sanctions/sanction.repository.ts';

/** What sanctions mean for somebody who enters a room. */
export interface ChatSanctions {
  /** May not write until then (ms since 1970); null: may. */
  readonly mutedUntil: number | null;
  /** A notice of the staff waits to be shown. */
  readonly warned: boolean;
}

/** What the staff has to say to a player: the key of its words, and why. */
export interface StaffNotice {
  readonly key: 'warned' | 'contentHidden';
  readonly reason: string;
}

/** What rooms ask about what the staff has decided; calls go to the operations themselves. */
export interface ModerationService {
  chatSanctionsOf(playerId: string): Promise<ChatSanctions>;
  /** Warnings and takedowns that wait to be told; each is given out once. */
  takeNotices(playerId: string): Promise<StaffNotice[]>;
}

export const createModerationService = ({ database, clock }: ModerationDeps): ModerationService => ({
  chatSanctionsOf: async (playerId) => {
    const { mutes, warned } = await readForRoom(database.db, playerId, clock.now());
    return { mutedUntil: mutedUntil(mutes), warned };
  },
  takeNotices: async (playerId) => {
    const untold = await database.transact((tx) => takeUntold(tx, playerId, clock.now()));
    return untold.map(({ kind, reason }) => ({ key: kind === 'takedown' ? 'contentHidden' : 'warned', reason }));
  },
});
