import type { Gif, GifRef } from '@syllaboom/contracts';
import type { MutualBlocks } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';

/** What the inbox asks of features beside and above it; in its transactions, where it asks within one. */
export interface InboxPorts {
  areFriends(db: Db, playerId: string, otherId: string): Promise<boolean>;
  areAllFriends(db: Db, playerId: string, otherIds: readonly string[]): Promise<boolean>;
  /** Who may write first to this player. */
  messagesFrom(db: Db, playerId: string): Promise<'everybody' | 'friends'>;
  /** What a player and each of these others have set about each other, where they have; the player is the actor. */
  mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
  readonly gifs: GifsOfMessages;
  /** Whether the staff has closed the player's mouth. */
  isMuted(playerId: string): Promise<boolean>;
}

/** GIFs that messages are. */
export interface GifsOfMessages {
  /** Throws `gif/unknown` for a GIF that this server has not found itself. */
  take(tx: Tx, ref: GifRef): Promise<unknown>;
  /** Those that messages name, to be shown. */
  find(db: Db, refs: readonly GifRef[]): Promise<(ref: GifRef) => Gif>;
}
