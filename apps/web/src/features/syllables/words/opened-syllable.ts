import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';
import type { CountedSyllable } from '../bookmarks/bookmarks.ts';

export const WORDS_WINDOW = 'syllable-words';

interface OpenedSyllable extends CountedSyllable {
  readonly language: GameLanguage;
}

/** The syllable whose words the window shows. */
export const useOpenedSyllable = create<{ readonly opened: OpenedSyllable | null }>(() => ({ opened: null }));

/** Shows the words of a syllable. */
export function openWordsOf(language: GameLanguage, counted: CountedSyllable): void {
  useOpenedSyllable.setState({ opened: { ...counted, language } });
  openWindow(WORDS_WINDOW);
}

/** A language of the wire that words are played in; null for one that this client does not know. */
export const gameLanguageOf = (text: string): GameLanguage | null => GAME_LANGUAGES.find((one) => one === text) ?? null;
