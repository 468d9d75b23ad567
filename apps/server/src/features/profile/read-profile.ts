import type { ClanBadge, PlayerProfile, ReplyOf } from '@syllaboom/contracts';
import type { ENDPOINTS } from '@syllaboom/contracts';
import { hasLinkForms, levelOfExp, VERIFIED_ROLE } from '@syllaboom/engine';
import { type AccountFacts, readAccountFacts, readLastSeen } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { isPicture } from './pictures/picture.repository.ts';
import { readStats } from './player-stats.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { type Profile, readProfiles } from './profile.repository.ts';

type ProfileReply = ReplyOf<(typeof ENDPOINTS)['getProfile']>;

/** A player as everybody may see them. Of banned players only the name and the statistics are shown. */
export async function readProfile(
  { database: { db }, ports }: ProfileDeps,
  playerId: string,
  callerId: string,
): Promise<ProfileReply> {
  const [[profile], facts] = await Promise.all([readProfiles(db, [playerId]), readAccountFacts(db, [playerId])]);
  const account = facts.get(playerId);
  if (profile === undefined || account === undefined || account.erased) throw new AppError('profile/not_found');
  const [{ stats, lastMatchAt }, lastSeen, discovered, categories, days, blocks, friend, invisibleSince, clans] =
    await Promise.all([
      readStats(db, playerId),
      readLastSeen(db, playerId),
      ports.countDiscoveries(db, playerId),
      ports.completedCategories(db, playerId),
      ports.countActiveDays(db, playerId),
      ports.blocksTowards(db, callerId, playerId),
      ports.areFriends(db, callerId, playerId),
      callerId === playerId ? null : ports.invisibleSince(db, playerId),
      ports.clansOf(db, [playerId]),
    ]);
  const times = [profile.createdAt, lastMatchAt, lastSeen].flatMap((at) => (at === null ? [] : [at.getTime()]));
  const last = invisibleSince === null ? new Date(Math.max(...times)) : dayOf(invisibleSince);
  return {
    banned: account.banned,
    p: describeProfile(profile, account, { discovered, categories, days, last, clan: clans.get(playerId) ?? null }),
    s: stats,
    d: days,
    friend,
    ...blocks,
  };
}

/** Of whoever is invisible, all that is told is the day since when. */
const dayOf = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

function describeProfile(
  profile: Profile,
  { type, roles, banned }: AccountFacts,
  seen: {
    readonly discovered: number;
    readonly categories: PlayerProfile['achivements'];
    readonly days: number;
    readonly last: Date;
    readonly clan: ClanBadge | null;
  },
): PlayerProfile {
  return {
    id: profile.playerId,
    displayName: profile.displayName,
    about: banned || hasLinkForms(profile.about) ? '' : profile.about,
    avatar: banned && isPicture(profile.avatar) ? profile.playerId : profile.avatar,
    type,
    background: profile.background,
    frame: profile.frame,
    bomb: profile.bomb,
    exp: profile.exp,
    level: levelOfExp(profile.exp),
    wordCount: profile.claimedWords,
    discovered: seen.discovered,
    playTime: profile.matches,
    wp: profile.wp,
    v: roles.includes(VERIFIED_ROLE),
    longestWord: banned ? '' : profile.longestWord,
    clan: seen.clan,
    locale: profile.locale,
    achivements: seen.categories,
    streak: profile.streakEffect,
    heart: profile.heartEffect,
    day: seen.days,
    last: seen.last.toISOString(),
  };
}
