import type { PlayerHit } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { useMemo } from 'react';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { LEAST_LETTERS, PLAYER_SEARCH_DEBOUNCE_MS } from '../inbox-timings.ts';

/** How a search for players stands: not asked, on its way, or its end. */
export type PlayerSearch =
  | { readonly kind: 'searching' | 'failed' | 'none' }
  | { readonly kind: 'found' | 'idle'; readonly players: readonly SomebodyToWriteTo[] };
/** What is shown of somebody whom one may write to. */
export type SomebodyToWriteTo = Pick<PlayerHit, 'id' | 'displayName' | 'avatar' | 'frame' | 'level'>;

/** So many friends are offered before anything is typed; the others are found by their names. */
const MOST_OFFERED = 30;
/** A list that is as old as this will do. */
const FRIENDS_STALE_MS = 15_000;

/** The own friends, those who are online first. */
function useOfferedFriends(): readonly SomebodyToWriteTo[] {
  const { data } = useApiQuery('friendList', {}, { staleTime: FRIENDS_STALE_MS });
  return useMemo(
    () =>
      (data?.friends ?? [])
        .slice(0, MOST_OFFERED)
        .map(({ id, displayName, avatar, frame, exp }) => ({ id, displayName, avatar, frame, level: levelOfExp(exp) })),
    [data],
  );
}

/** Players of a name but the own one, half a second after the last key; before that the own friends. */
export function usePlayers(text: string, ownId: string): PlayerSearch {
  const friends = useOfferedFriends();
  const typed = text.trim();
  const query = useSettled(typed, PLAYER_SEARCH_DEBOUNCE_MS);
  const isLong = [...typed].length >= LEAST_LETTERS;
  const isAsked = isLong && query === typed;
  const { data, failure } = useApiQuery('searchPlayers', { params: { query } }, { enabled: isAsked });
  if (!isLong) return { kind: 'idle', players: friends };
  if (!isAsked || (data === null && failure === null)) return { kind: 'searching' };
  if (data === null) return { kind: 'failed' };
  const players = data.players.filter(({ id }) => id !== ownId);
  return players.length === 0 ? { kind: 'none' } : { kind: 'found', players };
}
