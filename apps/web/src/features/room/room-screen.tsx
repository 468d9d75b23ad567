import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomScreenProps } from '../../navigation/screens.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { askServer } from '../../platform/rooms/ask-server.ts';
import type { JoinFailure } from '../../platform/rooms/join-error.ts';
import { sessionPort } from '../../platform/session-port.ts';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { showError } from '../../ui/toasts/toasts.tsx';
import { failureWords } from './failure-words.ts';
import { EmojiAnnouncer } from './emoji/emoji-announcer.tsx';
import { WaitingRoom } from './waiting-room/waiting-room.tsx';
import { RoomDrops } from './overlays/room-drops.tsx';
import { LoveMessages } from './players/love-messages.tsx';
import { usePresence } from './use-presence.ts';
import { useRoomEvents } from './use-room-events.ts';
import { RoomTop } from './top/room-top.tsx';
import { RoomView } from './room-view.tsx';
import s from './room-view.module.css';
import { RoomWindows } from './room-windows.tsx';
import { askForOwnSeat, claimSeat, connectIntent, onWake, takeOwnTable } from './returning/connect.ts';
import { ElsewherePanel } from './returning/elsewhere-panel.tsx';
import { forgetTicket, keepTicket } from './returning/kept-ticket.ts';
import { useSeatMark } from './returning/seat-window.ts';
import { showBack, showReturn } from './returning/show-return.ts';
import { WaitCard } from './returning/wait-card.tsx';
import { startStay } from './store/stay.ts';
import type { StayNotice, StayView } from './store/stay-ports.ts';
import { ornamentPart } from '../../ui/lazy-part.tsx';

// Loud pictures and their tune come after the room.
const EasterEgg = ornamentPart(async () => ({ default: (await import('./easter-egg/easter-egg.tsx')).EasterEgg }));
// Few have these keys.
const BombKeys = ornamentPart(async () => ({ default: (await import('./host/cosmetics/bomb-keys.tsx')).BombKeys }));

/** Refusals that adding a way in to the account ends. */
const WAITS_FOR_WAY_IN: readonly JoinFailure[] = ['closed', 'wayIn'];

/** The strip, and the toasts for what the room tells. */
function RoomTopWithNews() {
  useRoomEvents();
  usePresence();
  return (
    <>
      <RoomTop />
      <LoveMessages />
      <EmojiAnnouncer />
      <RoomDrops />
      <Suspense fallback={null}>
        <EasterEgg />
        <BombKeys />
      </Suspense>
    </>
  );
}

/** A stay in a room: entering, every state inside, and the way out. */
export function RoomScreen({ intent, onEntered, onLeft }: RoomScreenProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<StayView>({ kind: 'entering' });
  const roomId = useRef('');
  if (view.kind === 'inside') roomId.current = view.store.roomId;
  useSeatMark(view.kind === 'inside' ? view.store.roomId : null);
  // The intent belongs to this screen: another intent is another screen.
  const first = useRef(intent);
  const latest = useRef({ t, onEntered, onLeft });
  latest.current = { t, onEntered, onLeft };

  useEffect(() => {
    let refusal: JoinFailure | null = null;
    const onNotice = (notice: StayNotice) => {
      const { t: words } = latest.current;
      // While the line is down the banner says so; it stays as long as that takes.
      if (notice === 'dropped') return;
      if (notice === 'back') showBack(words);
      else if (notice.kind === 'hurt') showBack(words, notice);
      else if (notice.kind === 'returned' || notice.kind === 'lost') showReturn(words, notice);
      else if (notice.messageKey) showError(words(`connection.${notice.messageKey}`));
    };
    return startStay(first.current, {
      connect: connectIntent,
      askForSeat: askForOwnSeat,
      takeTable: takeOwnTable,
      claimSeat,
      askServer,
      onWake,
      keepTicket,
      onView: (next) => {
        setView(next);
        if (next.kind === 'refused') {
          if (WAITS_FOR_WAY_IN.includes(next.failure)) sessionPort().needWayIn();
          else refusal = next.failure;
        }
        if (next.kind === 'inside' && prefersReducedMotion()) next.actions.send('calm', { on: true });
      },
      onNotice,
      onEntered: (roomId) => latest.current.onEntered(roomId),
      onLeft: (lost) => {
        if (lost === null) forgetTicket();
        latest.current.onLeft(lost);
        // The screen says it for a second: over the menu it can be read to its end, unless home has its own words for it.
        const isSaid = lost !== null || (first.current.kind === 'join' && first.current.failed !== undefined);
        if (refusal && !isSaid) showError(latest.current.t(failureWords[refusal]));
      },
    });
  }, []);

  if (view.kind === 'entering')
    return (
      <main className={s.waiting}>
        <Spinner label={t('room.entering')} />
      </main>
    );
  if (view.kind === 'waiting')
    return (
      <main className={s.waiting}>
        <WaitCard why={view.why} onLeave={() => onLeft(null)} />
      </main>
    );
  if (view.kind === 'elsewhere')
    return (
      <main className={s.waiting}>
        <ElsewherePanel roomId={roomId.current} failure={view.failure} onClaim={view.claim} onLeave={view.leave} />
      </main>
    );
  if (view.kind === 'refused')
    return (
      <main className={s.waiting}>
        <EmptyState title={t(failureWords[view.failure])} mood="out" />
      </main>
    );
  return (
    <RoomView
      key={view.visit}
      store={view.store}
      actions={view.actions}
      social
      top={<RoomTopWithNews />}
      waitingRoom={<WaitingRoom />}
      windows={<RoomWindows />}
    />
  );
}
