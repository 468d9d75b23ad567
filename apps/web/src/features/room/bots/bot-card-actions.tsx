import { Bot, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS, selectSeat, useRoomUi } from '../room-ui.ts';
import type { SeatView } from '../store/room-types.ts';
import { useIsHost, useRoom, useSnapshot } from '../store/use-topic.ts';

const ICON = { size: 18, strokeWidth: 2.6 } as const;

/** What the host may do with a bot from its seat: look at its character, and send it away while no match runs. */
export function BotCardActions({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const host = useIsHost();
  const phase = useSnapshot('info')?.phase;
  if (!host) return null;
  const openProfile = () => {
    useRoomUi.setState({ botSeat: seat.id });
    openWindow(ROOM_WINDOWS.botProfile);
    selectSeat(null);
  };
  const remove = () => {
    actions.send('remove-bot', { id: seat.id });
    selectSeat(null);
  };
  return (
    <>
      <Btn size="sm" onClick={openProfile}>
        <Bot {...ICON} />
        {t('room.botProfile')}
      </Btn>
      {phase === 'lobby' || phase === 'winner' ? (
        <Btn size="sm" tone="primary" onClick={remove}>
          <UserX {...ICON} />
          {t('room.removeBot')}
        </Btn>
      ) : null}
    </>
  );
}
