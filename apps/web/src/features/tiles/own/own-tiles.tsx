import type { OwnTile } from '@syllaboom/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { openGamble } from '../gamble/gamble-store.ts';
import s from './own-tiles.module.css';

/** Fewer tiles than this are overseen without a search. */
const SEARCHED_FROM = 12;
/** A syllable is no longer. */
const SEARCH_LENGTH = 10;

interface TileCardProps {
  readonly tile: OwnTile;
  /** Whether the operator lets tiles be gambled. */
  readonly mayGamble: boolean;
}

function Face({ tile: { syllable, locale, count, free } }: Pick<TileCardProps, 'tile'>) {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr">{t('tiles.ofKind', { syllable, count })}</span>
      <b lang={locale} aria-hidden="true">
        {syllable}
      </b>
      {count > 1 ? (
        <i className={s.count} aria-hidden="true">
          ×{formatNumber(count)}
        </i>
      ) : null}
      {free < count ? <small>{free === 0 ? t('tiles.onOffer') : t('tiles.free', { free })}</small> : null}
    </>
  );
}

/** Equal tiles; a press on them gambles one. What is promised elsewhere only lies there. */
function TileCard({ tile, mayGamble }: TileCardProps) {
  const { t } = useTranslation();
  const { syllable, free } = tile;
  return (
    <li>
      {mayGamble && free > 0 ? (
        <button
          type="button"
          className={s.tile}
          title={t('tiles.gambleNamed', { syllable })}
          onClick={() => openGamble(tile)}
        >
          <Face tile={tile} />
          <span className="sr">{t('tiles.gamble')}</span>
        </button>
      ) : (
        <div className={s.tile} data-still="">
          <Face tile={tile} />
        </div>
      )}
    </li>
  );
}

function Shelf({ tiles, mayGamble }: { tiles: readonly OwnTile[]; mayGamble: boolean }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const asked = text.trim();
  const groups = useMemo(() => {
    const found = tiles.filter(({ syllable, locale }) => syllable.includes(asked.toLocaleUpperCase(locale)));
    return [...Map.groupBy(found, ({ locale }) => locale)];
  }, [tiles, asked]);
  const total = tiles.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={s.shelf}>
      <div className={s.head}>
        <p role="status">{t('tiles.total', { count: total })}</p>
        {tiles.length < SEARCHED_FROM ? null : (
          <SearchField
            className={s.search}
            label={t('tiles.search')}
            value={text}
            most={SEARCH_LENGTH}
            onChange={setText}
          />
        )}
      </div>
      {mayGamble ? <p className={s.lead}>{t('tiles.hint')}</p> : <p className={s.lead}>{t('errors.gamble/off')}</p>}
      {groups.length === 0 ? <EmptyState title={t('tiles.noMatch')} seed="Quokka" /> : null}
      {groups.map(([locale, own]) => (
        <section key={locale} className={s.group} aria-label={formatLanguage(locale)}>
          <h3>
            <LocaleFlag locale={locale} />
            <span aria-hidden="true">{formatLanguage(locale)}</span>
          </h3>
          <ul>
            {own.map((tile) => (
              <TileCard key={tile.syllable} tile={tile} mayGamble={mayGamble} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The player's syllable tiles by language. */
export function OwnTiles() {
  const { t } = useTranslation();
  const own = useApiQuery('ownTiles', {});
  return (
    <LoadView of={own}>
      {({ tiles, gamble }) =>
        tiles.length === 0 ? (
          <EmptyState title={t('tiles.ownNone')} text={t('tiles.ownNoneText')} seed="Mochi" />
        ) : (
          <Shelf tiles={tiles} mayGamble={gamble} />
        )
      }
    </LoadView>
  );
}
