import { isGuestId, setSession } from '../features/session/session-store.ts';

/** Signs a test's player in, or a guest by a short id. */
export const signIn = (id = 'account-me-1'): void =>
  setSession({
    user: {
      id,
      username: 'me',
      displayName: 'me',
      avatar: '',
      type: 0,
      locale: 'en-US',
      guest: isGuestId(id),
      exp: 0,
      level: 1,
      score: 0,
      diamond: 0,
      key: 0,
      wp: 0,
      longestWord: '',
    },
  } as Parameters<typeof setSession>[0]);
