import { LogOut, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import s from './replay.module.css';

const ICON = { size: 20, strokeWidth: 2.8, 'aria-hidden': true } as const;

/** Below the result of a replay, which covers its bar: once more, or away. */
export function ReplayEnd({ onAgain, onLeft }: { onAgain: () => void; onLeft: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={s.end} data-after="">
      <Btn tone="gold" onClick={onAgain}>
        <RotateCcw {...ICON} />
        {t('replay.again')}
      </Btn>
      <Btn onClick={onLeft}>
        <LogOut {...ICON} />
        {t('replay.leave')}
      </Btn>
    </div>
  );
}
