import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const DESTROY_WINDOW = 'destroy';

/** A discovery of a language. */
export interface NamedWord {
  readonly locale: string;
  readonly word: string;
}

/** The discovery that the window is about. */
export const useDestroyed = create<{ readonly wish: NamedWord | null }>(() => ({ wish: null }));

/** Opens the window in which a discovery is destroyed. */
export function openDestroy({ locale, word }: NamedWord): void {
  useDestroyed.setState({ wish: { locale, word } });
  openWindow(DESTROY_WINDOW);
}
