import type { Friend, FriendRequest } from '@syllaboom/contracts';
import { type ListedProfile, readListedProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import type { FriendDeps } from './friends.deps.ts';
import { type FriendRow, readFriendRows, readIncoming, readOutgoing, type RequestRow } from './lists.repository.ts';

/** What is seen of a friend besides how they look. */
type Sight = Pick<Friend, 'online' | 'status' | 'room'>;

const OFFLINE: Sight = { online: false, status: 'offline', room: null };

/**
 * A player's friends, those who are online first, then by name. Who has chosen to be offline shows as anybody who is not
 * there, whatever they do.
 */
export async function readFriends(
  { database: { db }, profiles: known, ports }: Pick<FriendDeps, 'database' | 'profiles' | 'ports'>,
  playerId: string,
): Promise<Friend[]> {
  const rows = await readFriendRows(db, playerId);
  const ids = rows.map(({ friendId }) => friendId);
  const [profiles, sights, clans] = await Promise.all([
    known.read(db, ids),
    seeFriends(ports, rows),
    ports.clansOf(db, ids),
  ]);
  return rows
    .flatMap(({ friendId }, at) => {
      const profile = profiles[at] ?? null;
      if (profile === null) return [];
      const { displayName, avatar, exp, wins, frame } = profile;
      const { online, status, room } = sights.get(friendId) ?? OFFLINE;
      const clan = clans.get(friendId) ?? null;
      const friend: Friend = { id: friendId, displayName, avatar, online, status, room, exp, win: wins, frame, clan };
      return [{ friend, name: displayName.toLowerCase() }];
    })
    .toSorted(byPresenceAndName)
    .map(({ friend }) => friend);
}

/** A friend, with their name as it is put in order. */
interface Named {
  readonly friend: Friend;
  readonly name: string;
}
const byPresenceAndName = (one: Named, other: Named): number =>
  Number(other.friend.online) - Number(one.friend.online) ||
  compare(one.name, other.name) ||
  compare(one.friend.id, other.friend.id);
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Who is there, and in which room one may follow them. */
async function seeFriends(ports: FriendDeps['ports'], rows: readonly FriendRow[]): Promise<ReadonlyMap<string, Sight>> {
  const here = rows.flatMap((row) => {
    const place = row.status === 'offline' ? null : ports.whereIs(row.friendId);
    return place === null ? [] : [{ ...row, roomId: row.isToBeJoined ? place.room : null }];
  });
  const rooms = await ports.describeRooms([...new Set(here.flatMap(({ roomId }) => roomId ?? []))]);
  return new Map(
    here.map(({ friendId, status, roomId }) => [
      friendId,
      { online: true, status, room: roomId === null ? null : (rooms.get(roomId) ?? null) },
    ]),
  );
}

/** Requests that wait, in both directions. */
export async function readRequests(
  { database: { db } }: Pick<FriendDeps, 'database'>,
  playerId: string,
): Promise<{ incoming: FriendRequest[]; outgoing: FriendRequest[] }> {
  const [incoming, outgoing] = await Promise.all([readIncoming(db, playerId), readOutgoing(db, playerId)]);
  const profiles = await readProfilesOf(
    db,
    [...incoming, ...outgoing].map((row) => row.playerId),
  );
  const describe = (row: RequestRow): FriendRequest[] => {
    const profile = profiles.get(row.playerId);
    if (profile === undefined) return [];
    const { displayName, avatar, frame, exp } = profile;
    return [{ id: row.playerId, displayName, avatar, frame, exp, sentAt: row.sentAt.toISOString() }];
  };
  return { incoming: incoming.flatMap(describe), outgoing: outgoing.flatMap(describe) };
}

async function readProfilesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ListedProfile>> {
  const profiles = await readListedProfiles(db, ids);
  return new Map(profiles.map((profile) => [profile.playerId, profile]));
}
