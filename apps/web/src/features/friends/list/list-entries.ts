import type { Friend } from '@syllaboom/contracts';

/** Friends at one table: two at least. */
export interface FriendGroup {
  readonly roomId: string;
  readonly friends: readonly Friend[];
}
/** What the list of friends shows, line by line. */
export type ListEntry =
  | { readonly kind: 'together' }
  | { readonly kind: 'group'; readonly group: FriendGroup }
  | { readonly kind: 'friend'; readonly friend: Friend };

export const roomIdOf = ({ room }: Pick<Friend, 'room'>): string | null =>
  typeof room === 'string' ? room : (room?.id ?? null);

/** Who is there first, then by name. */
export const sortFriends = (friends: readonly Friend[], language: string): readonly Friend[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return friends.toSorted(
    (one, other) => Number(other.online) - Number(one.online) || compare(one.displayName, other.displayName),
  );
};

/** Friends who sit at one table stand together above all others, the fullest table first. */
export function listEntries(friends: readonly Friend[], language: string): readonly ListEntry[] {
  const sorted = sortFriends(friends, language);
  const groups = [...Map.groupBy(sorted, roomIdOf)].flatMap(([roomId, atTable]): FriendGroup[] =>
    roomId !== null && atTable.length > 1 ? [{ roomId, friends: atTable }] : [],
  );
  const grouped = new Set(groups.flatMap((group) => group.friends));
  const entries: ListEntry[] = groups
    .toSorted((one, other) => other.friends.length - one.friends.length)
    .map((group) => ({ kind: 'group', group }));
  if (entries.length > 0) entries.unshift({ kind: 'together' });
  for (const friend of sorted) if (!grouped.has(friend)) entries.push({ kind: 'friend', friend });
  return entries;
}
