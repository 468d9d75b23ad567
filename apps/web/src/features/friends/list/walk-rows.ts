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

/** Of a long list only the rows near the view are there: they come soon after a scroll, at the latest within so many frames. */
const MOST_FRAMES = 90;
/** So far from the list's edge its first or last row stands at most, px: a heading may come before it. */
const EDGE_PX = 240;

/** Whether a row is the one that stands at the list's upper or lower edge. */
function isAtEdge(list: HTMLElement, row: HTMLElement, isLast: boolean): boolean {
  // All of a short list is there.
  if (list.scrollHeight <= list.clientHeight) return true;
  const [view, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const isThere = isLast ? list.scrollTop + list.clientHeight >= list.scrollHeight - 1 : list.scrollTop < 1;
  return isThere && Math.abs(isLast ? view.bottom - own.bottom : own.top - view.top) < EDGE_PX;
}

function goToEnd(list: HTMLElement, isLast: boolean): void {
  const go = (frames: number): void => {
    list.scrollTop = isLast ? list.scrollHeight : 0;
    requestAnimationFrame(() => {
      const row = [...list.querySelectorAll<HTMLElement>(ROW)].at(isLast ? -1 : 0);
      if (row && isAtEdge(list, row, isLast)) row.focus();
      // A row that is not measured yet is hidden, and takes no focus.
      if (row !== document.activeElement && frames > 0) go(frames - 1);
    });
  };
  go(MOST_FRAMES);
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
