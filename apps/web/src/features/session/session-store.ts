import type { SessionUser } from '@syllaboom/contracts';
import { create } from 'zustand';
import type { StoredSession } from './slots.ts';

interface SessionState {
  /** Null before the start-up is over. */
  readonly session: StoredSession | null;
  /** The server refused this player for good: the red banner covers everything. */
  readonly banned: boolean;
}
export const useSession = create<SessionState>(() => ({ session: null, banned: false }));

/** A guest is known by an id shorter than 10 characters [S0009]. */
export const isGuestId = (id: string): boolean => id.length < 10;

export const setSession = (session: StoredSession | null): void => useSession.setState({ session });
export const setBanned = (): void => useSession.setState({ banned: true });

/** The signed-in player or guest; null before the start-up is over. */
export const useUser = (): SessionUser | null => useSession((state) => state.session?.user ?? null);
export const currentUser = (): SessionUser | null => useSession.getState().session?.user ?? null;

/** Takes news of the player over (money, progress) without asking the server again. */
export const patchUser = (changes: Partial<Pick<SessionUser, 'exp' | 'level' | 'score' | 'diamond' | 'key'>>): void =>
  useSession.setState(({ session }) =>
    session ? { session: { ...session, user: { ...session.user, ...changes } } } : {},
  );
