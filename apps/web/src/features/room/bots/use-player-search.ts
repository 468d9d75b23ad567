import type { PlayerHit } from '@syllaboom/contracts';
import { expOfLevel } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { useUser } from '../../session/index.ts';
import { IMITATED_LEVEL, PLAYER_SEARCH_DEBOUNCE_MS } from '../room-timings.ts';
import { useTopic } from '../store/use-topic.ts';
import { suitablePlayers } from './suitable-players.ts';

/** Credible models only: players from level 40 on [R0293 R0294]. */
const LEAST_EXP = String(expOfLevel(IMITATED_LEVEL));

/** How a search for players stands: not asked, on its way, or its end. */
export type PlayerSearch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unsuitable' }
  | { readonly kind: 'found'; readonly players: readonly PlayerHit[] };

type Answer = { readonly query: string; readonly hits: readonly PlayerHit[] | 'failed' };

/** Searches half a second after the last key; an answer to an older question is dropped. */
export function usePlayerSearch(text: string): PlayerSearch {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const found = useShown(answer);
  const present = useTopic('seats', (store) => store.seats);
  const ownId = useUser()?.id ?? '';
  useEffect(() => {
    if (query === '') return undefined;
    let over = false;
    const show = (hits: Answer['hits']) => {
      if (!over) setAnswer({ query, hits });
    };
    const timer = setTimeout(() => {
      api.call('searchPlayersOfExp', { params: { query, exp: LEAST_EXP } }).then(
        ({ players }) => show(players),
        () => show('failed'),
      );
    }, PLAYER_SEARCH_DEBOUNCE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [query]);
  if (query === '') return { kind: 'idle' };
  if (found?.query !== query) return { kind: 'searching' };
  if (found.hits === 'failed') return { kind: 'failed' };
  if (found.hits.length === 0) return { kind: 'none' };
  const players = suitablePlayers(found.hits, [ownId, ...present.map((seat) => seat.authId)]);
  return players.length === 0 ? { kind: 'unsuitable' } : { kind: 'found', players };
}
