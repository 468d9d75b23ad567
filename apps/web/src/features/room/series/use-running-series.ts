import { hasOneWinner } from '../modes/has-one-winner.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** The room's series: over so many matches, which of them is the running or the next one, and whether it is won; null without one. */
export function useRunningSeries(): { readonly n: number; readonly game: number; readonly isWon: boolean } | null {
  const info = useSnapshot('info');
  if (!info || info.ranked || info.bestOf === 1) return null;
  if (!hasOneWinner(info)) return null;
  // What has just been won is counted already.
  const isWon = info.champion !== '';
  return { n: info.bestOf, game: Math.max(1, info.games + (info.phase === 'winner' || isWon ? 0 : 1)), isWon };
}
