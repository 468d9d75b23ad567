import type { SessionUser } from '@syllaboom/contracts';
import { isGuestId, setSession } from '../features/session/session-store.ts';

/** The player of a test: new, plain, owning nothing, unless told otherwise. */
export const sessionUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 'account-me-1',
  username: 'me',
  displayName: 'me',
  avatar: '',
  type: 0,
  roles: [],
  locale: 'en-US',
  guest: false,
  wayIn: true,
  exp: 0,
  level: 1,
  score: 0,
  diamond: 0,
  key: 0,
  wp: 0,
  longestWord: '',
  about: '',
  clan: 0,
  playTime: 0,
  win: 0,
  wordCount: 0,
  maxPlayer: 32,
  reedem: false,
  reedemCount: 0,
  bombs: '0',
  bomb: 0,
  frames: [],
  frame: 0,
  hearts: [],
  heart: 0,
  streaks: [],
  streak: 0,
  background: 0,
  ...changes,
});

/** A session of this page with that player, as if just signed in. */
export const signInAs = (changes: Partial<SessionUser> = {}): void =>
  setSession({ token: 't', expiresAt: Date.now() + 900_000, user: sessionUser(changes) });

/** Signs a test's player in, or a guest by a short id. */
export const signIn = (id = 'account-me-1'): void => signInAs({ id, guest: isGuestId(id) });
