import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import type { Greeting, WaitReason } from './return-plan.ts';
import s from './wait-card.module.css';

const WORDS = {
  restart: 'connection.restarting',
  restarting: 'connection.restarting',
  silent: 'connection.silent',
  offline: 'connection.offline',
  returning: 'connection.returning',
  reached: 'connection.reached',
} as const;

/** The server is away: what happened, that the page waits, and the way out for who does not want to. */
export function WaitCard({ why, onLeave }: { why: WaitReason | 'restarting' | Greeting; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={s.card} aria-busy="true">
      <div className={s.face}>
        <Critter seed="MangoTango8" mood={why === 'returning' || why === 'reached' ? 'happy' : 'panic'} size={104} />
      </div>
      {/* Said at once; when it changes it is said again. */}
      <div className={s.words} role="alert">
        <p className={s.title}>{t(WORDS[why])}</p>
        {/* Who is offline has just read that they come back by themselves. */}
        {why === 'offline' ? null : <p className={s.small}>{t('connection.waitHint')}</p>}
      </div>
      <div className={s.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <Btn tone="plain" onClick={onLeave}>
        {t('room.leave')}
      </Btn>
    </section>
  );
}
