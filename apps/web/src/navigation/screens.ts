import type { CreateRoomOptions } from '@syllaboom/contracts';

/** A seat that a broken line left behind. */
export interface LostSeat {
  readonly roomId: string;
  /** Against the player's will: they are taken back as soon as that works. Else they are only offered it. */
  readonly isMissed: boolean;
}

/** How the player comes into a room. */
export type RoomIntent =
  | { readonly kind: 'create'; readonly options: Omit<CreateRoomOptions, 'wbPlayer'> }
  | {
      readonly kind: 'join';
      readonly roomId: string;
      readonly spectate: boolean;
      /** Said once home stands again, where the room could not be entered. */
      readonly failed?: 'friends.joinFailed';
    }
  /** A seat that waits, found at start-up; `invitedTo`: the address names another room, which comes after it. */
  | { readonly kind: 'resume'; readonly roomId: string; readonly token: string; readonly invitedTo?: string }
  /** Back to a seat that a broken line left behind, else to its room. */
  | { readonly kind: 'back'; readonly seat: LostSeat };

/** features/room/index.ts exports `RoomScreen` with these props. It connects, shows every state, and says when it is over. */
export interface RoomScreenProps {
  readonly intent: RoomIntent;
  /** The room is entered: the address becomes /?room=<id>. */
  readonly onEntered: (roomId: string) => void;
  /** Back to the menu, once; call it after the pauses of the close codes. With `lost` the seat may wait still. */
  readonly onLeft: (lost: LostSeat | null) => void;
}

/** features/replay/index.ts exports `ReplayScreen` with these props. */
export interface ReplayScreenProps {
  readonly matchId: string;
  readonly onLeft: () => void;
}

/** features/practice/index.ts exports `PracticeScreen` with these props. */
export interface PracticeScreenProps {
  readonly onLeft: () => void;
}
