import type { SessionUser } from '@syllaboom/contracts';
import { type GameLanguage, RANKED } from '@syllaboom/engine';
import { LoaderCircle, Lock, Swords, X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/api/server-time.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Progress } from '../../../ui/kit/waiting/progress.tsx';
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

/**
 * Not open to this player yet: a guest, or below the least level, with how far they are. Pressed, it says why: so it
 * is no disabled button.
 */
function ClosedButton({ user, language }: { user: SessionUser | null; language: GameLanguage }) {
  const { t } = useTranslation();
  const guest = user === null || user.guest;
  return (
    <>
      {guest ? null : (
        <div className={s.path}>
          <p>{t('ranked.levelOf', { level: user.level, least: RANKED.leastLevel })}</p>
          <Progress
            value={user.level / RANKED.leastLevel}
            label={t('ranked.levelOf', { level: user.level, least: RANKED.leastLevel })}
          />
        </div>
      )}
      <Btn size="lg" wide className={s.closed} onClick={() => queue.enter(language)}>
        <Lock {...ICON} />
        {t('ranked.queue')}
      </Btn>
      <p className={s.note}>{guest ? t('ranked.login') : t('ranked.opensAt', { level: RANKED.leastLevel })}</p>
    </>
  );
}

/** Into the queue and out of it again; while the server hasn't answered it waits and presses don't count. */
export function QueueButton({ language }: { language: GameLanguage }) {
  const { t } = useTranslation();
  const { phase, since, lockedUntil } = queue.use();
  const user = useUser();
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
  if (user === null || user.guest || user.level < RANKED.leastLevel)
    return <ClosedButton user={user} language={language} />;
  return (
    <Btn tone="primary" size="lg" wide onClick={() => queue.enter(language)}>
      <Swords {...ICON} />
      {t('ranked.queue')}
    </Btn>
  );
}
