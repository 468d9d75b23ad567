import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { BoardView } from '../canvas/board-view.ts';
import type { Point } from '../canvas/camera.ts';
import { choose } from '../craft-ui.ts';
import type { BoardState } from '../store/board-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import { placeExpandButtons, roomOfExpandButtons } from './expand-buttons.tsx';
import s from './board-screen.module.css';

interface BoardViewParts {
  /** The box that the picture fills. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly store: BoardStore;
  readonly board: BoardState;
  readonly press: (cell: Point) => void;
  readonly collectAt: (cell: Point) => void;
}

/** The tile that follows a pointer, over everything. */
function makeGhost(): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = s.ghost ?? '';
  ghost.hidden = true;
  ghost.ariaHidden = 'true';
  document.body.append(ghost);
  return ghost;
}

/** The picture of a board, kept in step with it; null until it stands. */
export function useBoardView({ box, strip, store, board, ...rest }: BoardViewParts): RefObject<BoardView | null> {
  const view = useRef<BoardView | null>(null);
  const latest = useRef(rest);
  latest.current = rest;
  useLayoutEffect(() => {
    const stage = box.current;
    const canvas = stage?.querySelector('canvas');
    if (!stage || !canvas) return undefined;
    const ghost = makeGhost();
    const drawn = new BoardView(
      { canvas, ghost, strip: strip.current ?? stage },
      {
        onDrop: (tile, at) => {
          choose(null);
          if (at === 'strip') return void (tile.id !== null && store.takeBack(tile.id));
          return void (tile.id === null ? store.place(tile.s, at.x, at.y) : store.move(tile.id, at.x, at.y));
        },
        onTapCell: (cell) => latest.current.press(cell),
        onTapBubble: (bubble) => latest.current.collectAt(bubble),
        mayEdit: () => store.isOwn,
        isCalm: prefersReducedMotion,
        besideBoard: () => roomOfExpandButtons(stage),
        onCamera: (camera, { size }) => placeExpandButtons(stage, camera, size),
      },
    );
    view.current = drawn;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) drawn.resize(entry.contentRect);
    });
    sizes.observe(canvas);
    const themes = new MutationObserver(() => drawn.setPalette());
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    void document.fonts.ready.then(() => drawn.setPalette());
    return () => {
      drawn.destroy();
      sizes.disconnect();
      themes.disconnect();
      ghost.remove();
      view.current = null;
    };
  }, [box, strip, store]);
  useEffect(() => view.current?.setBoard(board), [board]);
  return view;
}
