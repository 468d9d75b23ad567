import { createStore, type StoreApi } from 'zustand';
import type { RoomStore } from '../store/room-store.ts';
import { NO_SCORES, type SessionScores, scoreWord, startScoring } from './session-scores.ts';

const sessions = new WeakMap<RoomStore, StoreApi<SessionScores>>();

/** The scores of a stay. They count from the first call on: the room's news make it. */
export function sessionScores(store: RoomStore): StoreApi<SessionScores> {
  const known = sessions.get(store);
  if (known) return known;
  const scores = createStore<SessionScores>(() => NO_SCORES);
  sessions.set(store, scores);
  store.onEvent('start', () => scores.setState((before) => startScoring(before)));
  store.onEvent('correct', ({ id, word, points, combo }) => {
    const seat = store.keptSeat(id);
    if (!seat) return;
    const player = { key: seat.authId || seat.id, name: seat.name, avatar: seat.avatar, wpm: seat.wpm };
    scores.setState((before) => scoreWord(before, player, { word, points, combo }));
  });
  return scores;
}
