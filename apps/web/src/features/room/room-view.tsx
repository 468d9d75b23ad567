import { useMusic } from '../../platform/sound/music/use-music.ts';
import { useHoldUpdate } from '../../platform/update/update.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { GameScene } from './scene/game-scene.tsx';
import { RoomBackdrop } from './host/cosmetics/room-backdrop.tsx';
import { ScenarioReel } from './host/scenarios/scenario-reel.tsx';
import { ConnectionBanner } from './overlays/connection-banner.tsx';
import { CountdownOverlay } from './overlays/countdown-overlay.tsx';
import { MatchOverlays } from './overlays/match-overlays.tsx';
import { RankedNotice } from './overlays/ranked-notice.tsx';
import { VersusOverlay } from './overlays/versus-overlay.tsx';
import { RoomBoundary } from './room-boundary.tsx';
import { useBehindSeconds } from './players/behind-chip.tsx';
import { resetRoomUi } from './room-ui.ts';
import s from './room-view.module.css';
import type { RoomActions } from './store/room-actions.ts';
import type { RoomStore } from './store/room-store.ts';
import { RoomContext, useSnapshot } from './store/use-topic.ts';
import { WinnerScreen } from './winner/winner-screen.tsx';

interface RoomViewProps {
  store: RoomStore;
  actions: RoomActions;
  /** The strip at the top. */
  top: ReactNode;
  /** What stands between matches. */
  waitingRoom: ReactNode;
  /** Windows of the room. */
  windows?: ReactNode;
  /** Shown with the winner screen, after the podium. */
  afterMatch?: ReactNode;
  /** With other people: chat and spectators. */
  social: boolean;
  onWinnerClosed?: () => void;
}

/** Before the first state: who comes to watch a match that is held back waits longer. */
function LoadingRoom() {
  const { t } = useTranslation();
  const count = useBehindSeconds();
  return (
    <div className={s.loading}>
      <Spinner label={t('room.loading')} />
      {count > 0 ? <p role="status">{t('room.behindLoading', { count })}</p> : null}
    </div>
  );
}

function Scene({ waitingRoom, social }: Pick<RoomViewProps, 'waitingRoom' | 'social'>) {
  const scene = useSnapshot('scene');
  useMusic(scene === 'game' ? 'match' : 'lobby');
  if (scene === 'game') return <GameScene social={social} />;
  if (scene === 'lobby') return waitingRoom;
  return <LoadingRoom />;
}

/** Strip and scene. The result covers them whole: what nobody sees takes neither keys nor presses. */
function BelowResult({ children }: { children: ReactNode }) {
  const covered = useSnapshot('winner') !== null;
  return (
    <div className={s.below} inert={covered}>
      {children}
    </div>
  );
}

/** A match and its result are not cut off by an update of the page. */
function UpdateHold() {
  const scene = useSnapshot('scene');
  const winner = useSnapshot('winner');
  useHoldUpdate(scene === 'game' || winner !== null);
  return null;
}

/** A room from inside, real or offline: scenes, overlays, windows around one store. */
export function RoomView({
  store,
  actions,
  top,
  waitingRoom,
  windows,
  afterMatch,
  social,
  onWinnerClosed,
}: RoomViewProps) {
  const value = useMemo(() => ({ store, actions }), [store, actions]);
  useEffect(resetRoomUi, []);
  return (
    <RoomContext value={value}>
      <div className={s.room} data-testid="room">
        <UpdateHold />
        <RoomBackdrop />
        <BelowResult>
          {top}
          <RoomBoundary onLeave={actions.leave}>
            <Scene waitingRoom={waitingRoom} social={social} />
          </RoomBoundary>
        </BelowResult>
        <CountdownOverlay />
        <VersusOverlay />
        <ScenarioReel />
        <MatchOverlays />
        <RankedNotice />
        <ConnectionBanner />
        <WinnerScreen afterMatch={afterMatch} onClosed={onWinnerClosed} />
        {windows}
      </div>
    </RoomContext>
  );
}
