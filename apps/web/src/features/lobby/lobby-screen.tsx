import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { Bomb } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showPresence } from '../../platform/discord/activity.ts';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow, openWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { showError } from '../../ui/toasts/toasts.tsx';
import { openAccount, useUser } from '../session/index.ts';
import { type RoomWishes, toCreateOptions } from './create-room-options.ts';
import s from './lobby.module.css';
import { PlayerStage } from './player-stage.tsx';
import { RoomList } from './room-list-view.tsx';
import { useClickGuard } from './use-click-guard.ts';
import { useLobby } from './use-lobby.ts';

const CREATE_WINDOW = 'create-room';
const CreateRoomForm = lazy(async () => ({ default: (await import('./create-room-form.tsx')).CreateRoomForm }));

interface LobbyScreenProps {
  onCreate: (options: ReturnType<typeof toCreateOptions>) => void;
  onJoin: (roomId: string, spectate: boolean) => void;
  onPractice: () => void;
}

const gameLanguage = (locale: string | undefined): GameLanguage =>
  GAME_LANGUAGES.find((language) => language === locale) ?? 'en-US';

/** Home: the player's stage on one side, the open tables on the other. */
export function LobbyScreen({ onCreate, onJoin, onPractice }: LobbyScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  const lobby = useLobby();
  const guarded = useClickGuard();
  const guest = user?.guest !== false;
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

  const refuseGuest = (words: string): boolean => {
    if (!guest) return false;
    showError(words);
    openAccount('signUp');
    return true;
  };
  const join = (roomId: string, spectate: boolean) =>
    guarded(() => {
      if (!refuseGuest(t('errors.room/login_to_join'))) onJoin(roomId, spectate);
    });
  const askCreate = () => {
    if (!refuseGuest(t('errors.room/login_to_create'))) openWindow(CREATE_WINDOW);
  };
  const create = (wishes: RoomWishes) => {
    closeWindow(CREATE_WINDOW);
    guarded(() => onCreate(toCreateOptions(wishes)));
  };
  return (
    <main className={s.lobby}>
      <PlayerStage
        user={user}
        onCreate={askCreate}
        onPractice={onPractice}
        onJoinCode={(roomId) => join(roomId, false)}
      />
      <RoomList
        lobby={lobby}
        viewer={{ locale: user?.locale ?? 'en-US', exp: user?.exp ?? 0, voice: lobby.voice }}
        guest={guest}
        onJoin={join}
        onCreate={askCreate}
      />
      <FloatingWindow
        id={CREATE_WINDOW}
        title={t('lobby.createRoom')}
        icon={<Bomb size={20} strokeWidth={2.6} />}
        initial={centerRect(500, 690)}
      >
        <CreateRoomForm language={gameLanguage(user?.locale)} hostName={user?.displayName ?? ''} onCreate={create} />
      </FloatingWindow>
    </main>
  );
}
