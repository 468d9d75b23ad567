import { FlagTriangleRight, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import s from './browse-clans.module.css';
import { ClanCard } from './clan-card.tsx';

/** A search waits so long for the next letter. */
const SEARCH_MS = 400;

interface PageProps {
  readonly search: string;
  /** Where the page begins; null: with the first clan. */
  readonly from: string | null;
  /** It is the last one that was asked for: the way on stands below it. */
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
  readonly onClear: () => void;
}

/** A page of the list. */
function Page({ search, from, isLast, onMore, onClear }: PageProps) {
  const { t } = useTranslation();
  const query = { ...(from === null ? {} : { c: from }), ...(search === '' ? {} : { q: search }) };
  const page = useApiQuery('availableClans', { query });
  return (
    <LoadView of={page} failed={t('clans.failed.available')}>
      {({ clans, c, inClan, waitsUntil }) => (
        <>
          {from === null && waitsUntil !== null ? (
            <p className={s.waits} role="note">
              {t('clans.waitJoin', { when: formatMoment(Date.parse(waitsUntil)) })}
            </p>
          ) : null}
          {clans.length === 0 && from === null ? (
            search === '' ? (
              <EmptyState title={t('clans.browse.none')} text={t('clans.browse.noneText')} seed="quokka" mood="happy" />
            ) : (
              <EmptyState title={t('clans.browse.noneFound')} seed="quokka">
                <Btn tone="gold" onClick={onClear}>
                  {t('clans.browse.clear')}
                </Btn>
              </EmptyState>
            )
          ) : (
            <ul className={s.cards}>
              {clans.map((clan) => (
                <li key={clan.id}>
                  <ClanCard clan={clan} mayAsk={!inClan && waitsUntil === null} />
                </li>
              ))}
            </ul>
          )}
          {isLast && c !== null ? (
            <Btn className={s.more} onClick={() => onMore(c)}>
              {t('clans.browse.more')}
            </Btn>
          ) : null}
        </>
      )}
    </LoadView>
  );
}

/** All clans, those first that the player could join; a search finds one by its name or tag. */
export function BrowseClans() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), SEARCH_MS);
  // Another search begins with its first page.
  const [opened, setOpened] = useState({ search, cursors: [] as readonly string[] });
  const cursors = opened.search === search ? opened.cursors : [];
  return (
    <section className={s.browse} aria-labelledby="clans-browse">
      <header className={s.head}>
        <h3 id="clans-browse">
          <FlagTriangleRight size={22} strokeWidth={2.6} aria-hidden="true" />
          {t('clans.browse.title')}
        </h3>
        <TextField
          label={t('clans.browse.search')}
          className={s.search}
          type="search"
          value={text}
          placeholder={t('clans.browse.search')}
          maxLength={40}
          trailing={<Search size={19} strokeWidth={2.8} aria-hidden="true" />}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      {[null, ...cursors].map((from, at) => (
        <Page
          key={`${search} ${from ?? ''}`}
          search={search}
          from={from}
          isLast={at === cursors.length}
          onMore={(cursor) => setOpened({ search, cursors: [...cursors, cursor] })}
          onClear={() => setText('')}
        />
      ))}
    </section>
  );
}
