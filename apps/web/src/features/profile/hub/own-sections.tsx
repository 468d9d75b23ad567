import { MatchList } from '../../history/index.ts';
import { useUser } from '../../session/index.ts';
import { openProfile } from '../open-profile.ts';
import { WordsTab } from '../view/words-tab.tsx';

/** The own matches. */
export function OwnMatches() {
  const id = useUser()?.id;
  return id === undefined ? null : <MatchList playerId={id} onOpenPlayer={openProfile} />;
}

/** The own most used words. */
export function OwnWords() {
  const id = useUser()?.id;
  return id === undefined ? null : <WordsTab playerId={id} />;
}
