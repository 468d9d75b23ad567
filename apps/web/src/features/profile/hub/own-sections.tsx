import { MatchHistory } from '../../history/index.ts';
import { useUser } from '../../session/index.ts';
import { WordsTab } from '../view/words-tab.tsx';

export function OwnMatches() {
  const id = useUser()?.id;
  return id === undefined ? null : <MatchHistory playerId={id} own />;
}

/** The own most used words. */
export function OwnWords() {
  const id = useUser()?.id;
  return id === undefined ? null : <WordsTab playerId={id} />;
}
