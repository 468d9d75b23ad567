import { MONSTER_HANDLERS } from '../modes/monsters/messages.ts';
import { TRIVIA_HANDLERS } from '../modes/trivia/messages.ts';
import { ALPHA_BANNER_MS, CATEGORY_POPUP_MS, CELEBRATION_AFTER_MS } from '../room-timings.ts';
import type { RoomStore } from './room-store.ts';
import type { ModeMessageHandlers as Handlers } from './patch-mode.ts';

/** Shows something until its time is over, unless something newer took its place. */
function showFor<Name extends 'category' | 'alpha'>(
  store: RoomStore,
  topic: Name,
  shown: NonNullable<ReturnType<typeof store.get<Name>>>,
  ms: number,
  after: ReturnType<typeof store.get<Name>>,
): void {
  store.set(topic, shown);
  setTimeout(() => {
    if (store.kept(topic) === shown) store.set(topic, after);
  }, ms);
}

const celebrate: Handlers['finished'] = (store) => {
  // The end of the list is celebrated once the last word's own noise is over.
  setTimeout(() => store.set('celebration', true), CELEBRATION_AFTER_MS);
};

/** Messages of the modes, of word categories and of the alphabet bonus. */
export const MODE_HANDLERS: Handlers = {
  'mode-state': (store, view) => store.set('mode', view),
  'card-state': (store, view) => store.set('mode', view),
  'monster-state': (store, view) => store.set('mode', { ...view, health: Math.max(0, view.health) }),
  ...MONSTER_HANDLERS,
  ...TRIVIA_HANDLERS,
  'yapping-joined': (store, { id }) => store.patchSeat(id, { spectating: false }),
  'yapping-left': (store, { id }) => store.patchSeat(id, { spectating: true }),
  cat: (store, found) => showFor(store, 'category', found, CATEGORY_POPUP_MS, null),
  finished: celebrate,
  alpha: (store, { id, ...alpha }) => {
    store.patchSeat(id, { alphabets: alpha.completed });
    if (id !== store.selfId) return;
    if (!alpha.show) return store.set('alpha', alpha);
    // The news over, the next alphabet is on.
    const running = { ...alpha, index: alpha.completed, status: 'running', show: false } as const;
    showFor(store, 'alpha', alpha, ALPHA_BANNER_MS, running);
  },
};
