import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const GAMBLE_WINDOW = 'gamble';

/** A tile of a language. */
export interface NamedTile {
  readonly syllable: string;
  readonly locale: string;
}

/** The tile that the window is about. */
export const useGambled = create<{ readonly tile: NamedTile | null }>(() => ({ tile: null }));

/** Opens the window in which a tile is gambled. */
export function openGamble({ syllable, locale }: NamedTile): void {
  useGambled.setState({ tile: { syllable, locale } });
  openWindow(GAMBLE_WINDOW);
}
