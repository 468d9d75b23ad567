import { isStreaming, useStreaming } from './streamer-mode.ts';

const HIDDEN = '•••••••';

/** A room's code as the screen may show it; copying and sharing take the code itself. */
export const shownCode = (code: string): string => (isStreaming() ? HIDDEN : code);

export function useShownCode(code: string): string {
  useStreaming();
  return shownCode(code);
}
