import { MODES } from '@syllaboom/engine';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Drum } from '../../../ui/drum/drum.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { ChatTicker } from '../chat/chat-ticker.tsx';
import { useChatColumn } from '../chat/use-chat-column.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { SpectatorList } from '../players/spectator-list.tsx';
import { QuickStart } from '../quick/quick-start.tsx';
import { KeepLink } from '../keep-link.tsx';
import { ReplayLink } from '../replay-link.tsx';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import { useInvite } from '../use-invite.ts';
import { FasterHint } from './faster-hint.tsx';
import { LobbyNavigation } from './lobby-navigation.tsx';
import { LobbySeat } from './lobby-seat.tsx';
import { RoomTitle } from './room-title.tsx';
import s from './room-lobby.module.css';
import { StartButton } from './start-button.tsx';

/** The room between matches: who is there, what will be played, and the button that starts it. */
export function RoomLobby() {
  const { t } = useTranslation();
  const invite = useInvite();
  const narrow = useNarrow();
  const chat = useChatColumn();
  const info = useSnapshot('info');
  const ranked = info?.ranked ?? false;
  const yapping = info?.mode === MODES.yapping;
  const ids = useTopic('seats', ({ seats }) =>
    seats
      .filter((seat) => !seat.spectating)
      .map((seat) => seat.id)
      .join(' '),
  );
  const list = ids ? ids.split(' ') : [];
  return (
    <div className={s.scene} data-chat={(chat && !ranked) || undefined}>
      <main className={s.main}>
        <RoomTitle />
        <div className={s.stage}>
          <Drum className={s.drum} />
          {yapping && list.length === 0 ? (
            <span className={s.emblem}>
              <ModePicture mode={MODES.yapping} size={180} />
            </span>
          ) : null}
          <ul
            className={s.crowd}
            aria-label={t('room.players')}
            data-count={list.length > 12 ? 'many' : list.length > 4 ? 'some' : undefined}
          >
            {list.map((id) => (
              <LobbySeat key={id} id={id} />
            ))}
            {list.length <= 1 && !yapping ? (
              <li className={s.invite}>
                <Btn tone="gold" onClick={invite}>
                  <UserPlus size={20} strokeWidth={2.8} />
                  {t('room.invite')}
                </Btn>
              </li>
            ) : null}
          </ul>
          <SpectatorList />
          {narrow ? <ChatTicker /> : null}
        </div>
        <div className={s.start}>
          <QuickStart />
          <StartButton />
          <FasterHint />
          <ReplayLink />
          <KeepLink />
        </div>
        <LobbyNavigation />
      </main>
      {chat && !ranked ? <ChatPanel /> : null}
    </div>
  );
}
