import clsx from 'clsx';
import { useRef } from 'react';
import { useHandheld, useMedia, useNarrow, useSideways, useTouch } from '../../../platform/media.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { ChatTicker } from '../chat/chat-ticker.tsx';
import { useChatColumn } from '../chat/use-chat-column.ts';
import { LettersRoom } from '../scene/letters-room.tsx';
import { SpectatorList } from '../players/spectator-list.tsx';
import { KeepLink } from '../links/keep-link.tsx';
import { ReplayLink } from '../links/replay-link.tsx';
import { usePriorityFit } from '../../../ui/kit/layout/use-priority-fit.ts';
import g from '../scene/game-scene.module.css';
import { FasterHint } from './faster-hint.tsx';
import { WaitingRoomNavigation } from './waiting-room-navigation.tsx';
import { WaitingRoomTable } from './waiting-room-table.tsx';
import { NextMatch, NextMatchAside } from './next-match.tsx';
import { ModeRule, RoomTitle } from './room-title.tsx';
import strip from '../strip/strip.module.css';
import s from './waiting-room.module.css';

/** Tablets: the table is too slim to hold buttons, and below it is room. */
const TABLET = '(max-width: 1080px) and (min-height: 481px)';

/** What the dock of a phone does without where it has no room. */
const GIVES_WAY = ['rule', 'ticker'] as const;

/** The room between matches, laid out as the match is: who is there, what will be played, and the button that starts it. */
export function WaitingRoom() {
  const narrow = useNarrow();
  const handheld = useHandheld();
  const touch = useTouch();
  const tablet = useMedia(TABLET);
  const sideways = useSideways();
  const below = narrow || tablet;
  const chat = useChatColumn();
  const dock = useRef<HTMLDivElement>(null);
  usePriorityFit(dock, GIVES_WAY);
  return (
    <div className={clsx(g.scene, s.room)} data-chat={chat || undefined} data-typing="turn">
      {narrow ? null : <LettersRoom />}
      <main className={g.main} data-dock={touch || narrow ? 'keys' : 'tray'}>
        <div className={g.strip} data-toasts={below || sideways ? 'strip' : undefined}>
          {sideways ? null : (
            <div className={strip.strip}>
              <div className={strip.line}>
                {handheld ? <ChatTicker /> : null}
                {below ? <FasterHint /> : <RoomTitle />}
              </div>
            </div>
          )}
        </div>
        <div className={g.stage}>
          <WaitingRoomTable titled={below}>{below ? null : <NextMatch />}</WaitingRoomTable>
          <SpectatorList />
        </div>
        {narrow ? <LettersRoom className={g.letters} /> : null}
        <div ref={dock} className={s.dock} data-testid="lobby-dock">
          {sideways ? (
            <div className={s.ticker}>
              <ChatTicker />
            </div>
          ) : null}
          <div className={s.rule}>
            <ModeRule />
          </div>
          {below ? <NextMatch /> : null}
          <div className={s.aside}>
            <NextMatchAside />
            {below && !sideways ? null : <FasterHint />}
            <ReplayLink />
            <KeepLink />
          </div>
          <WaitingRoomNavigation />
        </div>
      </main>
      {chat ? <ChatPanel /> : null}
    </div>
  );
}
