import type { Subject, SubjectKind } from '#manifest/subjects.ts';
import type { Tx } from '#platform/db/index.ts';

/** A line of a room's chat as the staff reads it: whose, what they wrote, when. */
export interface RoomChatLine {
  /** The writer's account id; a seat's id where a bot or nobody known wrote it. */
  readonly id: string;
  readonly name: string;
  readonly message: string;
  /** ISO time. */
  readonly at: string;
  /** In a chat of the inbox: what became of these words before the report. */
  readonly later?: 'edited' | 'deleted';
}

/** What moderation needs of the features above and beside it. */
export interface ModerationPorts {
  /** What was said lately in a room that the player is in; empty where the player is not. */
  readRoomChat(roomId: string, playerId: string): Promise<RoomChatLine[]>;
  subjectOf(kind: SubjectKind): Subject;
  /** A ban holds from now on; the account is held. */
  playerBanned(tx: Tx, ban: { readonly playerId: string; readonly until: Date | null }): Promise<void>;
  /** A player's roles changed: whoever shows them learns of it. */
  playerChanged(tx: Tx, playerId: string): void;
}
