/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the picture is walked over by keys of its own */
import { craftCoins, craftStore } from '@syllaboom/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../../ui/windows/layers.ts';
import { bubblesOf } from '../canvas/bubbles.ts';
import type { Point } from '../canvas/camera.ts';
import { choose, useCraftUi } from '../craft-ui.ts';
import { PROGRESS_ANEW_MS, PROGRESS_ANEW_SAVING_MS } from '../craft-timings.ts';
import type { BoardState } from '../store/board-state.ts';
import type { BoardStore, Visited } from '../store/board-store.ts';
import { useServerTime } from '../store/use-board.ts';
import s from './board-screen.module.css';
import { ExpandButtons } from './expand-buttons.tsx';
import { TileStrip } from './tile-strip.tsx';
import { ToolsBar } from './tools-bar.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardNews } from './use-board-news.ts';
import { useBoardView } from './use-board-view.ts';
import { VisitBar } from './visit-bar.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface BoardScreenProps {
  readonly store: BoardStore;
  readonly board: BoardState;
  readonly visited: Visited | null;
}

/** Whether the device asks pages to spare it. */
const isSaving = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** What the words have earned by now, as the picture shows it. */
function useEarnings(store: BoardStore, board: BoardState) {
  const now = useServerTime(store);
  const drawn = useServerTime(store, isSaving() ? PROGRESS_ANEW_SAVING_MS : PROGRESS_ANEW_MS);
  const bubbles = useMemo(() => bubblesOf(board, now), [board, now]);
  const fullness = useMemo(
    () => new Map(board.words.map((word) => [word.id, craftCoins(word, drawn) / craftStore(word.word)])),
    [board, drawn],
  );
  return { bubbles, fullness };
}

/** A board with everything around it. */
export function BoardScreen({ store, board, visited }: BoardScreenProps) {
  const { t } = useTranslation();
  const { bubbles, fullness } = useEarnings(store, board);
  const shows = useCraftUi((state) => state.bubbles);
  const chosen = useCraftUi((state) => state.chosen);
  const box = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const isOwn = visited === null;

  /** A press on a cell, by whatever it was pressed: what is chosen goes there, or what lies there is chosen. */
  const press = (cell: Point): void => {
    const now = store.view().board;
    if (!now || !store.isOwn) return;
    const tile = now.at(cell.x, cell.y);
    const { chosen: held } = useCraftUi.getState();
    if (held && !tile) {
      if (held.id === null) store.place(held.s, cell.x, cell.y);
      else store.move(held.id, cell.x, cell.y);
      choose(null);
    } else choose(tile && tile.id !== held?.id ? { s: tile.s, id: tile.id } : null);
  };
  const collectAt = (cell: Point): void => {
    const island = store.view().board?.islands.find(({ x, y }) => x === cell.x && y === cell.y);
    if (island) store.collect(island.words, 'island');
  };
  const view = useBoardView({ box, strip, store, board, press, collectAt });
  const keys = useBoardKeys({ store, view, press, collectAt });
  const said = useBoardNews(store, view);

  useEffect(() => view.current?.setBubbles(shows ? bubbles : []), [view, shows, bubbles]);
  useEffect(() => view.current?.setFullness(fullness), [view, fullness]);
  useEffect(() => view.current?.setChosen(chosen?.id ?? null), [view, chosen]);
  useLayer(chosen !== null, 'panel', () => choose(null));
  // Whoever leaves the screen holds nothing any more.
  useEffect(() => () => choose(null), []);

  return (
    <section
      className={s.screen}
      data-own={isOwn || undefined}
      aria-label={isOwn ? t('craft.board') : t('craft.visiting', { name: visited.displayName })}
    >
      {isOwn ? <ToolsBar store={store} board={board} /> : <VisitBar visited={visited} />}
      <div className={s.stage} ref={box}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture that is walked over by keys of its own */}
        <canvas
          className={s.canvas}
          tabIndex={0}
          role="application"
          aria-label={t('craft.board')}
          aria-describedby="craft-keys"
          {...keys}
        />
        <p id="craft-keys" className="sr">
          {t(isOwn ? 'craft.keys' : 'craft.keysVisiting')}
        </p>
        {isOwn ? <ExpandButtons store={store} size={board.size} view={view} /> : null}
        {isOwn && board.tiles.length === 0 ? <p className={s.hint}>{t('craft.firstHint')}</p> : null}
        {!isOwn && board.tiles.length === 0 ? <p className={s.hint}>{t('craft.bare')}</p> : null}
        <ZoomButtons view={view} />
      </div>
      <p className="sr" aria-live="polite" ref={said} data-testid="craft-said" />
      {isOwn ? <TileStrip store={store} board={board} view={view} strip={strip} /> : null}
    </section>
  );
}
