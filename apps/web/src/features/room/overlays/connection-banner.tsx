import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { WaitCard } from '../returning/wait-card.tsx';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './overlays.module.css';

/** The line broke and is being retried, the server is away, or the room's dictionary is still being built. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const connection = useSnapshot('connection');
  const preparing = useSnapshot('info')?.preparing ?? false;
  if (connection === 'reconnecting')
    return (
      <div className={s.banner} role="status" data-testid="reconnecting">
        <Hourglass size={22} strokeWidth={2.8} />
        {t('connection.dcDc')}
      </div>
    );
  if (
    connection === 'restarting' ||
    connection === 'silent' ||
    connection === 'offline' ||
    connection === 'returning' ||
    connection === 'reached'
  )
    return (
      <div className={s.away} data-testid="away">
        <WaitCard why={connection} onLeave={actions.leave} />
      </div>
    );
  if (!preparing) return null;
  return (
    <div className={s.banner} role="status" data-testid="preparing">
      <Spinner label={t('room.preparing')} />
    </div>
  );
}
