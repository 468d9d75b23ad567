import { ListFilter, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { MATCH_WINDOW } from '../../navigation/windows.ts';
import { FILTER_WINDOW } from './filter/filter-window.ts';

const MatchBody = lazyPart(async () => ({ default: (await import('./detail/match-body.tsx')).MatchBody }));
const FilterForm = lazyPart(async () => ({ default: (await import('./filter/filter-form.tsx')).FilterForm }));

const ICON = { size: 20, strokeWidth: 2.6 } as const;
const MOST_HEIGHT = 780;

/** The windows about finished matches; they stand once in the shell, their bodies come when they are first opened. */
export function HistoryWindows() {
  const { t } = useTranslation();
  return (
    <>
      <FloatingWindow
        id={MATCH_WINDOW}
        title={t('history.detail')}
        icon={<ScrollText {...ICON} />}
        initial={() => centerRect(720, Math.min(MOST_HEIGHT, innerHeight - 40))}
      >
        <MatchBody />
      </FloatingWindow>
      <FloatingWindow
        id={FILTER_WINDOW}
        title={t('history.filterTitle')}
        icon={<ListFilter {...ICON} />}
        initial={() => centerRect(380, 590)}
      >
        <FilterForm />
      </FloatingWindow>
    </>
  );
}
