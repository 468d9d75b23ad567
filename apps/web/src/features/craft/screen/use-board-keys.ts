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

/** The board by keys: a cursor walks over its cells, and everything that is done by pointer is done where it stands. */
export function useBoardKeys({ store, view, press, collectAt }: BoardKeys) {
  const { t } = useTranslation();
  const cursor = useRef<Point | null>(null);
  /** Whether the focus came by a key: a pointer needs no cursor. */
  const byPointer = useRef(false);

  const describe = (board: BoardState, { x, y }: Point): string => {
    const tile = board.at(x, y);
    const words = board.words.filter(({ path }) => path.some((step) => step.x === x && step.y === y));
    const place = { column: x + 1, row: y + 1 };
    if (!tile) return t('craft.said.empty', place);
    const syllable = tile.s;
    if (words.length === 0) return t('craft.said.tile', { ...place, syllable });
    return t('craft.said.inWord', { ...place, syllable, words: words.map(({ word }) => word).join(', ') });
  };
  const go = (board: BoardState, cell: Point): void => {
    cursor.current = { x: clamp(cell.x, board.size.width - 1), y: clamp(cell.y, board.size.height - 1) };
    view.current?.setCursor(cursor.current);
    announce(describe(board, cursor.current));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>): void => {
    const { board } = store.view();
    if (!board || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = cursor.current ?? view.current?.middleCell() ?? { x: 0, y: 0 };
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const stride = event.shiftKey ? STRIDE : 1;
      return go(board, cursor.current ? { x: at.x + step[0] * stride, y: at.y + step[1] * stride } : at);
    }
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => press(at),
      ' ': () => press(at),
      Delete: () => takeBack(board, at),
      Backspace: () => takeBack(board, at),
      c: () => {
        const island = islandAt(board, at);
        if (island) collectAt(island);
      },
      '+': () => view.current?.zoomBy(ZOOM.buttonStep),
      '=': () => view.current?.zoomBy(ZOOM.buttonStep),
      '-': () => view.current?.zoomBy(1 / ZOOM.buttonStep),
      '0': () => view.current?.fit(),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const takeBack = (board: BoardState, { x, y }: Point): void => {
    const tile = board.at(x, y);
    if (tile) store.takeBack(tile.id);
  };

  return {
    onKeyDown,
    onPointerDown: () => {
      byPointer.current = true;
      cursor.current = null;
      view.current?.setCursor(null);
    },
    onFocus: () => {
      const { board } = store.view();
      if (board && !byPointer.current) go(board, view.current?.middleCell() ?? { x: 0, y: 0 });
      byPointer.current = false;
    },
    onBlur: () => {
      cursor.current = null;
      view.current?.setCursor(null);
    },
  };
}
