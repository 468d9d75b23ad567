import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SELL_WINDOW } from '../../../navigation/windows.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { SellBody } from './sell-body.tsx';

const HEIGHT = 640;

/** The window in which something is put up for sale. */
export function SellWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={SELL_WINDOW}
      title={t('market.sellTitle')}
      icon={<Tag size={20} strokeWidth={2.6} />}
      initial={() => centerRect(480, Math.min(HEIGHT, innerHeight - 60), 10)}
      side
    >
      <SellBody />
    </FloatingWindow>
  );
}
