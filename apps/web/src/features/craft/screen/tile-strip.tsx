import clsx from 'clsx';
import { Undo2 } from 'lucide-react';
import { type CSSProperties, type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import stripStyle from '../../../ui/kit/layout/strip.module.css';
import { useStripHints } from '../../../ui/kit/layout/use-strip-hints.ts';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { useUser } from '../../session/index.ts';
import type { BoardView } from '../canvas/board-view.ts';
import { choose, useCraftUi } from '../craft-ui.ts';
import type { BoardState } from '../store/board-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import s from './tile-strip.module.css';
import { useStripDrag } from './use-strip-drag.ts';

/** A syllable is no longer. */
const SEARCH_LENGTH = 12;

interface TileStripProps {
  readonly store: BoardStore;
  readonly board: BoardState;
  readonly view: RefObject<BoardView | null>;
  readonly strip: RefObject<HTMLDivElement | null>;
}

/** Takes the chosen tile of the board back. */
function TakeBack({ store }: { store: BoardStore }) {
  const { t } = useTranslation();
  const chosen = useCraftUi((state) => state.chosen);
  if (chosen === null || chosen.id === null) return null;
  const { id, s: syllable } = chosen;
  return (
    <Btn
      size="sm"
      className={s.back}
      onClick={() => {
        choose(null);
        store.takeBack(id);
      }}
    >
      <Undo2 size={17} strokeWidth={2.8} aria-hidden="true" />
      {t('craft.takeBack', { syllable })}
    </Btn>
  );
}

/** The free tiles at the foot of the board: pulled up onto it, or pressed and then the cell. */
export function TileStrip({ store, board, view, strip }: TileStripProps) {
  const { t } = useTranslation();
  const locale = useUser()?.locale ?? 'en-US';
  const [text, setText] = useState('');
  const chosen = useCraftUi((state) => state.chosen);
  const asked = text.trim().toLocaleUpperCase(locale);
  const tiles = useMemo(
    () =>
      Object.entries(board.inventory)
        .filter(([syllable]) => syllable.includes(asked))
        .toSorted(([a], [b]) => a.localeCompare(b, locale)),
    [board.inventory, asked, locale],
  );
  useStripHints(strip, tiles.length);
  const drag = useStripDrag(strip, view);
  return (
    <div className={s.foot}>
      <div className={s.head}>
        <SearchField
          size="sm"
          className={s.search}
          label={t('craft.search')}
          value={text}
          most={SEARCH_LENGTH}
          onChange={setText}
        />
        <TakeBack store={store} />
      </div>
      <div className={clsx(stripStyle.strip, s.strip)} ref={strip} data-testid="craft-strip">
        {tiles.length === 0 ? (
          <p className={s.none}>{t(asked === '' ? 'craft.noTiles' : 'craft.noMatch')}</p>
        ) : (
          <ul className={s.tiles} aria-label={t('craft.tiles')}>
            {tiles.map(([syllable, count]) => (
              <li key={syllable}>
                <button
                  type="button"
                  className={s.tile}
                  aria-pressed={chosen?.id === null && chosen.s === syllable}
                  aria-label={t('craft.tile', { syllable, count })}
                  onClick={() =>
                    choose(chosen?.id === null && chosen.s === syllable ? null : { s: syllable, id: null })
                  }
                  {...drag(syllable)}
                >
                  <span aria-hidden="true" style={{ '--letters': Math.max(2, [...syllable].length) } as CSSProperties}>
                    {syllable}
                  </span>
                  {count > 1 ? <i aria-hidden="true">{formatNumber(count)}</i> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
