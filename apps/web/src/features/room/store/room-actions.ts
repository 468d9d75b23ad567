import type { ClientMessageName, ClientMessages, DraftDelta } from '@syllaboom/contracts';
import type { z } from 'zod/mini';

export type DraftDeltaWire = z.infer<typeof DraftDelta>;

/** What the screens may do to the room; a real room and an offline match both answer to it. */
export interface RoomActions {
  send<Name extends ClientMessageName>(
    name: Name,
    ...payload: undefined extends ClientMessages[Name]
      ? [payload?: ClientMessages[Name]]
      : [payload: ClientMessages[Name]]
  ): void;
  /** Sends a change of the own draft. */
  sendDraft(delta: DraftDeltaWire): void;
  /** The way to the room and back, in ms. */
  ping(): Promise<number>;
  /** Leaves for good; the session then goes back to the menu. */
  leave(): void;
}
