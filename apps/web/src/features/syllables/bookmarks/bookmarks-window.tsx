import type { GameLanguage } from '@syllaboom/engine';
import { Dumbbell, Star, Swords, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { SyllableGrid } from '../grid/syllable-grid.tsx';
import { openPracticeTable } from '../practice/practice-table.ts';
import { practise } from '../practice/practised.ts';
import { gameLanguageOf } from '../words/opened-syllable.ts';
import { clearBookmarks, type CountedSyllable, useBookmarks } from './bookmarks.ts';
import s from './bookmarks-window.module.css';

export const BOOKMARKS_WINDOW = 'syllable-bookmarks';
const HEIGHT = 560;

/** The player's bookmarked syllables; it stands once beside the tool. */
export function BookmarksWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={BOOKMARKS_WINDOW}
      title={t('syllables.bookmarks')}
      icon={<Star size={20} strokeWidth={2.6} />}
      initial={() => centerRect(460, Math.min(HEIGHT, innerHeight - 60), 40)}
    >
      <BookmarksBody />
    </FloatingWindow>
  );
}

interface Group {
  readonly language: GameLanguage;
  readonly syllables: readonly CountedSyllable[];
}

/** Bookmarks by language, the one of the latest bookmark first. */
function groupsOf(list: readonly { s: string; l: string; c: number }[]): readonly Group[] {
  const groups = new Map<GameLanguage, CountedSyllable[]>();
  for (const { s: syllable, l, c: count } of list) {
    const language = gameLanguageOf(l);
    if (language === null) continue;
    groups.set(language, [...(groups.get(language) ?? []), { syllable, count }]);
  }
  return [...groups].map(([language, syllables]) => ({ language, syllables }));
}

function BookmarksBody() {
  const { t } = useTranslation();
  const bookmarks = useBookmarks();
  return (
    <LoadView of={bookmarks}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('syllables.bookmarksNone')} text={t('syllables.bookmarksNoneText')} seed="Mochi" />
        ) : (
          <Groups list={list} />
        )
      }
    </LoadView>
  );
}

function Groups({ list }: { list: readonly { s: string; l: string; c: number }[] }) {
  const { t } = useTranslation();
  const groups = useMemo(() => groupsOf(list), [list]);
  const clear = async () => {
    if (await askConfirm({ title: t('syllables.clearAsk'), confirmLabel: t('syllables.clear'), danger: true }))
      await clearBookmarks();
  };
  return (
    <div className={s.body}>
      {groups.map(({ language, syllables }) => (
        <section key={language} className={s.group} aria-label={formatLanguage(language)}>
          <div className={s.head}>
            <h3>
              <Flag language={language} />
              {formatLanguage(language)}
            </h3>
            <Btn size="sm" onClick={() => practise(language, syllables)}>
              <Dumbbell size={18} strokeWidth={2.7} />
              {t('syllables.practice')}
            </Btn>
            <Btn
              size="sm"
              onClick={() =>
                void openPracticeTable(
                  language,
                  syllables.map(({ syllable }) => syllable),
                )
              }
            >
              <Swords size={18} strokeWidth={2.7} />
              {t('syllables.table')}
            </Btn>
          </div>
          <SyllableGrid
            label={formatLanguage(language)}
            language={language}
            syllables={syllables}
            isMarked={() => true}
          />
        </section>
      ))}
      <div className={s.foot}>
        <Btn size="sm" onClick={() => void clear()}>
          <Trash2 size={18} strokeWidth={2.7} />
          {t('syllables.clear')}
        </Btn>
      </div>
    </div>
  );
}
