import { TAB_DETACH_PX, TAB_DRAG_PX } from '../room-timings.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a point lies outside of a box, in pixels; 0 inside. */
export function distanceOutside(box: Box, x: number, y: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

/** Whether a tab that is let go here gets a window of its own. */
export const isDetached = (box: Box, x: number, y: number): boolean => distanceOutside(box, x, y) > TAB_DETACH_PX;

/** Whether a pressed pointer that moved so far drags the tab: a finger must go further than a mouse. */
export const isTabDrag = (pointerType: string, dx: number, dy: number): boolean =>
  Math.hypot(dx, dy) > (pointerType === 'touch' ? TAB_DRAG_PX.touch : TAB_DRAG_PX.mouse);
