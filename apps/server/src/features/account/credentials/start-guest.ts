import type { SessionReply, SessionUser } from '@syllaboom/contracts';
import { NO_ROLE } from '@syllaboom/engine';
import { GUEST_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from '../account.deps.ts';
import { guestName } from '../sessions/authenticate.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { localeOrDefault } from '../locale.ts';

/** Starts a guest session: an id, a token, nothing to keep. */
export function startGuest(deps: AccountDeps, locale: string | undefined): Promise<SessionReply> {
  const guestId = randomId(GUEST_ID_LENGTH);
  const guestLocale = localeOrDefault(locale);
  return issueSession(
    deps,
    { playerId: guestId, guestLocale, device: undefined, agent: undefined },
    describeGuest(guestId, guestLocale),
  );
}

/** A guest as the client holds it: no progress, no money. */
export const describeGuest = (guestId: string, locale: string): SessionUser => ({
  id: guestId,
  username: guestName(guestId),
  displayName: guestName(guestId),
  avatar: guestId,
  type: NO_ROLE,
  roles: [],
  locale,
  guest: true,
  wayIn: false,
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
  maxPlayer: 0,
  reedem: false,
  reedemCount: 0,
  bombs: '',
  bomb: 0,
  frames: [],
  frame: 0,
  hearts: [],
  heart: 0,
  streaks: [],
  streak: 0,
  background: 0,
});
