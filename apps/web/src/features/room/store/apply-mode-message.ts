import type { ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import { asSeatId, MODES } from '@syllaboom/engine';
import { ALPHA_BANNER_MS, CATEGORY_POPUP_MS, CELEBRATION_AFTER_MS } from '../room-timings.ts';
import type { RoomStore } from './room-store.ts';
import type { ModeShown } from './room-types.ts';

type Handlers = { readonly [Name in ServerMessageName]?: (store: RoomStore, payload: ServerMessages[Name]) => void };

/** Changes the running mode's view when it is that of this mode. */
function patchMode<Id extends ModeShown['mode']>(
  store: RoomStore,
  mode: Id,
  change: Partial<Extract<ModeShown, { mode: Id }>>,
): void {
  const view = store.kept('mode');
  if (view?.mode === mode) store.set('mode', { ...view, ...change } as ModeShown);
}

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
  // The end of the list is celebrated once the last word's own noise is over [R0259].
  setTimeout(() => store.set('celebration', true), CELEBRATION_AFTER_MS);
};

/** Messages of the modes, of word categories and of the alphabet bonus. */
export const MODE_HANDLERS: Handlers = {
  'mode-state': (store, view) => store.set('mode', view),
  'card-state': (store, view) => store.set('mode', view),
  'monster-state': (store, view) => store.set('mode', { ...view, health: Math.max(0, view.health) }),
  // A hit that is harder than what is left does not show less than nothing [S0106].
  'monster-health': (store, { health }) => patchMode(store, MODES.monsters, { health: Math.max(0, health) }),
  'monster-kill': (store, { level }) => {
    const view = store.kept('mode');
    if (view?.mode === MODES.monsters && view.level === level) patchMode(store, MODES.monsters, { health: 0 });
  },
  'trivia-reveal': (store, { correct, answers, author, until }) =>
    patchMode(store, MODES.trivia, {
      reveal: {
        correct,
        answers: answers.map(({ index, sessionId }) => ({ index, seat: asSeatId(sessionId) })),
        author,
        until,
      },
    }),
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
