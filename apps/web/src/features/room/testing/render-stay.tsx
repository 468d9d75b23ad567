import type { GameRoomState } from '@syllaboom/contracts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { RoomTop } from '../top/room-top.tsx';
import { RoomView } from '../room-view.tsx';
import { useRoom } from '../store/use-topic.ts';
import { renderRoom } from './render-room.tsx';

/** The whole room, around the store that is handed down. */
export function Stay() {
  const { store, actions } = useRoom();
  return <RoomView store={store} actions={actions} social top={<RoomTop />} waitingRoom={<WaitingRoom />} />;
}

/** Renders a whole room, scenes and strip, on a real store behind a fake link. */
export const renderStay = (state: GameRoomState, selfId = 'me') => renderRoom(<Stay />, state, selfId);
