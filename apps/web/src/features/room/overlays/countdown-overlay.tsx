import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../platform/sound/sound.ts';
import { COUNTDOWN_SOUNDS } from '../room-timings.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './overlays.module.css';

/** The countdown over the lobby; sounds at 6 and 3. */
export function CountdownOverlay() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const n = useSnapshot('countdown');
  useEffect(
    () =>
      store.onEvent('countdown', (message) => {
        if (COUNTDOWN_SOUNDS.includes(message.n)) sound.play(message.n === 3 ? 'go' : 'count');
      }),
    [store],
  );
  if (n === null) return null;
  return (
    <div className={s.countdown} role="status" data-testid="countdown">
      <div className={s.count}>
        <span>{t('room.startsIn')}</span>
        <b key={n}>{n}</b>
      </div>
    </div>
  );
}
