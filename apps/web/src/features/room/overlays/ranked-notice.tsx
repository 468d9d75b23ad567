import { Hourglass, ShieldOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { useWatching } from '../use-watching.ts';
import s from './overlays.module.css';

/** The server gave a match up; the room closes a moment later. */
const FAULT = 'fault';

/** A ranked room without a running match: it waits for somebody, or the match was called off and costs nobody anything. */
export function RankedNotice() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const info = useSnapshot('info');
  const versus = useSnapshot('versus');
  const winner = useSnapshot('winner');
  const watching = useWatching();
  const [calledOff, setCalledOff] = useState(false);
  useEffect(() => store.onEvent('stop', ({ reason }) => setCalledOff(reason === FAULT)), [store]);
  if (!info?.ranked || store.selfId === '') return null;
  if (calledOff)
    return (
      <div className={s.banner} role="alert" data-testid="called-off">
        <ShieldOff size={26} strokeWidth={2.6} aria-hidden="true" />
        <p>
          <b>{t('ranked.calledOff')}</b> {t('ranked.calledOffText')}
        </p>
      </div>
    );
  if (info.started || versus !== null || winner !== null || info.phase === 'winner') return null;
  return (
    <div className={s.banner} role="status" data-testid="ranked-waiting">
      <Hourglass size={24} strokeWidth={2.6} aria-hidden="true" />
      <p>{t(watching ? 'ranked.watchSoon' : 'ranked.waitingFor')}</p>
    </div>
  );
}
