import type { PersonalBest } from '@syllaboom/contracts';
import type { GameLanguage, MatchInput, MatchSetup, PlayerStats, SeatId } from '@syllaboom/engine';

/** One person's (or bot's) part in a finished match. */
export interface FinishedSeat {
  readonly seat: SeatId;
  /** Null for bots. */
  readonly playerId: string | null;
  readonly displayName: string;
  readonly language: GameLanguage;
  /** 1 = winner; null where nobody came in anywhere: the match was stopped. */
  readonly place: number | null;
  /** As the room shows it: bots and guests have no profile. */
  readonly avatar: string;
  readonly alphabets: number;
  readonly stats: PlayerStats;
  /** What counts on the board of the match's scenario; null when nothing does. */
  readonly scenarioScore: number | null;
}

/** A match as a room hands it over. */
export interface FinishedMatch {
  /** Made at the start; the idempotency key of everything that the match grants. */
  readonly matchId: string;
  readonly roomId: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** When its watchers have seen the end; absent: at once. */
  readonly shownAt?: Date;
  readonly setup: MatchSetup;
  readonly locale: GameLanguage;
  readonly turns: number;
  readonly winner: SeatId | null;
  /** Who stopped it while other people were in it, which counts as having left; null: nobody. */
  readonly deserter: SeatId | null;
  readonly seats: readonly FinishedSeat[];
  /** Match clock at the start, every input and every dictionary answer: setup + these = replay. */
  readonly log: { readonly at: number; readonly inputs: readonly MatchInput[]; readonly answers: readonly unknown[] };
  /** Of the final state: whoever plays the log again must come to it. */
  readonly hash: string;
  readonly dictionaryVersion: string;
  /** Of a booked ranked match: the players who left it before its end. Null: not ranked. */
  readonly ranked: { readonly leavers: readonly string[] } | null;
}

/** What one person got, and where that leaves them. */
export interface RecordedPlayer {
  readonly exp: number;
  readonly level: number;
  readonly score: number;
  readonly diamond: number;
  readonly key: number;
  readonly gainedExp: number;
  readonly gainedCoins: number;
  readonly gainedDiamonds: number;
  readonly gainedKeys: number;
  readonly gainedTiles: readonly string[];
  /** Bombs that dropped: `diamonds` instead of one that was there already, else 0. Missing in results that earlier versions kept. */
  readonly gainedBombs?: readonly { readonly bomb: number; readonly diamonds: number }[];
  readonly discovered: number;
  readonly claimed: number;
  /** Rating of free-for-all rooms as it is shown; 0 where the match has none. */
  readonly rating: number;
  readonly wp: { readonly points: number; readonly change: number } | null;
  /** The match did not count for this player: no person typed the input. */
  readonly flagged: boolean;
  /** What of it the profile had never seen better. */
  readonly bests: readonly PersonalBest[];
}
export interface RecordedMatch {
  readonly recorded: boolean;
  readonly players: Readonly<Record<string, RecordedPlayer>>;
}
