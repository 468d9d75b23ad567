import { readIdentityOwners, readSubject } from '#features/account';
import { friendships } from '#features/friends';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import type { ReadInstanceUsers } from '#platform/discord/index.ts';
import type { ParticipantCard, ParticipantsAsked } from '../rooms/ports.ts';

const DISCORD_ID = /^\d{1,25}$/;

/**
 * The players among the people of an activity, in the order asked. A page may claim anything about who is in it: where the
 * game can ask Discord, only those count whom Discord has in the same activity as the asker.
 */
export async function readParticipants(
  db: Db,
  instanceUsers: ReadInstanceUsers | null,
  asked: ParticipantsAsked,
): Promise<ParticipantCard[]> {
  const ids = [...new Set(asked.ids)];
  const claimed = ids.filter((id) => DISCORD_ID.test(id));
  const believed = instanceUsers === null ? claimed : await confirm(db, instanceUsers, asked, claimed);
  const owners = await readIdentityOwners(db, 'discord', believed);
  const playerOf = (id: string): string => (DISCORD_ID.test(id) ? (owners.get(id) ?? '') : id);
  const profiles = await readProfiles(db, [...new Set(ids.map(playerOf))].filter(Boolean));
  const hiding = await friendships.hidingAmong(
    db,
    profiles.map(({ playerId }) => playerId),
  );
  const known = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return ids.flatMap((id) => {
    const profile = known.get(playerOf(id));
    if (profile === undefined) return [];
    const { playerId, displayName: name, avatar } = profile;
    return [{ id, playerId, name, avatar, hidesRoom: hiding.has(playerId) && playerId !== asked.playerId }];
  });
}

async function confirm(
  db: Db,
  instanceUsers: ReadInstanceUsers,
  { playerId, instance }: ParticipantsAsked,
  claimed: readonly string[],
): Promise<string[]> {
  if (claimed.length === 0 || instance === undefined) return [];
  const [users, own] = await Promise.all([instanceUsers(instance), readSubject(db, playerId, 'discord')]);
  if (users === null || own === null || !users.includes(own)) return [];
  return claimed.filter((id) => users.includes(id));
}
