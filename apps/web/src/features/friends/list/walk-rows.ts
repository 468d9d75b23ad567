import type { KeyboardEvent } from 'react';

const ROW = '[data-row]';

/** The place in a list that a key leads to. */
function targetOf(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Of a long list only the rows near the view are there: they come within so many frames of a scroll. */
const ROW_FRAMES = 4;

function goToEnd(list: HTMLElement, isLast: boolean): void {
  const go = (frames: number): void => {
    list.scrollTop = isLast ? list.scrollHeight : 0;
    if (frames > 0) requestAnimationFrame(() => go(frames - 1));
    else [...list.querySelectorAll<HTMLElement>(ROW)].at(isLast ? -1 : 0)?.focus();
  };
  go(list.scrollHeight > list.clientHeight ? ROW_FRAMES : 0);
}

/**
 * Arrow keys go from row to row, Enter opens a row's menu: without this the keys would open it. For the capture phase; keys
 * in an open menu, which stands elsewhere on the page, are the menu's.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  if (!(event.target instanceof Element) || !list.contains(event.target) || !event.target.matches(ROW)) return;
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const target = targetOf(event.key, rows.indexOf(event.target as HTMLElement), rows.length - 1);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Home' || event.key === 'End') goToEnd(list, event.key === 'End');
  else rows[target]?.focus();
}
