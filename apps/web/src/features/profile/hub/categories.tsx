import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { CategoriesSection } from '../../categories/index.ts';
import { categoryList, SingleBoard } from '../../leaderboards/index.ts';
import { useLostFocus } from './use-lost-focus.ts';
import s from './categories.module.css';

/** Who holds most words of a category, with the way back. */
function CategoryBoard({ category, onBack }: { category: string; onBack: () => void }) {
  const { t } = useTranslation();
  const list = useMemo(() => categoryList(category), [category]);
  const back = useRef<HTMLButtonElement>(null);
  useLostFocus(back);
  return (
    <section className={s.board} aria-label={list.name(t)}>
      <p>
        <Btn ref={back} size="sm" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={3} />
          {t('categories.back')}
        </Btn>
        <b>{list.name(t)}</b>
      </p>
      <SingleBoard list={list} />
    </section>
  );
}

/** The word categories, with their leaderboards. */
export const Categories = () => (
  <CategoriesSection
    renderBoard={(category, onBack) => <CategoryBoard key={category} category={category} onBack={onBack} />}
  />
);
