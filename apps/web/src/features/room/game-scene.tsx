import { useNarrow } from '../../platform/media.ts';
import { ChatPanel } from './chat/chat-panel.tsx';
import { ChatTicker } from './chat/chat-ticker.tsx';
import { useChatColumn } from './chat/use-chat-column.ts';
import s from './game-scene.module.css';
import { HintCard } from './overlays/hint-card.tsx';
import { TurnAnnouncer } from './overlays/turn-announcer.tsx';
import { TwistBanner } from './overlays/twist-banner.tsx';
import { SpectatorList } from './players/spectator-list.tsx';
import { Table } from './table/table.tsx';
import { AlphabetStrip } from './typing/alphabet-strip.tsx';
import { TypingDock } from './typing/typing-dock.tsx';

/** The game screen: letters, table with dock; with other people (`social`) also chat and spectators; on phones the chat is a ticker and a sheet. */
export function GameScene({ social }: { social: boolean }) {
  const narrow = useNarrow();
  const chat = useChatColumn();
  return (
    <div className={s.scene} data-chat={(social && chat) || undefined}>
      {narrow ? null : <AlphabetStrip />}
      <main className={s.main}>
        <div className={s.stage}>
          <Table />
          <TwistBanner />
          <HintCard />
          {social ? <SpectatorList /> : null}
          {narrow && social ? <ChatTicker /> : null}
        </div>
        {narrow ? <AlphabetStrip /> : null}
        <TypingDock />
      </main>
      {social && chat ? <ChatPanel /> : null}
      <TurnAnnouncer />
    </div>
  );
}
