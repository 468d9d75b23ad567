import { useContext, useEffect, useState } from 'react';
import { SCENE_TRIES, SCENE_TRY_MS } from '../room-timings.ts';
import { RoomContext } from '../store/use-topic.ts';

/** Whether the room's state is there for the game screen. */
export type AwaitedRoom = 'waiting' | 'ready' | 'missing';

/** Looks up to 20 times, 50 ms apart, whether something is there; returns what stops the looking. */
export function awaitScene(isThere: () => boolean, onResult: (result: 'ready' | 'missing') => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = () => {
    tries += 1;
    if (isThere()) onResult('ready');
    else if (tries >= SCENE_TRIES) onResult('missing');
    else timer = setTimeout(poll, SCENE_TRY_MS);
  };
  poll();
  return () => clearTimeout(timer);
}

/** The game screen waits a second for its room; without one it must say so. */
export function useAwaitedRoom(): AwaitedRoom {
  const room = useContext(RoomContext);
  const isThere = () => room !== null && room.store.get('info') !== null;
  const [found, setFound] = useState<AwaitedRoom>(() => (isThere() ? 'ready' : 'waiting'));
  useEffect(() => {
    if (found === 'waiting') return awaitScene(() => room !== null && room.store.get('info') !== null, setFound);
    return undefined;
  }, [found, room]);
  return found;
}
