import { MessageCircle } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showPresence } from '../../platform/discord/activity.ts';
import { useBarMenu, useNarrow } from '../../platform/media.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { askForName, useUser } from '../session/index.ts';
import { LOBBY_CHAT_WINDOW } from './chat/lobby-chat.ts';
import { LobbyChatButton, useLobbyChatColumn } from './chat/lobby-chat-button.tsx';
import { askCreateRoom } from './create/create-room-window.tsx';
import s from './lobby-screen.module.css';
import { PlayerStage } from './player-stage.tsx';
import { RoomList } from './rooms/room-list-view.tsx';
import { useClickGuard } from './use-click-guard.ts';
import { useLobby } from './feed/use-lobby.ts';

const loadChat = () => import('./chat/lobby-chat-panel.tsx');
const LobbyChatColumn = lazyPart(async () => ({ default: (await loadChat()).LobbyChatColumn }));
const LobbyChatBody = lazyPart(async () => ({ default: (await loadChat()).LobbyChatBody }));

/** On phones the chat is a sheet. */
function ChatSheet() {
  const { t } = useTranslation();
  // Away from the tables nobody sees it: it must not be what "back" closes there.
  useEffect(() => () => closeWindow(LOBBY_CHAT_WINDOW), []);
  return (
    <FloatingWindow
      id={LOBBY_CHAT_WINDOW}
      title={t('home.chat')}
      icon={<MessageCircle size={20} strokeWidth={2.6} />}
      initial={() => centerRect(360, 520)}
    >
      <LobbyChatBody />
    </FloatingWindow>
  );
}

interface LobbyScreenProps {
  onJoin: (roomId: string, spectate: boolean) => void;
  onPractice: () => void;
  onQuickPlay: () => void;
}

/** The page of rooms: the player's stage on one side, the open tables on the other. */
export function LobbyScreen({ onJoin, onPractice, onQuickPlay }: LobbyScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  const lobby = useLobby();
  const narrow = useNarrow();
  const menu = useBarMenu();
  const chat = useLobbyChatColumn();
  const guarded = useClickGuard();
  useEffect(
    () =>
      showPresence({
        details: 'Syllaboom',
        state: t('discord.presenceLobby'),
        room: null,
        players: 0,
        since: null,
      }),
    [t],
  );
  const page = useRef<HTMLElement>(null);
  const enter = useRef(onJoin);
  enter.current = onJoin;
  const join = useCallback(
    (roomId: string, spectate: boolean) =>
      guarded(() => {
        askForName(() => enter.current(roomId, spectate), t('errors.room/login_to_join'));
      }),
    [guarded, t],
  );
  const viewer = useMemo(
    () => ({ locale: user?.locale ?? 'en-US', exp: user?.exp ?? 0, voice: lobby.voice }),
    [user?.locale, user?.exp, lobby.voice],
  );
  return (
    <main className={s.lobby} ref={page} data-chat-column={chat || undefined}>
      <PlayerStage
        user={user}
        onQuickPlay={() => guarded(() => askForName(onQuickPlay))}
        onCreate={menu ? askCreateRoom : null}
        onPractice={onPractice}
        onJoinCode={(roomId) => join(roomId, false)}
      />
      <RoomList lobby={lobby} viewer={viewer} guest={user?.guest !== false} page={page} onJoin={join}>
        <LobbyChatButton />
      </RoomList>
      {chat ? (
        <Suspense fallback={<i />}>
          <LobbyChatColumn />
        </Suspense>
      ) : null}
      {narrow ? <ChatSheet /> : null}
    </main>
  );
}
