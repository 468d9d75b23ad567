import { useSyncExternalStore } from 'react';

/** Re-renders when a media query starts or stops to match. In the document that the build draws none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

const NARROW = '(max-width: 760px), (max-height: 480px)';
const TOUCH = '(pointer: coarse)';
const CALM = '(prefers-reduced-motion: reduce)';

/** A phone's screen, upright or on its side: windows become sheets, the keyboard dock appears. */
export const useNarrow = (): boolean => useMedia(NARROW);
/** The main pointer is a finger. */
export const useTouch = (): boolean => useMedia(TOUCH);
/** The player asked for less motion: fades only. */
export const useReducedMotion = (): boolean => useMedia(CALM);

/** The page is an installed app of its own, not a browser's tab. */
export const useInstalledApp = (): boolean => useMedia('(display-mode: standalone)');

export const isNarrow = (): boolean => matchMedia(NARROW).matches;
export const prefersReducedMotion = (): boolean => matchMedia(CALM).matches;
