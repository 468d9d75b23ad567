import type { SessionUser } from '@syllaboom/contracts';
import { levelOfExp, ROOM } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { Profile } from './profile.repository.ts';

/** Ids of cosmetics that a player may choose from; 0, the plain one, is everybody's. */
export interface OwnedCosmetics {
  readonly bombs: readonly number[];
  readonly frames: readonly number[];
  readonly hearts: readonly number[];
  readonly streaks: readonly number[];
}

/** The signed-in player as the client holds it. */
export function describePlayer(
  account: {
    readonly playerId: string;
    readonly username: string;
    readonly type: number;
    readonly roles: readonly number[];
    readonly wayIn: boolean;
  },
  profile: Profile | undefined,
  balances: { readonly coin: number; readonly diamond: number; readonly key: number },
  cosmetics: OwnedCosmetics,
  { redeemed, clan }: { readonly redeemed: number; readonly clan: SessionUser['clan'] },
): SessionUser {
  if (profile === undefined) throw new AppError('profile/not_found');
  return {
    id: account.playerId,
    username: account.username,
    displayName: profile.displayName,
    avatar: profile.avatar,
    type: account.type,
    roles: [...account.roles],
    locale: profile.locale,
    guest: false,
    wayIn: account.wayIn,
    exp: profile.exp,
    level: levelOfExp(profile.exp),
    score: balances.coin,
    diamond: balances.diamond,
    key: balances.key,
    wp: profile.wp,
    longestWord: profile.longestWord,
    about: profile.about,
    clan,
    playTime: profile.matches,
    win: profile.wins,
    wordCount: profile.claimedWords,
    maxPlayer: ROOM.mostPlayers,
    reedem: redeemed > 0,
    reedemCount: redeemed,
    bombs: cosmetics.bombs.join(','),
    bomb: profile.bomb,
    frames: [...cosmetics.frames],
    frame: profile.frame,
    hearts: [...cosmetics.hearts],
    heart: profile.heartEffect,
    streaks: [...cosmetics.streaks],
    streak: profile.streakEffect,
    background: profile.background,
  };
}
