import { isHandheld } from '../../platform/media.ts';
import { askToClose, useWindows } from './manager.ts';

/** Going back arrives later; where it never does, nobody waits longer than this. */
const ARRIVES_WITHIN_MS = 1_000;

const isMarked = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;
const isOpen = (): boolean => useWindows.getState().open.length > 0;

/** Set while the page goes back over the entry of a sheet that was closed. */
let arrival: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

/** The entries of sheets are gone: what waited for that comes now. */
function arrive(): void {
  if (arrival !== null) clearTimeout(arrival);
  arrival = null;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

/**
 * Runs what changes the address: at once, or when the sheets are closed and their entry is gone. That entry would take the
 * change along.
 */
export function afterSheets(change: () => void): void {
  if (arrival === null && !(isMarked() && isOpen())) change();
  else waiting.push(change);
}

function mark(): void {
  if (isOpen() && !isMarked()) history.pushState({ sheet: true }, '');
}

/** On phones and tablets, "back" closes the open window instead of leaving the page. */
export function installSheetHistory(): () => void {
  // A reload closes the sheets but keeps the entry's mark.
  if (isMarked()) history.replaceState(null, '');
  const stop = useWindows.subscribe(({ open }, before) => {
    if (open.length > 0 && before.open.length === 0 && isHandheld()) {
      if (arrival === null) mark();
      else waiting.push(mark);
    }
    if (open.length > 0 || before.open.length === 0 || arrival !== null) return;
    if (!isMarked()) return arrive();
    arrival = setTimeout(arrive, ARRIVES_WITHIN_MS);
    history.back();
  });
  const onBack = () => {
    if (arrival !== null) return arrive();
    const top = useWindows.getState().open.at(-1);
    if (!top || isMarked()) return;
    askToClose(top);
    // A window that asks first stays open meanwhile, so that going back again finds it.
    mark();
  };
  addEventListener('popstate', onBack);
  return () => {
    stop();
    removeEventListener('popstate', onBack);
  };
}
