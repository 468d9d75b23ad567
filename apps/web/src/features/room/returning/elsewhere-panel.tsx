import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinFailure } from '../../../platform/rooms/join-error.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { failureWords } from '../failure-words.ts';
import { useOtherWindowClosed } from './seat-window.ts';
import s from './wait-card.module.css';

interface ElsewherePanelProps {
  roomId: string;
  /** Why the seat could not be had here just now. */
  failure: JoinFailure | null;
  onClaim: () => void;
  onLeave: () => void;
}

/** The seat went to another window or device of the player; it comes back by their press alone, also when that window is closed. */
export function ElsewherePanel({ roomId, failure, onClaim, onLeave }: ElsewherePanelProps) {
  const { t } = useTranslation();
  const claim = useRef<HTMLButtonElement>(null);
  const closed = useOtherWindowClosed(roomId);
  const hint = closed ? 'connection.seatWaits' : 'connection.elsewhereHint';
  useEffect(() => {
    // What was open belonged to the room.
    closeAllWindows();
    claim.current?.focus();
  }, []);
  return (
    <section className={s.card} data-testid="elsewhere">
      <div className={s.face}>
        <Critter seed="MangoTango8" mood="calm" size={104} />
      </div>
      <div className={s.words} role="alert">
        <h1 className={s.title}>{t(closed ? 'connection.elsewhereClosed' : 'connection.elsewhere')}</h1>
        <p className={s.small}>{t(failure ? failureWords[failure] : hint)}</p>
      </div>
      <div className={s.choices}>
        <Btn ref={claim} tone="primary" size="lg" onClick={onClaim}>
          {t('connection.playHere')}
        </Btn>
        <Btn onClick={onLeave}>{t('connection.toMenu')}</Btn>
      </div>
    </section>
  );
}
