import { isNarrow } from '../../platform/media.ts';
import { askToClose, useWindows } from './manager.ts';

const isMarked = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** On phones, "back" closes the open sheet instead of leaving the page. */
export function installSheetHistory(): () => void {
  const stop = useWindows.subscribe(({ open }, before) => {
    if (!isNarrow()) return;
    if (open.length > 0 && before.open.length === 0 && !isMarked()) history.pushState({ sheet: true }, '');
    if (open.length === 0 && before.open.length > 0 && isMarked()) history.back();
  });
  const onBack = () => {
    const top = useWindows.getState().open.at(-1);
    if (!top || isMarked()) return;
    askToClose(top);
    // A window that asks first stays open meanwhile, so that going back again finds it.
    if (useWindows.getState().open.length > 0) history.pushState({ sheet: true }, '');
  };
  addEventListener('popstate', onBack);
  return () => {
    stop();
    removeEventListener('popstate', onBack);
  };
}
