import { Popover } from '@base-ui/react/popover';
import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { Check, ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { useWordOrder } from '../../../platform/word-order.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import popup from '../../../ui/kit/popups/popup.module.css';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { monsterName } from '../host/monsters/monster-words.ts';
import { useRoom, useWordLanguage } from '../store/use-topic.ts';
import { searchSession } from './search-session.ts';
import { useCategories } from './use-categories.ts';
import s from './word-search.module.css';

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ chosen, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={s.choice} aria-pressed={chosen} onClick={onChoose}>
        {children}
        {chosen ? <Check size={18} strokeWidth={3.2} /> : null}
      </button>
    </li>
  );
}

function CategoryChoices({ language }: { language: GameLanguage }) {
  const { t } = useTranslation();
  const session = searchSession(useRoom().store);
  const chosen = useStore(session, (state) => state.category);
  const { data, failure } = useCategories(language);
  if (failure !== null) return <p role="alert">{t('chat.categoriesFailed')}</p>;
  if (data === null) return <Spinner label={t('common.loading')} />;
  const { categories } = data;
  if (categories.length === 0) return <p>{t('chat.categoriesNone')}</p>;
  return (
    <ul className={s.choices}>
      {chosen === null ? null : (
        <li>
          <button type="button" className={s.choice} onClick={() => session.setState({ category: null })}>
            <X size={18} strokeWidth={3.2} />
            {t('chat.clear')}
          </button>
        </li>
      )}
      {categories.map(({ name, total }) => (
        <Choice key={name} chosen={name === chosen} onChoose={() => session.setState({ category: name })}>
          <span>{monsterName(t, name)}</span>
          <small>{formatNumber(total)}</small>
        </Choice>
      ))}
    </ul>
  );
}

/** Which of the found words stand first. */
function OrderChoices() {
  const { t } = useTranslation();
  const [order, setOrder] = useWordOrder();
  return (
    <ul className={s.choices}>
      {(['known', 'alphabet'] as const).map((one) => (
        <Choice key={one} chosen={one === order} onChoose={() => setOrder(one)}>
          <span>{t(`syllables.wordOrders.${one}`)}</span>
        </Choice>
      ))}
    </ul>
  );
}

/** Where the search looks: one language, and all of its words or one category; and in which order it shows them. */
export function SearchFilter() {
  const { t } = useTranslation();
  const session = searchSession(useRoom().store);
  const { language: chosen, category } = useStore(session);
  const roomLanguage = useWordLanguage();
  const language = chosen ?? roomLanguage;
  const categoryName = category === null ? t('chat.allCategories') : monsterName(t, category);
  const label = t('chat.filter', { language: formatLanguage(language), category: categoryName });
  // A category belongs to its language: another language has its own.
  const chooseLanguage = (next: GameLanguage) => session.setState({ language: next, category: null });
  const tabs = [
    {
      id: 'languages',
      label: t('chat.languages'),
      body: (
        <ul className={s.choices}>
          {GAME_LANGUAGES.map((one) => (
            <Choice key={one} chosen={one === language} onChoose={() => chooseLanguage(one)}>
              <Flag language={one} />
              <span>{formatLanguage(one)}</span>
            </Choice>
          ))}
        </ul>
      ),
    },
    { id: 'categories', label: t('chat.categories'), body: <CategoryChoices language={language} /> },
    { id: 'order', label: t('syllables.direction'), body: <OrderChoices /> },
  ] as const;
  return (
    <Popover.Root>
      <Popover.Trigger className={s.filter} aria-label={label}>
        <SlidersHorizontal size={16} strokeWidth={2.8} />
        <Flag language={language} />
        <span>{`${formatLanguage(language)}, ${categoryName}`}</span>
        <ChevronDown size={16} strokeWidth={3} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popup.positioner} sideOffset={10} align="start" collisionPadding={8}>
          <Popover.Popup className={`${popup.popup} ${s.picker}`} aria-label={label}>
            <Tabs tabs={tabs} label={label} panelClassName={s.pickerPanel} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
