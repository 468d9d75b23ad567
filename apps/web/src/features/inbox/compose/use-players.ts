import type { PlayerHit } from '@syllaboom/contracts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { LEAST_LETTERS, PLAYER_SEARCH_DEBOUNCE_MS } from '../inbox-timings.ts';

/** How a search for players stands: not asked, on its way, or its end. */
export type PlayerSearch =
  | { readonly kind: 'idle' | 'searching' | 'failed' | 'none' }
  | { readonly kind: 'found'; readonly players: readonly PlayerHit[] };

/** Players of a name but the own one, half a second after the last key. */
export function usePlayers(text: string, ownId: string): PlayerSearch {
  const typed = text.trim();
  const query = useSettled(typed, PLAYER_SEARCH_DEBOUNCE_MS);
  const isLong = [...typed].length >= LEAST_LETTERS;
  const isAsked = isLong && query === typed;
  const { data, failure } = useApiQuery('searchPlayers', { params: { query } }, { enabled: isAsked });
  if (!isLong) return { kind: 'idle' };
  if (!isAsked || (data === null && failure === null)) return { kind: 'searching' };
  if (data === null) return { kind: 'failed' };
  const players = data.players.filter(({ id }) => id !== ownId);
  return players.length === 0 ? { kind: 'none' } : { kind: 'found', players };
}
