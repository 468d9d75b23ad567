import { clearGuessed } from '../modes/guess/messages.ts';
import { MONSTER_HANDLERS } from '../modes/monsters/messages.ts';
import { TRIVIA_HANDLERS } from '../modes/trivia/messages.ts';
import { ALPHA_BANNER_MS, CATEGORY_POPUP_MS, CELEBRATION_AFTER_MS } from '../room-timings.ts';
import type { ModeMessageHandlers as Handlers } from './patch-mode.ts';
import { showFor } from './show-for.ts';

const celebrate: Handlers['finished'] = (store) => {
  // The end of the list is celebrated once the last word's own noise is over.
  setTimeout(() => store.set('celebration', true), CELEBRATION_AFTER_MS);
};

/** Messages of the modes, of word categories and of the alphabet bonus. */
export const MODE_HANDLERS: Handlers = {
  'mode-state': (store, view) => {
    clearGuessed(store, view);
    store.set('mode', view);
  },
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
