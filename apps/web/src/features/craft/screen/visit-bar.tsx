import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import type { Visited } from '../store/board-store.ts';
import { leaveVisit } from '../store/current-board.ts';
import s from './board-screen.module.css';

/** Whose board one looks at, and the way back to the own one. */
export function VisitBar({ visited: { id, displayName } }: { visited: Visited }) {
  const { t } = useTranslation();
  return (
    <div className={s.bar}>
      <Btn tone="gold" size="sm" onClick={leaveVisit}>
        <House size={18} strokeWidth={2.8} aria-hidden="true" />
        {t('craft.myBoard')}
      </Btn>
      <button type="button" className={s.owner} onClick={() => openProfile(id, displayName)}>
        {t('craft.visiting', { name: displayName })}
      </button>
    </div>
  );
}
