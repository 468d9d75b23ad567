import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { REMOVALS_WINDOW } from './removals-store.ts';

const RemovalsList = lazyPart(async () => ({ default: (await import('./removals-list.tsx')).RemovalsList }));

/** The upcoming-removals window; stands once in the shell. */
export function RemovalsWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={REMOVALS_WINDOW}
      title={t('moderation.removals')}
      icon={<CalendarX2 size={20} strokeWidth={2.6} />}
      initial={() => centerRect(620, 620)}
    >
      <RemovalsList />
    </FloatingWindow>
  );
}
