import type { DiscordSignIn, NewPlayer } from '#features/account';
import type { QuestionReview } from '#features/trivia';
import type { CategoryGain, NamedWord } from '#features/words';
import type { ForfeitedMatch } from '#features/ranked';
import type { Tx } from '#platform/db/index.ts';
import type { Feature } from './feature.ts';

/**
 * Events between features. Whoever emits one knows no listener; what listeners do with the event's transaction is
 * done in it, and undone with it.
 */
export interface FeatureEvents {
  /** Somebody signs up: everything else that belongs to a player is made. */
  playerCreated(tx: Tx, player: NewPlayer): Promise<void>;
  /** Somebody signed in or linked through Discord. Must not throw, and not take long: the player waits. */
  discordSignIn(signIn: DiscordSignIn): Promise<void>;
  /** A moderator has decided about a proposed question. */
  questionReviewed(tx: Tx, review: QuestionReview): Promise<void>;
  /** Claimed words were found to belong to categories, later than the match that brought them. */
  categoriesCounted(tx: Tx, gains: readonly CategoryGain[]): Promise<void>;
  /** A word is about to leave its dictionary; whose it is, is held. Comes before the word is locked. */
  wordLeaves(tx: Tx, word: NamedWord): Promise<void>;
  /** A player has blocked another: what was between them ends. Both accounts are held. */
  playerBlocked(tx: Tx, pair: { readonly playerId: string; readonly otherId: string }): Promise<void>;
  /** A player has taken such a block back. Both accounts are held. */
  playerUnblocked(tx: Tx, pair: { readonly playerId: string; readonly otherId: string }): Promise<void>;
  /** The staff has banned a player, until then or for good; the account is held. */
  playerBanned(tx: Tx, ban: { readonly playerId: string; readonly until: Date | null }): Promise<void>;
  /** A ranked match ended before anybody played. */
  matchForfeited(tx: Tx, match: ForfeitedMatch): Promise<void>;
}

/** Emits an event to its listeners, one after the other; a failure ends it there. */
export type EmitFeatureEvent = <Name extends keyof FeatureEvents>(
  name: Name,
  ...payload: Parameters<FeatureEvents[Name]>
) => Promise<void>;

/** `features` is asked only when something is emitted: emitters are made before listeners. */
export const createFeatureEmitter =
  (features: () => readonly Feature[]): EmitFeatureEvent =>
  async (name, ...payload) => {
    for (const { listeners } of features()) {
      const listener = listeners?.[name] as ((...args: typeof payload) => Promise<void>) | undefined;
      await listener?.(...payload);
    }
  };
