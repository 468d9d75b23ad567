import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { create } from 'zustand';
import { lobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { storage } from '../../platform/storage.ts';
import { useUser } from '../session/index.ts';

const STORED_AT = 'syllaboom.ranked-language';
const known = (text: string | null | undefined): GameLanguage | null =>
  GAME_LANGUAGES.find((language) => language === text) ?? null;

const useChosen = create<{ readonly language: GameLanguage | null }>(() => ({
  language: known(storage.getItem(STORED_AT)),
}));

/** The language that the player queues in: as chosen on this device, else their own. */
export function useRankedLanguage(): GameLanguage {
  const chosen = useChosen((state) => state.language);
  const own = known(useUser()?.locale);
  return chosen ?? own ?? 'en-US';
}

/** Chooses it; the lobby hears of it, too. */
export function chooseRankedLanguage(language: GameLanguage): void {
  storage.setItem(STORED_AT, language);
  useChosen.setState({ language });
  lobbyConnection.send('lang-set', { locale: language });
}
