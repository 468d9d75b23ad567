import { preferences } from '../preferences.ts';

/** What is felt, in ms of vibration and pauses: the own turn, a lost heart, a win. */
const PATTERNS = {
  turn: [35],
  hurt: [120],
  win: [45, 70, 45, 70, 140],
} as const;
type Haptic = keyof typeof PATTERNS;

/** Devices without a motor have the call, too; those that are not held do nothing on it. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Vibrates, if the player wants it and the device can. Reduced motion has no part in it: that is about what moves on the
 * screen, and a short buzz tells some of those players what the others see.
 */
export function vibrate(what: Haptic): void {
  // Before the page was touched the browser refuses, and complains of it.
  if (!preferences().vib || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[what]]);
}
