import { type GameLanguage, RANKED } from '@syllaboom/engine';
import { LoaderCircle, Lock, Swords, X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/api/server-time.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { useUser } from '../../session/index.ts';
import { queue } from './queue.ts';
import { queueClock, useSeconds } from './queue-clock.ts';
import s from './queue.module.css';
import { QueueTimer } from './queue-timer.tsx';

const ICON = { size: 26, strokeWidth: 3 } as const;

/** The queue is locked: how long still. Opens by itself. */
function LockedButton({ until }: { until: number }) {
  const { t } = useTranslation();
  const read = useCallback(() => {
    const left = until - serverNow();
    if (left <= 0) queue.lock(null);
    return Math.max(0, left);
  }, [until]);
  // The last second counts as one until it is over.
  const seconds = useSeconds(read) + 1;
  return (
    <>
      <Btn size="lg" wide disabled>
        <Lock {...ICON} />
        {t('ranked.lockedFor', { time: queueClock(seconds) })}
      </Btn>
      <p className={s.note}>{t('ranked.lockedWhy')}</p>
    </>
  );
}

/** What still stands between the player and the queue, before they press. */
function Hurdle() {
  const { t } = useTranslation();
  const user = useUser();
  if (user === null || user.guest) return <p className={s.note}>{t('ranked.login')}</p>;
  if (user.level >= RANKED.leastLevel) return null;
  return <p className={s.note}>{t('ranked.level', { level: RANKED.leastLevel })}</p>;
}

/** Into the queue and out of it again [L0044]; while the server hasn't answered it waits and presses don't count [L0125]. */
export function QueueButton({ language }: { language: GameLanguage }) {
  const { t } = useTranslation();
  const { phase, since, lockedUntil } = queue.use();
  if (phase === 'out' && lockedUntil !== null && lockedUntil > serverNow()) return <LockedButton until={lockedUntil} />;
  if (phase === 'entering')
    return (
      <Btn tone="primary" size="lg" wide disabled aria-busy="true" aria-label={t('ranked.entering')}>
        <LoaderCircle {...ICON} className={s.turning} />
        {t('ranked.queue')}
      </Btn>
    );
  if (phase === 'queued' && since !== null)
    return (
      <>
        <Btn size="lg" wide onClick={() => queue.leave()}>
          <X {...ICON} />
          {t('ranked.cancel')}
        </Btn>
        <p className={s.waiting} role="status">
          <i aria-hidden="true" />
          <span>{t('ranked.searching')}</span>
          <b role="timer" aria-label={t('ranked.timeWaited')}>
            <QueueTimer since={since} />
          </b>
        </p>
      </>
    );
  return (
    <>
      <Btn tone="primary" size="lg" wide onClick={() => queue.enter(language)}>
        <Swords {...ICON} />
        {t('ranked.queue')}
      </Btn>
      <Hurdle />
    </>
  );
}
