import { ArrowLeft, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { ProgressRing } from '../../../ui/kit/waiting/ring.tsx';
import { CategoryIcon } from '../list/category-icon.tsx';
import { wordsFailure } from '../list-failure.ts';
import { WordPreview } from '../preview/word-preview.tsx';
import { useReturnedFocus } from '../use-returned-focus.ts';
import s from './category-words.module.css';
import { type CategoryPage, useCategoryWords, useWordsPlace, type WordsPlace } from './use-category-words.ts';
import { WordGrid } from './word-grid.tsx';

/** As long as the server looks. */
const LONGEST_SEARCH = 60;

/** Where the player stands in the whole category, whatever is searched. */
function Summary({ category, summary }: { category: string; summary: CategoryPage['summary'] }) {
  const { t } = useTranslation();
  const { totalTyped, totalUntyped, totalUntypedAvailable, totalAvailable } = summary;
  const leaving = totalUntyped - totalUntypedAvailable;
  return (
    <div className={s.summary}>
      <ProgressRing
        value={totalAvailable === 0 ? 0 : totalTyped / totalAvailable}
        label={t('categories.ring', { name: categoryName(t, category) })}
        size={56}
      >
        <CategoryIcon category={category} size={22} />
      </ProgressRing>
      <p data-testid="words-summary">
        <b>{t('categories.typedOf', { typed: formatNumber(totalTyped), count: totalAvailable })}</b>
        <span>{t('categories.missing', { count: totalUntyped })}</span>
        {leaving > 0 ? <span>{t('categories.leaving', { count: leaving })}</span> : null}
      </p>
    </div>
  );
}

/** Which languages have the category: the list that led here knows. */
function Languages({ category, language }: { category: string; language: string }) {
  const { t } = useTranslation();
  const { data } = useApiQuery('categoriesAll', { params: { language } }, { enabled: false });
  const languages = data?.categories.find((one) => one.category === category)?.languages ?? [];
  if (languages.length < 2) return null;
  return (
    <div className={s.languages}>
      <span>{t('categories.inLanguages', { count: languages.length })}</span>
      <ul>
        {languages.map((locale) => (
          <li key={locale} title={formatLanguage(locale)}>
            <LocaleFlag locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WordsProps {
  category: string;
  language: string;
  place: WordsPlace;
  /** The word that was looked at last. */
  from: string | null;
  onWord: (word: string) => void;
}

/** One page of words, below the search. */
function Words({ category, language, place, from, onWord }: WordsProps) {
  const { t } = useTranslation();
  const { isOld, ...loaded } = useCategoryWords(category, language, place);
  return (
    <>
      <TextField
        type="search"
        label={t('categories.search')}
        value={place.search}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        spellCheck={false}
        trailing={<Search size={18} strokeWidth={2.8} aria-hidden="true" />}
        onChange={(event) => place.type(event.target.value)}
      />
      <LoadView of={loaded} failed={wordsFailure(loaded.status, t)}>
        {({ words, summary, pagination }) => (
          <div className={s.found} aria-busy={isOld}>
            <div className={s.head}>
              <Summary category={category} summary={summary} />
              <Languages category={category} language={language} />
            </div>
            {words.length === 0 ? (
              <EmptyState title={t('categories.wordsNone')} seed="Quokka" />
            ) : (
              <WordGrid words={words} language={language} from={from} onWord={onWord} />
            )}
            <Pager page={pagination.currentPage} total={pagination.totalPages} perPage={1} onPage={place.turnTo} />
          </div>
        )}
      </LoadView>
    </>
  );
}

interface CategoryWordsProps {
  category: string;
  language: string;
  onBack: () => void;
}

/** The words of a category, those that are missing masked; one that was typed shows what it is. */
export function CategoryWords({ category, language, onBack }: CategoryWordsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const place = useWordsPlace();
  const [shown, setShown] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  useReturnedFocus(back, from === null && shown === null);
  const show = (word: string | null) => {
    if (word === null) setFrom(shown);
    setShown(word);
  };
  if (shown !== null)
    return <WordPreview word={shown} category={category} language={language} onBack={() => show(null)} />;
  return (
    <section className={s.page} aria-labelledby={heading}>
      <div className={s.bar}>
        <Btn ref={back} size="sm" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={3} />
          {t('categories.back')}
        </Btn>
        <h3 id={heading}>{categoryName(t, category)}</h3>
      </div>
      <Words category={category} language={language} place={place} from={from} onWord={show} />
    </section>
  );
}
