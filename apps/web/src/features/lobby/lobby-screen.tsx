import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showPresence } from '../../platform/discord/activity.ts';
import { useUser } from '../session/index.ts';
import { askCreateRoom } from './create-room-window.tsx';
import s from './lobby.module.css';
import { PlayerStage } from './player-stage.tsx';
import { refuseGuest } from './refuse-guest.ts';
import { RoomList } from './room-list-view.tsx';
import { useClickGuard } from './use-click-guard.ts';
import { useLobby } from './use-lobby.ts';

interface LobbyScreenProps {
  onJoin: (roomId: string, spectate: boolean) => void;
  onPractice: () => void;
}

/** The page of rooms: the player's stage on one side, the open tables on the other. */
export function LobbyScreen({ onJoin, onPractice }: LobbyScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  const lobby = useLobby();
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
        if (!refuseGuest(t('errors.room/login_to_join'))) enter.current(roomId, spectate);
      }),
    [guarded, t],
  );
  const viewer = useMemo(
    () => ({ locale: user?.locale ?? 'en-US', exp: user?.exp ?? 0, voice: lobby.voice }),
    [user?.locale, user?.exp, lobby.voice],
  );
  return (
    <main className={s.lobby} ref={page}>
      <PlayerStage
        user={user}
        onCreate={askCreateRoom}
        onPractice={onPractice}
        onJoinCode={(roomId) => join(roomId, false)}
      />
      <RoomList
        lobby={lobby}
        viewer={viewer}
        guest={user?.guest !== false}
        page={page}
        onJoin={join}
        onCreate={askCreateRoom}
      />
    </main>
  );
}
