import type { SessionUser } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { Profile } from './profile.repository.ts';

/** The signed-in player as the client holds it. */
export function describePlayer(
  account: { readonly playerId: string; readonly username: string; readonly type: number },
  profile: Profile | undefined,
  balances: { readonly coin: number; readonly diamond: number; readonly key: number },
): SessionUser {
  if (profile === undefined) throw new AppError('profile/not_found');
  return {
    id: account.playerId,
    username: account.username,
    displayName: profile.displayName,
    avatar: profile.avatar,
    type: account.type,
    locale: profile.locale,
    guest: false,
    exp: profile.exp,
    level: levelOfExp(profile.exp),
    score: balances.coin,
    diamond: balances.diamond,
    key: balances.key,
    wp: profile.wp,
    longestWord: profile.longestWord,
  };
}
