import type { TFunction } from 'i18next';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardView } from '../canvas/board-view.ts';
import { type Point, ZOOM } from '../canvas/camera.ts';
import type { BoardState } from '../store/board-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import { announce } from './announce.ts';

interface BoardKeys {
  readonly store: BoardStore;
  readonly view: RefObject<BoardView | null>;
  readonly press: (cell: Point) => void;
  readonly collectAt: (cell: Point) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With Shift the cursor goes so far at once. */
const STRIDE = 5;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The words of the island that a cell belongs to. */
const islandAt = ({ islands }: BoardState, { x, y }: Point) =>
  islands.find(({ words }) => words.some(({ path }) => path.some((step) => step.x === x && step.y === y)));

/** What stands on a cell, in words. */
function describeCell(t: TFunction, board: BoardState, { x, y }: Point): string {
  const tile = board.at(x, y);
  const words = board.words.filter(({ path }) => path.some((step) => step.x === x && step.y === y));
  const place = { column: x + 1, row: y + 1 };
  if (!tile) return t('craft.said.empty', place);
  const syllable = tile.s;
  if (words.length === 0) return t('craft.said.tile', { ...place, syllable });
  return t('craft.said.inWord', { ...place, syllable, words: words.map(({ word }) => word).join(', ') });
}

/** What a key does where the cursor stands; nothing for keys that mean nothing here. */
function actOf(key: string, board: BoardState, at: Point, { store, view, press, collectAt }: BoardKeys) {
  const takeBack = (): void => {
    const tile = board.at(at.x, at.y);
    if (tile) store.takeBack(tile.id);
  };
  const collect = (): void => {
    const island = islandAt(board, at);
    if (island) collectAt(island);
  };
  const acts: Readonly<Record<string, () => void>> = {
    Enter: () => press(at),
    ' ': () => press(at),
    Delete: takeBack,
    Backspace: takeBack,
    c: collect,
    '+': () => view.current?.zoomBy(ZOOM.buttonStep),
    '=': () => view.current?.zoomBy(ZOOM.buttonStep),
    '-': () => view.current?.zoomBy(1 / ZOOM.buttonStep),
    '0': () => view.current?.fit(),
  };
  return acts[key.length === 1 ? key.toLowerCase() : key];
}

/** The board by keys: a cursor walks over its cells, and everything that is done by pointer is done where it stands. */
export function useBoardKeys(keys: BoardKeys) {
  const { t } = useTranslation();
  const { store, view } = keys;
  const cursor = useRef<Point | null>(null);
  /** Whether the focus came by a press: a pointer needs no cursor. */
  const byPointer = useRef(false);
  const go = (board: BoardState, cell: Point): void => {
    cursor.current = { x: clamp(cell.x, board.size.width - 1), y: clamp(cell.y, board.size.height - 1) };
    view.current?.setCursor(cursor.current);
    announce(describeCell(t, board, cursor.current));
  };
  const hide = (): void => {
    cursor.current = null;
    view.current?.setCursor(null);
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLCanvasElement>): void => {
      const { board } = store.view();
      if (!board || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = cursor.current ?? view.current?.middleCell() ?? { x: 0, y: 0 };
      const step = STEPS[event.key];
      const act = step ? null : actOf(event.key, board, at, keys);
      if (act === undefined) return;
      event.preventDefault();
      const stride = event.shiftKey ? STRIDE : 1;
      if (act) act();
      else if (step) go(board, cursor.current ? { x: at.x + step[0] * stride, y: at.y + step[1] * stride } : at);
    },
    onPointerDown: () => {
      byPointer.current = true;
      hide();
    },
    onFocus: () => {
      const { board } = store.view();
      if (board && !byPointer.current) go(board, view.current?.middleCell() ?? { x: 0, y: 0 });
      byPointer.current = false;
    },
    onBlur: hide,
  };
}
