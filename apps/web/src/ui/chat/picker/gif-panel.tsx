import type { FoundGif, Gif, GifProviderName } from '@syllaboom/contracts';
import { GIFS } from '@syllaboom/engine';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { useReducedMotion } from '../../../platform/media.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Btn } from '../../kit/buttons/btn.tsx';
import { Spinner } from '../../kit/waiting/spinner.tsx';
import { GifFrame } from './gif-picture.tsx';
import { useGifTitle } from './gif-titles.ts';
import s from './gif.module.css';
import { noteGif, recentGifs } from './recent-picks.ts';

/** So long after the last key is looked for GIFs. */
const GIF_SEARCH_DEBOUNCE_MS = 500;
/** Answers hold for so long: a link to a picture lives longer. */
const HOLD_MS = 600_000;

const MARKS = { klipy: 'gifs.byKlipy', giphy: 'gifs.byGiphy' } as const;

/** As it stands in a message. */
const wholeOf = ({ p, id, title, media_formats: { gif, still } }: FoundGif): Gif => ({
  p,
  id,
  title,
  url: gif.url,
  still: still?.url ?? null,
  dims: gif.dims,
});
const smallOf = ({ media_formats: { tinygif, still } }: FoundGif): Pick<Gif, 'url' | 'still' | 'dims'> => ({
  url: tinygif.url,
  still: still?.url ?? null,
  dims: tinygif.dims,
});

interface GifKeyProps {
  readonly gif: Gif;
  readonly small: Pick<Gif, 'url' | 'still' | 'dims'>;
  readonly onPick: (gif: Gif) => void;
}

/** A GIF to be picked; for who wants less motion it moves while it is pointed at. */
function GifKey({ gif, small, onPick }: GifKeyProps) {
  const { t } = useTranslation();
  const title = useGifTitle(gif);
  const isCalm = useReducedMotion();
  const [isTouched, setTouched] = useState(false);
  return (
    <li>
      <button
        type="button"
        className={s.key}
        aria-label={t('gifs.label', { title })}
        title={title}
        onPointerEnter={() => setTouched(true)}
        onPointerLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
        onClick={() => {
          noteGif(gif);
          onPick(gif);
        }}
      >
        <GifFrame gif={small} alt="" moves={!isCalm || isTouched} />
      </button>
    </li>
  );
}

/** GIFs for a text, page by page. */
function useGifs(text: string) {
  const lang = currentLanguage();
  return useInfiniteQuery(
    {
      queryKey: ['gifs', lang, text],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam }) =>
        api.call('gifSearch', {
          query: { lang, ...(text === '' ? {} : { q: text }), ...(pageParam === null ? {} : { c: pageParam }) },
        }),
      getNextPageParam: (page) => page.c,
      staleTime: HOLD_MS,
      retry: false,
    },
    queryClient,
  );
}

function Results({ text, onPick }: { text: string; onPick: (gif: Gif) => void }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useGifs(text);
  const [recent] = useState(recentGifs);
  const found = data?.pages.flatMap((page) => page.data) ?? [];
  const shown = [...new Map(found.map((gif) => [`${gif.p} ${gif.id}`, gif])).values()];
  const by: GifProviderName = data?.pages[0]?.by ?? 'embedded';
  const first = text === '' ? recent : [];
  const rest = shown.filter(({ p, id }) => !first.some((one) => one.p === p && one.id === id));
  if (data === undefined && isError)
    return (
      <div className={s.note} role="alert">
        <p>{t('gifs.failed')}</p>
        <Btn size="sm" onClick={() => void refetch()}>
          <RefreshCw size={16} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </div>
    );
  if (data === undefined)
    return (
      <div className={s.note}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  return (
    <>
      <div className={s.results} aria-busy={isFetching || undefined}>
        {shown.length === 0 ? (
          <p className={s.note} role="status">
            {t('gifs.none')}
          </p>
        ) : null}
        <ul className={s.grid} aria-label={t('gifs.gifs')}>
          {first.map((gif) => (
            <GifKey key={`${gif.p} ${gif.id}`} gif={gif} small={gif} onPick={onPick} />
          ))}
          {rest.map((gif) => (
            <GifKey key={`${gif.p} ${gif.id}`} gif={wholeOf(gif)} small={smallOf(gif)} onPick={onPick} />
          ))}
        </ul>
        {hasNextPage ? (
          <div className={s.more}>
            <Btn size="sm" disabled={isFetching} onClick={() => void fetchNextPage()}>
              {t('gifs.more')}
            </Btn>
          </div>
        ) : null}
      </div>
      {by === 'embedded' ? null : <small className={s.mark}>{t(MARKS[by])}</small>}
    </>
  );
}

interface GifPanelProps {
  readonly onPick: (gif: Gif) => void;
  /** Why none may be sent; null when they may. */
  readonly closed: string | null;
}

/** The GIF panel: what is usual, or what was looked for. */
export function GifPanel({ onPick, closed }: GifPanelProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), GIF_SEARCH_DEBOUNCE_MS);
  if (closed !== null)
    return (
      <div className={s.panel}>
        <div className={s.note} role="status">
          <Lock size={30} strokeWidth={2.6} aria-hidden="true" />
          <p>{closed}</p>
        </div>
      </div>
    );
  return (
    <div className={s.panel}>
      <input
        type="search"
        className={s.search}
        value={text}
        maxLength={GIFS.queryLength}
        aria-label={t('gifs.search')}
        placeholder={t('gifs.search')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <Results key={asked} text={asked} onPick={onPick} />
    </div>
  );
}
