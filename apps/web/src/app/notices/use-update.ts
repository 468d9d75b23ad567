import { useEffect } from 'react';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { page } from '../../platform/page.ts';
import { useUpdate } from '../../platform/update/update.ts';
import { showInfo } from '../../ui/toasts/toasts.tsx';
import { useWindows } from '../../ui/windows/manager.ts';

/** Long enough to read why the page is loaded anew. */
const READ_MS = 2_000;
/** A page that was loaded anew so recently got the old files again: it doesn't try for ever. */
const RECENT_MS = 300_000;

const wasJustReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < RECENT_MS;
};

/** Whether something is being typed that a load would lose. */
const isTyping = (): boolean => {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
};

/**
 * What the page does about an update of the server: `load` once nothing of the player is lost by it, `ask` where loading anew
 * did not help or cannot be done from inside the chat platform; null while the page is as new as the server, or a match runs.
 */
export function useUpdateNotice(): 'load' | 'ask' | null {
  const { isOutdated, holders } = useUpdate();
  const isHeld = holders > 0;
  const hasWindow = useWindows(({ open }) => open.length > 0);
  const isByHand = isEmbedded() || wasJustReloaded();
  useEffect(() => {
    if (isOutdated && isHeld) showInfo(i18n.t('shell.updated'), i18n.t('shell.updatedLater'));
  }, [isOutdated, isHeld]);
  useEffect(() => {
    if (!isOutdated || isHeld || hasWindow || isByHand) return undefined;
    const timer = setInterval(() => {
      if (!isTyping()) page.reload();
    }, READ_MS);
    return () => clearInterval(timer);
  }, [isOutdated, isHeld, hasWindow, isByHand]);
  if (!isOutdated || isHeld) return null;
  return isByHand ? 'ask' : 'load';
}
