import type { CategoryProgress } from '@syllaboom/contracts';
import type { InterfaceLanguage } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import fading from '../../../ui/kit/layout/fading-end.module.css';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { createLoadGate, useLoadTurn } from '../use-load-turn.ts';
import { CategoryCard, stateOf } from './category-card.tsx';
import s from './category-list.module.css';

const gate = createLoadGate();
const TOO_MANY_REQUESTS = 429;

/** How many are complete, and how many can be claimed. */
function Summary({ categories }: { categories: readonly CategoryProgress[] }) {
  const { t } = useTranslation();
  const count = (state: ReturnType<typeof stateOf>) => categories.filter((one) => stateOf(one) === state).length;
  const claimable = count('claimable');
  return (
    <p className={s.summary}>
      <b>{t('categories.completeOf', { done: count('claimed') + claimable, count: categories.length })}</b>
      {claimable > 0 ? <span>{t('categories.toClaim', { count: claimable })}</span> : null}
    </p>
  );
}

/** What of a category is opened, or was. */
export interface Opened {
  readonly what: 'words' | 'board';
  readonly category: string;
}

interface CategoryListProps {
  language: InterfaceLanguage;
  /** Where the player comes back from. */
  from: Opened | null;
  onOpen: (opened: Opened) => void;
}

/** The categories of a language, each on its card. */
export function CategoryList({ language, from, onOpen }: CategoryListProps) {
  const { t } = useTranslation();
  const enabled = useLoadTurn(gate, language);
  const loaded = useApiQuery('categoriesAll', { params: { language } }, { enabled });
  const failed = t(loaded.status === TOO_MANY_REQUESTS ? 'categories.tooMany' : 'categories.failed');
  return (
    <LoadView of={loaded} failed={failed}>
      {({ categories }) =>
        categories.length === 0 ? (
          <EmptyState title={t('categories.none')} seed="Quokka" />
        ) : (
          <>
            <Summary categories={categories} />
            <ul className={`${s.cards} ${fading.fadingEnd}`}>
              {categories.map((progress) => (
                <CategoryCard
                  key={progress.category}
                  progress={progress}
                  language={language}
                  from={from?.category === progress.category ? from.what : null}
                  onWords={() => onOpen({ what: 'words', category: progress.category })}
                  onBoard={() => onOpen({ what: 'board', category: progress.category })}
                />
              ))}
            </ul>
          </>
        )
      }
    </LoadView>
  );
}
