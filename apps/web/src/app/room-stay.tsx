import { useRef } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { api } from '../platform/api/api.ts';
import { i18n } from '../platform/i18n/i18n.ts';
import { shownCode } from '../platform/streamer/shown-code.ts';
import { askConfirm } from '../ui/kit/popups/confirm.tsx';
import { showError } from '../ui/toasts/toasts.tsx';
import { RoomScreen } from './load-screens.ts';
import { enterRoom, leaveRoom, useLostSeat } from '../navigation/navigation.ts';
import { setRoomAddress } from '../navigation/room-address.ts';
import type { LostSeat, RoomIntent } from '../navigation/screens.ts';

const loadRanked = () => import('../features/ranked/index.ts');

const enterByLink = (roomId: string): void => enterRoom({ kind: 'join', roomId, spectate: false });

/** Why nobody can follow the link; null: they can, or it cannot be told now. */
async function refusalOf(roomId: string): Promise<'room.failedFull' | 'connection.dcNotFound' | null> {
  try {
    const { door } = await api.call('invitation', { params: { code: roomId } });
    return door === 'seat' || door === 'watch' ? null : 'room.failedFull';
  } catch (cause) {
    return cause instanceof ApiError && cause.code === 'room/not_found' ? 'connection.dcNotFound' : null;
  }
}

/** The own seat came first; the other room that the address named is offered once, if there is a place. */
async function offerOther(roomId: string): Promise<void> {
  const refusal = await refusalOf(roomId);
  if (refusal !== null) return showError(i18n.t(refusal));
  const goes = await askConfirm({
    title: i18n.t('connection.otherRoom', { room: shownCode(roomId) }),
    text: i18n.t('connection.otherRoomText'),
    confirmLabel: i18n.t('connection.otherRoomGo'),
    cancelLabel: i18n.t('connection.otherRoomStay'),
  });
  if (goes) enterByLink(roomId);
}

/** A stay in a room, with what the page around it knows: its address, the invitation that it came with, and the way back. */
export function RoomStay({ intent, home }: { intent: RoomIntent; home: 'landing' | 'lobby' }) {
  /** The room of the address, until it was offered. */
  const other = useRef(intent.kind === 'resume' ? (intent.invitedTo ?? null) : null);
  const entered = useRef(false);
  const takeOther = (): string | null => {
    const roomId = other.current;
    other.current = null;
    return roomId;
  };
  const onLeft = (lost: LostSeat | null): void => {
    const roomId = takeOther();
    // There was no seat after all.
    if (roomId !== null) return enterByLink(roomId);
    leaveRoom(home);
    useLostSeat.setState({ seat: lost });
    void loadRanked().then(({ noteLeft }) => noteLeft());
    if (!entered.current && intent.kind === 'join' && intent.failed) showError(i18n.t(intent.failed));
  };
  return (
    <RoomScreen
      intent={intent}
      onEntered={(roomId) => {
        entered.current = true;
        setRoomAddress(roomId);
        void loadRanked().then(({ noteEntered }) => noteEntered(roomId));
        const invitedTo = takeOther();
        if (invitedTo !== null) void offerOther(invitedTo);
      }}
      onLeft={onLeft}
    />
  );
}
