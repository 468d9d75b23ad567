import type { SessionUser } from '@syllaboom/contracts';
import { create } from 'zustand';
import { emitHint } from '../../platform/query/hints.ts';
import { bindOwnClan, bindOwnId } from '../../platform/streamer/pseudonyms.ts';
import type { StoredSession } from './renewal/slots.ts';

/** What a ban's refusal tells: its end (ISO, null for none), its reason, and the token to appeal with ('' once appealed). */
export interface Ban {
  readonly until: string | null;
  readonly reason: string | null;
  readonly appeal: string | null;
}

interface SessionState {
  /** Null before the start-up is over. */
  readonly session: StoredSession | null;
  /** The server refused this player for good: the red banner covers everything. */
  readonly banned: boolean;
  /** What the refusal told, while banned. */
  readonly ban: Ban | null;
}
export const useSession = create<SessionState>(() => ({ session: null, banned: false, ban: null }));

/** What others see of a player. */
const profileOf = ({ displayName, longestWord, about, avatar, type, background }: SessionUser): string =>
  [displayName, longestWord, about, avatar, type, background].join('\n');

useSession.subscribe(({ session }, { session: last }) => {
  const [now, before] = [session?.user, last?.user];
  if (now === before || before === undefined) return;
  if (now?.id !== before.id) return emitHint({ name: 'player-switched', payload: null });
  if (now.wp !== before.wp) emitHint({ name: 'own-points', payload: null });
  if (profileOf(now) !== profileOf(before)) emitHint({ name: 'own-profile', payload: { id: now.id } });
});

bindOwnId(() => useSession.getState().session?.user.id ?? null);
bindOwnClan(() => useSession.getState().session?.user.clan || null);

/** A guest is known by an id shorter than 10 characters. */
export const isGuestId = (id: string): boolean => id.length < 10;

export const setSession = (session: StoredSession | null): void => useSession.setState({ session });

const textOf = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value);

/** Shows the banner, with what a refusal with 418 carries. */
export const setBanned = (params: Readonly<Record<string, string | number>> = {}): void =>
  useSession.setState({
    banned: true,
    ban: {
      until: textOf(params.until),
      reason: textOf(params.reason),
      appeal: params.appeal === undefined ? null : String(params.appeal),
    },
  });

/** The signed-in player or guest; null before the start-up is over. */
export const useUser = (): SessionUser | null => useSession((state) => state.session?.user ?? null);
export const currentUser = (): SessionUser | null => useSession.getState().session?.user ?? null;

/** Calls with every news of the player; returns the unsubscriber. */
export const onUser = (listener: (user: SessionUser | null) => void): (() => void) =>
  useSession.subscribe(({ session }) => listener(session?.user ?? null));

/** Takes news of the player over (money, progress, profile) without asking the server again. */
export const patchUser = (changes: Partial<SessionUser>): void =>
  useSession.setState(({ session }) =>
    session ? { session: { ...session, user: { ...session.user, ...changes } } } : {},
  );
