import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MARKET_HISTORY_WINDOW } from '../../../navigation/windows.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { NoGuests } from '../../session/index.ts';
import { SaleHistory } from './sale-history.tsx';

const HEIGHT = 620;

/** The window with what was sold lately. */
export function HistoryWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={MARKET_HISTORY_WINDOW}
      title={t('market.historyTitle')}
      icon={<History size={20} strokeWidth={2.6} />}
      initial={() => centerRect(600, Math.min(HEIGHT, innerHeight - 60), -10)}
      side
    >
      <NoGuests title={t('market.guests')}>
        <SaleHistory />
      </NoGuests>
    </FloatingWindow>
  );
}
