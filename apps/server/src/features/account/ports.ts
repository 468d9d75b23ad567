import type { SessionUser } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';
import type { PersonalData } from './personal-data.ts';

/** A player who signs up. */
export interface NewPlayer {
  readonly playerId: string;
  readonly username: string;
  readonly locale: GameLanguage;
}

/** What a banned player is told; texts, because they travel as an error's params. */
export interface BanNotice {
  /** ISO time; empty: for good. */
  readonly until: string;
  readonly reason: string;
  /** Signed token that the appeal must carry; empty when there is nothing to appeal any more. */
  readonly appeal: string;
}

/** A sign-in through Discord. */
export interface DiscordSignIn {
  readonly playerId: string;
  readonly discordUserId: string;
  /** Discord's own, for calls in the player's name. */
  readonly accessToken: string;
}

export interface AccountPorts {
  /** Creates everything else that belongs to a player, in the sign-up's transaction. */
  createPlayer(tx: Tx, player: NewPlayer): Promise<void>;
  /** The player as the client holds it. */
  readUser(
    db: Db,
    account: { playerId: string; username: string; type: number; roles: readonly number[]; wayIn: boolean },
  ): Promise<SessionUser>;
  /** What the features above keep of a player. */
  personalData(): readonly PersonalData[];
  /**
   * Somebody signed in or linked through Discord: time to look after purchases and roles that Discord knows of. Must not
   * throw, and not take long: the player waits.
   */
  onDiscordSignIn(signIn: DiscordSignIn): Promise<void>;
  /**
   * Which of these accounts the game keeps although nobody uses them: those that were sanctioned or reported, or that bought
   * something.
   */
  keepsAnyway(db: Db, playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What the staff has to say about a player's ban; null when nothing. */
  describeBan(db: Db, playerId: string): Promise<BanNotice | null>;
}
