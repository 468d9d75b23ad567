import type { WordOrder } from '@syllaboom/contracts';
import { WORD_SEARCH } from '@syllaboom/engine';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../platform/clipboard.ts';
import { useWordOrder } from '../../../platform/word-order.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showMessage, showNotice } from '../../../ui/toasts/toasts.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { useMarks } from '../bookmarks/bookmarks.ts';
import { StarButton } from '../bookmarks/star-button.tsx';
import { useOpenedSyllable, WORDS_WINDOW } from './opened-syllable.ts';

import s from './words-window.module.css';

const HEIGHT = 560;

/** The words of one syllable; it stands once beside the tool. */
export function WordsWindow() {
  const { t } = useTranslation();
  const opened = useOpenedSyllable((state) => state.opened);
  if (opened === null) return null;
  return (
    <FloatingWindow
      id={WORDS_WINDOW}
      title={t('syllables.wordsWith', { syllable: opened.syllable })}
      icon={<Search size={20} strokeWidth={2.6} />}
      initial={() => centerRect(440, Math.min(HEIGHT, innerHeight - 60), 20)}
    >
      <WordsBody key={`${opened.language} ${opened.syllable}`} {...opened} />
    </FloatingWindow>
  );
}

type WordsBodyProps = NonNullable<ReturnType<typeof useOpenedSyllable.getState>['opened']>;

function WordsBody({ language, syllable, count }: WordsBodyProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [order, setOrder] = useWordOrder();
  const isMarked = useMarks(language);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page > 0) top.current?.scrollTo({ top: 0 });
  }, [page]);
  const total = order === 'known' ? Math.min(count, WORD_SEARCH.mostKnownFirst) : count;
  const words = useApiQuery('wordsOfSyllable', {
    params: { language, syllable },
    query: { page: String(page), order },
  });
  const choose = (next: WordOrder) => {
    setPage(1);
    setOrder(next);
  };
  const copy = async (word: string) => {
    if (await copyText(word)) showNotice(t('syllables.copied', { word }));
    else void showMessage(t('common.copyByHand'), word);
  };
  return (
    <div className={s.body}>
      <div className={s.head}>
        <p>
          <b>{t('profile.wordCount', { count })}</b>
        </p>
        <StarButton language={language} counted={{ syllable, count }} isMarked={isMarked(syllable)} />
      </div>
      <Segments
        label={t('syllables.wordOrder')}
        value={order}
        choices={(['known', 'alphabet'] as const).map((value) => ({
          value,
          label: t(`syllables.wordOrders.${value}`),
        }))}
        onChange={choose}
      />
      <div ref={top} className={s.scroller}>
        <LoadView of={words} small>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t('syllables.noWords')} seed="Quokka" />
            ) : (
              <ul className={s.words} lang={language} aria-label={t('syllables.wordsWith', { syllable })}>
                {found.map((word) => (
                  <li key={word}>
                    <button
                      type="button"
                      aria-label={t('syllables.copyWord', { word })}
                      onClick={() => void copy(word)}
                    >
                      <Word word={word} syllable={syllable} />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadView>
      </div>
      <Pager page={page} total={total} perPage={WORD_SEARCH.words} onPage={setPage} />
    </div>
  );
}

/** A word with the place of the syllable marked. */
function Word({ word, syllable }: { word: string; syllable: string }) {
  const at = word.indexOf(syllable);
  if (at < 0) return word;
  return (
    <>
      {word.slice(0, at)}
      <mark>{syllable}</mark>
      {word.slice(at + syllable.length)}
    </>
  );
}
