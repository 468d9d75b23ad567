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

const SIDEWAYS = '(max-height: 480px)';
const NARROW = `(max-width: 760px), ${SIDEWAYS}`;
/** As narrow as this, the top bar of home is a menu: buttons, balance and name have no place beside each other. */
const BAR_MENU = `(max-width: 900px), ${SIDEWAYS}`;
/** A tablet, or a window as narrow: the phone's arrangement, only larger, whatever points at it. */
const TABLET = '(max-width: 1080px)';
const TOUCH = '(pointer: coarse)';
const CALM = '(prefers-reduced-motion: reduce)';

/** A phone's screen, upright or on its side: windows become sheets, the keyboard dock appears. */
export const useNarrow = (): boolean => useMedia(NARROW);
/** A phone on its side: what needs height stands beside each other. */
export const useSideways = (): boolean => useMedia(SIDEWAYS);
/** Home's buttons are behind one: phones, tablets upright. */
export const useBarMenu = (): boolean => useMedia(BAR_MENU);
/** As wide as a tablet, no phone: the dock takes the whole width, the chat comes from the side. */
export const useTablet = (): boolean => {
  const narrow = useNarrow();
  return useMedia(TABLET) && !narrow;
};
/** Phone, tablet or narrow window: nothing but letters and dock stands with the table. */
export const useHandheld = (): boolean => useMedia(`${NARROW}, ${TABLET}`);
/** The main pointer is a finger. */
export const useTouch = (): boolean => useMedia(TOUCH);
/** The player asked for less motion: fades only. */
export const useReducedMotion = (): boolean => useMedia(CALM);

/** The page is an installed app of its own, not a browser's tab. */
export const useInstalledApp = (): boolean => useMedia('(display-mode: standalone)');

export const isTouch = (): boolean => matchMedia(TOUCH).matches;
export const isHandheld = (): boolean => matchMedia(`${NARROW}, ${TABLET}`).matches;
export const prefersReducedMotion = (): boolean => matchMedia(CALM).matches;
