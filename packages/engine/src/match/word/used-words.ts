import type { MatchState } from '../state/match-state.ts';

/** Lookup sets beside the states: the state itself stays plain data. */
const CACHE = new WeakMap<MatchState, Set<string>>();

function usedSet(state: MatchState): Set<string> {
  const known = CACHE.get(state);
  if (known && known.size === state.usedWords.length) return known;
  const fresh = new Set(state.usedWords);
  CACHE.set(state, fresh);
  return fresh;
}

/** Whether the word was played before in this match. */
export const isUsed = (state: MatchState, word: string): boolean => usedSet(state).has(word);

/** Remembers a played word. */
export function markUsed(state: MatchState, word: string): void {
  const used = usedSet(state);
  if (used.has(word)) return;
  used.add(word);
  state.usedWords.push(word);
}
