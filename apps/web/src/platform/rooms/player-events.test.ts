import type { PlayerEventName } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { onPlayerEvent, takePlayerEvents } from './player-events.ts';

const ITEM = { type: 'bomb', value: 3, index: 0 } as const;

/** A connection in the hand of the test. */
function connection() {
  const listeners = new Map<PlayerEventName, (payload: never) => void>();
  const stop = takePlayerEvents((name, listener) => {
    listeners.set(name, listener as never);
    return () => void listeners.delete(name);
  });
  return { stop, say: (name: PlayerEventName, payload: unknown) => listeners.get(name)?.(payload as never) };
}

it('what the player is told is heard from every connection alike, until it stops', () => {
  const received: unknown[] = [];
  onPlayerEvent('new-item', (item) => received.push(item));
  const [room, watched] = [connection(), connection()];
  room.say('new-item', ITEM);
  watched.say('new-item', ITEM);
  room.say('popup', { kind: 'info', key: 'other' });
  expect(received).toEqual([ITEM, ITEM]);
  room.stop();
  room.say('new-item', ITEM);
  watched.say('popup', { kind: 'info', key: 'other' });
  expect(received).toHaveLength(2);
});
