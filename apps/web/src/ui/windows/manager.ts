import { create } from 'zustand';
import { readJson, storage } from '../../platform/storage.ts';
import type { Rect } from './window-rect.ts';

const STORED_AT = 'syllaboom.windows';

interface WindowsState {
  /** Ids of the open windows in the order of depth; the last one is on top. */
  readonly open: readonly string[];
  readonly rects: Readonly<Record<string, Rect>>;
}

const isRect = (value: unknown): value is Rect =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'w', 'h'].every((key) => Number.isFinite((value as Record<string, unknown>)[key]));

const storedRects = (): Record<string, Rect> => {
  const stored = readJson(STORED_AT);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Rect] => isRect(entry[1])));
};

export const useWindows = create<WindowsState>(() => ({ open: [], rects: storedRects() }));

export const openWindow = (id: string): void =>
  useWindows.setState(({ open }) => ({ open: [...open.filter((other) => other !== id), id] }));
export const closeWindow = (id: string): void =>
  useWindows.setState(({ open }) => ({ open: open.filter((other) => other !== id) }));
/** What is asked before a window closes by its button, by Escape or by going back: unsaved work, for instance. */
const guards = new Map<string, () => Promise<boolean>>();
/** Windows whose question is on the screen. */
const asked = new Set<string>();
/** Sets the question of a window; returns the remover. */
export function guardWindow(id: string, mayClose: () => Promise<boolean>): () => void {
  guards.set(id, mayClose);
  return () => void (guards.get(id) === mayClose && guards.delete(id));
}
/** Nothing is asked any more: what was unsaved has gone with what it belonged to. */
export const unguardWindow = (id: string): void => void guards.delete(id);
/** Leaves what a window shows, after its question if it has one. */
export function askToLeave(id: string, leave: () => void): void {
  const mayLeave = guards.get(id);
  if (!mayLeave) leave();
  else if (!asked.has(id)) {
    asked.add(id);
    void mayLeave()
      .then((yes) => yes && leave())
      .finally(() => asked.delete(id));
  }
}
/** Closes a window, after its question if it has one; `onClosed` runs once it is closed. */
export const askToClose = (id: string, onClosed?: () => void): void =>
  askToLeave(id, () => {
    closeWindow(id);
    onClosed?.();
  });

export const isWindowOpen = (id: string): boolean => useWindows.getState().open.includes(id);
export const toggleWindow = (id: string): void => (isWindowOpen(id) ? closeWindow(id) : openWindow(id));
export const closeAllWindows = (): void => useWindows.setState({ open: [] });

export const raiseWindow = (id: string): void =>
  useWindows.setState((state) =>
    state.open.at(-1) === id || !state.open.includes(id)
      ? state
      : { open: [...state.open.filter((other) => other !== id), id] },
  );

/** Remembers where the player put a window. */
export function keepRect(id: string, rect: Rect): void {
  useWindows.setState(({ rects }) => ({ rects: { ...rects, [id]: rect } }));
  storage.setItem(STORED_AT, JSON.stringify(useWindows.getState().rects));
}
