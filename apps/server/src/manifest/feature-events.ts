import type { DiscordSignIn, NewPlayer } from '#features/account';
import type { QuestionReview } from '#features/trivia';
import type { CategoryGain } from '#features/words';
import type { ForfeitedMatch } from '#features/ranked';
import type { Tx } from '#platform/db/index.ts';
import type { Feature } from './feature.ts';

/**
 * What features are told of each other's doings. Whoever tells knows nobody who hears; what is told with a transaction is
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
  /** A ranked match ended before anybody played. */
  matchForfeited(tx: Tx, match: ForfeitedMatch): Promise<void>;
}

/** Tells an event to all who hear it, one after the other; a failure ends it there. */
export type Tell = <Name extends keyof FeatureEvents>(
  name: Name,
  ...told: Parameters<FeatureEvents[Name]>
) => Promise<void>;

/** `features` is asked only when something is told: those who tell are made before those who hear. */
export const createTell =
  (features: () => readonly Feature[]): Tell =>
  async (name, ...told) => {
    for (const { hears } of features()) {
      const hear = hears?.[name] as ((...args: typeof told) => Promise<void>) | undefined;
      await hear?.(...told);
    }
  };
