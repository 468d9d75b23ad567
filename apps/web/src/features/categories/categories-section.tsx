import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { LanguageStrip } from '../../ui/flag/language-strip.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { openAccount, useUser } from '../session/index.ts';
import s from './categories-section.module.css';
import { CATEGORY_LANGUAGES, chooseCategoryLanguage, useCategoryLanguage } from './category-language.ts';
import { Celebration } from './claim/celebration.tsx';
import { CategoryList, type Opened } from './list/category-list.tsx';
import { CategoryWords } from './words/category-words.tsx';

interface CategoriesProps {
  /** The leaderboard of a category, with the way back. */
  renderBoard: (category: string, onBack: () => void) => ReactNode;
}

function Categories({ renderBoard }: CategoriesProps) {
  const { t } = useTranslation();
  const panel = useId();
  const language = useCategoryLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [from, setFrom] = useState<Opened | null>(null);
  const back = () => {
    setFrom(opened);
    setOpened(null);
  };
  if (opened?.what === 'board') return <div className={s.page}>{renderBoard(opened.category, back)}</div>;
  if (opened) return <CategoryWords category={opened.category} language={language} onBack={back} />;
  const choose = (next: typeof language) => {
    setFrom(null);
    chooseCategoryLanguage(next);
  };
  return (
    <>
      <LanguageStrip
        languages={CATEGORY_LANGUAGES}
        value={language}
        label={t('categories.languages')}
        controls={panel}
        onChange={choose}
      />
      <div id={panel} role="tabpanel" className={s.panel} aria-label={formatLanguage(language)}>
        <CategoryList key={language} language={language} from={from} onOpen={setOpened} />
      </div>
    </>
  );
}

/** The album of word categories: the cards of a language, the words of a category, its leaderboard. Guests have none. */
export function CategoriesSection({ renderBoard }: CategoriesProps) {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.guest !== false)
    return (
      <EmptyState title={t('categories.login')} seed="Pixelpaws">
        <Btn tone="gold" onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
      </EmptyState>
    );
  return (
    <div className={s.place}>
      <Categories key={user.id} renderBoard={renderBoard} />
      <Celebration />
    </div>
  );
}
