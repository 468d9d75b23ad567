import { DoorOpen, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LostSeat } from '../../../navigation/screens.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import s from './back-banner.module.css';
import { findSeatStatus, onWake } from './connect.ts';
import { watchSeat } from './watch-seat.ts';

interface BackBannerProps {
  seat: LostSeat;
  onEnter: () => void;
  onForget: () => void;
}

/** Home after a broken line: the way back to the own seat, or to the match that runs on without it. */
export function BackBanner({ seat, onEnter, onForget }: BackBannerProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(true);
  useEffect(
    () => watchSeat(seat, { findSeatStatus, onWake, onHeld: setHeld, onEnter, onForget }),
    [seat, onEnter, onForget],
  );
  return (
    <section className={s.banner} aria-label={t('connection.backToGame')} data-testid="back-to-game">
      <DoorOpen size={22} strokeWidth={2.7} aria-hidden="true" />
      <p role="status">{t(isHeld ? 'connection.seatWaits' : 'connection.matchGoesOn')}</p>
      <Btn size="sm" tone="primary" onClick={onEnter}>
        {t('connection.backToGame')}
      </Btn>
      <Btn size="sm" icon aria-label={t('common.closeNamed', { title: t('connection.backToGame') })} onClick={onForget}>
        <X size={18} strokeWidth={3} />
      </Btn>
    </section>
  );
}
