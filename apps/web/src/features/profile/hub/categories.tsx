import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { ArrowLeft, BookCheck, BookOpen, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { combineLoaded } from '../../../platform/query/combine-loaded.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { categoryList, SingleBoard } from '../../leaderboards/index.ts';
import { useUser } from '../../session/index.ts';
import { useProfile } from '../view/use-profile.ts';
import s from './categories.module.css';

interface CategoryListProps {
  readonly locale: InterfaceLanguage;
  readonly playerId: string;
  readonly onBoard: (category: string) => void;
}

function CategoryList({ locale, playerId, onBoard }: CategoryListProps) {
  const { t } = useTranslation();
  const categories = useApiQuery('categoryList', { params: { locale } }, { staleTime: 'static' });
  const profile = useProfile(playerId);
  const known = profile.data?.p.achivements ?? [];
  // Of which the player holds every word.
  const done = new Set(known.filter((one) => one.locale === locale).map((one) => one.achievement));
  return (
    <LoadView of={combineLoaded(categories, profile)} failed={t('profile.categoriesFailed')}>
      {([{ categories: list }]) =>
        list.length === 0 ? (
          <EmptyState title={t('profile.categoriesNone')} seed="Quokka" />
        ) : (
          <ul className={s.categories}>
            {list.map(({ name, total }) => (
              <li key={name} data-done={done.has(name) || undefined}>
                {done.has(name) ? <BookCheck size={22} strokeWidth={2.6} /> : <BookOpen size={22} strokeWidth={2.4} />}
                <p>
                  <b>{categoryName(t, name)}</b>
                  <small>{t('profile.wordCount', { count: total })}</small>
                </p>
                {done.has(name) ? <span>{t('profile.done')}</span> : null}
                <Btn
                  size="sm"
                  icon
                  aria-label={t('leaderboards.openBoard', { name: categoryName(t, name) })}
                  onClick={() => onBoard(name)}
                >
                  <Trophy size={18} strokeWidth={2.7} />
                </Btn>
              </li>
            ))}
          </ul>
        )
      }
    </LoadView>
  );
}

/** Who holds most words of a category, with the way back. */
function CategoryBoard({ category, onBack }: { category: string; onBack: () => void }) {
  const { t } = useTranslation();
  const list = useMemo(() => categoryList(category), [category]);
  return (
    <section className={s.board} aria-label={list.name(t)}>
      <p>
        <Btn size="sm" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={3} />
          {t('profile.categories')}
        </Btn>
        <b>{list.name(t)}</b>
      </p>
      <SingleBoard list={list} />
    </section>
  );
}

/**
 * Word categories by language, the completed ones marked, each with its leaderboard. Of the languages that are played in,
 * the categories of these eight alone are offered.
 */
export function Categories() {
  const { t } = useTranslation();
  const user = useUser();
  const [locale, setLocale] = useState<InterfaceLanguage>(
    INTERFACE_LANGUAGES.find((language) => language === user?.locale) ?? currentLanguage(),
  );
  const [boardOf, setBoardOf] = useState<string | null>(null);
  if (!user) return null;
  if (boardOf !== null) return <CategoryBoard category={boardOf} onBack={() => setBoardOf(null)} />;
  const choices = INTERFACE_LANGUAGES.map((language) => ({
    value: language,
    label: formatLanguage(language),
    icon: <Flag language={language} />,
  }));
  return (
    <div className={s.page}>
      <Select label={t('profile.language')} value={locale} choices={choices} onChange={setLocale} />
      <CategoryList locale={locale} playerId={user.id} onBoard={setBoardOf} />
    </div>
  );
}
