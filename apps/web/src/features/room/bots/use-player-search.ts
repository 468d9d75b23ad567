import type { PlayerHit } from '@syllaboom/contracts';
import { expOfLevel } from '@syllaboom/engine';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { useUser } from '../../session/index.ts';
import { IMITATED_LEVEL, PLAYER_SEARCH_DEBOUNCE_MS } from '../room-timings.ts';
import { useTopic } from '../store/use-topic.ts';
import { suitablePlayers } from './suitable-players.ts';

/** Credible models only: players from level 40 on. */
const LEAST_EXP = String(expOfLevel(IMITATED_LEVEL));

/** How a search for players stands: not asked, on its way, or its end. */
export type PlayerSearch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unsuitable' }
  | { readonly kind: 'found'; readonly players: readonly PlayerHit[] };

/** Searches half a second after the last key; an answer to an older question is dropped. */
export function usePlayerSearch(text: string): PlayerSearch {
  const typed = text.trim();
  const query = useSettled(typed, PLAYER_SEARCH_DEBOUNCE_MS);
  const isAsked = query !== '' && query === typed;
  const { data, failure } = useApiQuery(
    'searchPlayersOfExp',
    { params: { query, exp: LEAST_EXP } },
    { enabled: isAsked },
  );
  const present = useTopic('seats', (store) => store.seats);
  const ownId = useUser()?.id ?? '';
  if (typed === '') return { kind: 'idle' };
  if (!isAsked || (data === null && failure === null)) return { kind: 'searching' };
  if (data === null) return { kind: 'failed' };
  if (data.players.length === 0) return { kind: 'none' };
  const players = suitablePlayers(data.players, [ownId, ...present.map((seat) => seat.authId)]);
  return players.length === 0 ? { kind: 'unsuitable' } : { kind: 'found', players };
}
