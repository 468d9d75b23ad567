import { useTranslation } from 'react-i18next';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';

/** What being away has cost, in words; null: nothing. It stands until the next match, which a toast would not. */
export function useLostWords(): string | null {
  const { t } = useTranslation();
  const { store } = useRoom();
  const lost = useSnapshot('lost');
  const self = useSelf();
  const isHost = useTopic('info', () => store.get('info')?.host === store.selfId);
  if (!lost || !self) return null;
  // The seat may have gone for another reason in the meantime: who was idle in another window was not away.
  const why = self.idle ? 'room.wasIdle' : 'connection.seatLost';
  const seat = lost.seat && self.spectating ? t(why) : '';
  const host = lost.host && !isHost ? t('connection.hostLost') : '';
  return [seat, host].filter((words) => words !== '').join(' ') || null;
}
