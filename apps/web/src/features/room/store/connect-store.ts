import { DRAFT_MESSAGE, type DraftRelay, type ServerMessageName } from '@syllaboom/contracts';
import { applyDelta } from '@syllaboom/engine';
import type { GameLink } from '../../../platform/rooms/rooms.ts';
import { noteConnection } from '../../../platform/rooms/player-events.ts';
import type { RoomClose } from '../../../platform/rooms/room-close.ts';
import { namesBehind } from '../../../platform/streamer/pseudonyms.ts';
import { onStreamerChange } from '../../../platform/streamer/streamer-mode.ts';
import { applyMessage, catchUp, SERVER_MESSAGE_NAMES } from './apply-message.ts';
import { findHurt, type Hurt, type Life, takeLife } from './hurt-away.ts';
import { projectState } from './project-state.ts';
import type { RoomActions } from './room-actions.ts';
import type { RoomStore } from './room-store.ts';

export interface ConnectionListeners {
  /** The connection broke, or a try to come back failed. */
  onDrop(restart: boolean): void;
  onBack(): void;
  /** The own player has lost hearts of the running match while the line was down. */
  onHurt?(hurt: Hurt): void;
  onClose(close: RoomClose): void;
}

/**
 * Joins a room link to a store: state patches become snapshots, messages are applied, drafts arrive as deltas. The only place
 * that reads the room library's state. An offline match speaks through the same link. `away`: as the player stood on the
 * broken line that this one follows. Returns the remover.
 */
export function connectStore(
  link: GameLink,
  store: RoomStore,
  listeners: ConnectionListeners,
  away: Life | null = null,
): () => void {
  let first = true;
  let isBack = false;
  /** As the player stood when the line broke: what happened since may be told before the state comes. */
  let before = away;
  const project = () => {
    const state = link.state();
    // Before the first full state the library hands out an empty object.
    if (!state?.players) return;
    const isNews = first || isBack;
    projectState(store, state, first);
    first = false;
    if (isBack) catchUp(store);
    isBack = false;
    if (!isNews) return;
    const hurt = before && findHurt(before, takeLife(store));
    before = null;
    if (hurt) listeners.onHurt?.(hurt);
  };
  const offs = [
    link.onState(project),
    ...SERVER_MESSAGE_NAMES.map((name: ServerMessageName) =>
      link.on(name, (payload) => applyMessage(store, name, payload)),
    ),
    link.onNumber<DraftRelay>(DRAFT_MESSAGE, ({ id, d }) => {
      // The own draft is already on the screen; an echo would be typed twice.
      if (id !== store.selfId) store.setDraft(id, applyDelta(store.draft(id), d));
    }),
    link.onDrop((restart) => {
      // Every try that fails reports a drop again; it is still the same one.
      if (store.get('connection') === 'online') {
        store.set('connection', 'reconnecting');
        before = takeLife(store);
      }
      listeners.onDrop(restart);
    }),
    link.onBack(() => {
      store.set('connection', 'online');
      // The answer to a change that was under way is lost with the old line.
      store.set('settings', false);
      // The whole state comes next.
      isBack = true;
      noteConnection();
      listeners.onBack();
    }),
    link.onClose((close) => listeners.onClose(close)),
    onStreamerChange(() => store.refresh()),
  ];
  project();
  return () => {
    for (const off of offs) off();
  };
}

/** Commands name people as the screen calls them. */
function withRealNames<Payload extends readonly unknown[]>(name: string, payload: Payload): Payload {
  const [first] = payload as readonly { readonly args?: Readonly<Record<string, string>> }[];
  if (name !== 'command' || !first?.args) return payload;
  return [{ ...first, args: namesBehind(first.args) }] as unknown as Payload;
}

/** What the screens may do, sent through the link. The own draft shows at once. */
export const actionsOf = (link: GameLink): RoomActions => ({
  send: (name, ...payload) => link.send(name, ...withRealNames(name, payload)),
  sendDraft: (delta) => link.sendNumber(DRAFT_MESSAGE, delta),
  ping: () => link.ping(),
  leave: () => void link.leave(),
});
