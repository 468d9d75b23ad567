import type { CreateRoomOptions } from '@syllaboom/contracts';

/** How the player comes into a room. */
export type RoomIntent =
  | { readonly kind: 'create'; readonly options: Omit<CreateRoomOptions, 'wbPlayer'> }
  | { readonly kind: 'join'; readonly roomId: string; readonly spectate: boolean }
  /** A seat that waits, found at start-up. */
  | { readonly kind: 'resume'; readonly roomId: string; readonly token: string };

/** features/room/index.ts exports `RoomScreen` with these props. It connects, shows every state, and says when it is over. */
export interface RoomScreenProps {
  readonly intent: RoomIntent;
  /** The room is entered: the address becomes /?room=<id>. */
  readonly onEntered: (roomId: string) => void;
  /** Back to the menu, once; call it after the pauses of the close codes. */
  readonly onLeft: () => void;
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
