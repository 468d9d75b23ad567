import type { GameLanguage } from '@syllaboom/engine';
import type { LostSeat, RoomIntent } from '../../../navigation/screens.ts';
import type { ServerAnswer } from '../../../platform/rooms/ask-server.ts';
import type { JoinFailure } from '../../../platform/rooms/join-error.ts';
import type { RoomClose } from '../../../platform/rooms/room-close.ts';
import type { GameLink } from '../../../platform/rooms/rooms.ts';
import type { Cause, Greeting, WaitReason } from '../returning/return-plan.ts';
import type { Hurt } from './hurt-away.ts';
import type { RoomActions } from './room-actions.ts';
import type { RoomStore } from './room-store.ts';

/** Where a stay in a room stands. */
export type StayView =
  | { readonly kind: 'entering' }
  /** Not in yet: the server restarts. */
  | { readonly kind: 'waiting'; readonly why: WaitReason | Greeting }
  /** `visit` tells rooms apart that follow each other. */
  | { readonly kind: 'inside'; readonly visit: number; readonly store: RoomStore; readonly actions: RoomActions }
  /** Another window of the player has the seat. `failure`: why it could not be had here just now. */
  | {
      readonly kind: 'elsewhere';
      readonly failure: JoinFailure | null;
      readonly claim: () => void;
      readonly leave: () => void;
    }
  | { readonly kind: 'refused'; readonly failure: JoinFailure };

/** What the player finds after a way back: the own seat or the same table; `match`: a match ran that is over. */
export interface Return {
  readonly kind: 'returned';
  readonly same: boolean;
  readonly match: Cause | null;
}
/** The room is gone, and nothing opens it again. */
export interface Loss {
  readonly kind: 'lost';
  readonly match: boolean;
}
/** The match went on without the player, and took hearts. */
interface HurtAway extends Hurt {
  readonly kind: 'hurt';
}
/** What happened to the connection; the screen finds the words. */
export type StayNotice = 'dropped' | 'back' | RoomClose | Return | Loss | HurtAway;

/** Who comes back to a table brings this along. */
export interface OwnPlace {
  readonly ticket: string;
  readonly spectate: boolean;
  readonly locale?: GameLanguage;
}

export interface StayPorts {
  readonly connect: (intent: RoomIntent) => Promise<GameLink>;
  readonly askForSeat: (roomId: string, token: string) => Promise<GameLink>;
  /** Asks once for a seat at the same table. */
  readonly takeTable: (place: OwnPlace, roomId: string) => Promise<GameLink>;
  /** Takes the own seat from another window, else a place in the same room. */
  readonly claimSeat: (roomId: string) => Promise<GameLink>;
  readonly askServer: () => Promise<ServerAnswer>;
  /** Calls when asking at once is worth while; returns the way to stop. */
  readonly onWake: (listener: () => void) => () => void;
  readonly keepTicket: (roomId: string, ticket: string) => void;
  readonly onView: (view: StayView) => void;
  readonly onNotice: (notice: StayNotice) => void;
  readonly onEntered: (roomId: string) => void;
  /** `lost`: the seat may wait still. */
  readonly onLeft: (lost: LostSeat | null) => void;
  readonly random?: () => number;
}
