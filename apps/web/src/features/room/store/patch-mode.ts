import type { ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import type { RoomStore } from './room-store.ts';
import type { ModeShown } from './room-types.ts';

/** What some messages change in the store. */
export type ModeMessageHandlers = {
  readonly [Name in ServerMessageName]?: (store: RoomStore, payload: ServerMessages[Name]) => void;
};

/** Changes the running mode's view when it is that of this mode. */
export function patchMode<Id extends ModeShown['mode']>(
  store: RoomStore,
  mode: Id,
  change: Partial<Extract<ModeShown, { mode: Id }>>,
): void {
  const view = store.kept('mode');
  if (view?.mode === mode) store.set('mode', { ...view, ...change } as ModeShown);
}
