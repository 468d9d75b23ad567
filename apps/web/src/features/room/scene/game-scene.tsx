import { useTranslation } from 'react-i18next';
import { useHandheld, useNarrow, useSideways, useTouch } from '../../../platform/media.ts';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { ChatTicker } from '../chat/chat-ticker.tsx';
import { useChatColumn } from '../chat/use-chat-column.ts';
import s from './game-scene.module.css';
import { TurnAnnouncer } from '../overlays/turn-announcer.tsx';
import { Letters } from './letters.tsx';
import { ModeBar } from '../modes/mode-bar.tsx';
import { ModeChoices } from '../modes/mode-choices.tsx';
import { ModeStage } from '../modes/mode-stage.tsx';
import { useAwaitedRoom } from '../modes/use-awaited-room.ts';
import { useIsOut } from '../modes/use-may-type.ts';
import { useModeScreen, useModeTraits } from '../modes/use-mode.ts';
import { OutDock } from './out-dock.tsx';
import { SpectatorList } from '../players/spectator-list.tsx';
import { NoticeStrip } from '../strip/notice-strip.tsx';
import { TypingDock } from '../typing/typing-dock.tsx';
import { useViewOnly } from '../use-watching.ts';

/** The game screen: letters, the mode's stage with the dock; with other people (`social`) also chat and spectators; on phones and tablets the chat is a ticker and a sheet. */
export function GameScene({ social }: { social: boolean }) {
  const { t } = useTranslation();
  const room = useAwaitedRoom();
  if (room === 'ready') return <ReadyScene social={social} />;
  return (
    <div className={s.waiting} role="status">
      {room === 'missing' ? (
        <EmptyState title={t('modes.roomMissing')} mood="panic" />
      ) : (
        <Spinner label={t('room.loading')} />
      )}
    </div>
  );
}

function ReadyScene({ social }: { social: boolean }) {
  const narrow = useNarrow();
  const handheld = useHandheld();
  const sideways = useSideways();
  const chat = useChatColumn();
  const { typing, laysLetters } = useModeTraits();
  const { hasSideBoard } = useModeScreen();
  const watching = useViewOnly();
  const out = useIsOut();
  const touch = useTouch() || narrow;
  const typesNoMore = watching || (social && out);
  // Letters that are drawn over need no keys, and who watches has none: the table gets their place.
  const dock = touch ? (laysLetters || typesNoMore ? 'low' : 'keys') : 'tray';
  return (
    <div className={s.scene} data-chat={(social && chat) || undefined} data-typing={typing}>
      {narrow ? null : <Letters />}
      <main className={s.main} data-dock={dock}>
        <ModeBar />
        <div className={s.strip} data-toasts="strip">
          <NoticeStrip ticker={handheld && !sideways && social ? <ChatTicker /> : null} />
        </div>
        <div className={s.stage}>
          <ModeStage />
          {social && !(narrow && hasSideBoard) ? <SpectatorList playing /> : null}
        </div>
        {narrow ? (
          <div className={s.letters}>
            <Letters />
          </div>
        ) : null}
        {typesNoMore ? <OutDock /> : <TypingDock />}
        <div className={s.cards}>
          <ModeChoices />
        </div>
      </main>
      {social && chat ? <ChatPanel /> : null}
      <TurnAnnouncer />
    </div>
  );
}
