import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Drum } from '../../../ui/drum/drum.tsx';
import s from './empty-tables.module.css';

const WAITING = ['Noodle', 'quokka', 'Lumi'] as const;

/** No table is open: a big one stands ready, with somebody waiting at it. */
export function EmptyTables() {
  const { t } = useTranslation();
  return (
    <div className={s.empty}>
      <div className={s.table}>
        <Drum className={s.drum} />
        {WAITING.map((seed, seat) => (
          <span key={seed} className={s.seat} data-seat={seat}>
            <Critter seed={seed} size={92} />
          </span>
        ))}
        <div className={s.sign}>
          <h2>{t('lobby.emptyTitle')}</h2>
          <p>{t('lobby.emptyText')}</p>
        </div>
      </div>
    </div>
  );
}
