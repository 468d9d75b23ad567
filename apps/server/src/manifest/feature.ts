import type { Caller, PersonalData } from '#features/account';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AllRoutes, Download, FileRoute, Hook, Redirect } from '#platform/http/call.ts';
import type { FeatureEvents } from './feature-events.ts';
import type { Job } from './jobs.ts';
import type { MatchEnd, MatchEndAddition } from './match-end.ts';
import type { Subject, SubjectKind } from './subjects.ts';

/** Handlers of some endpoints, by their names in the contracts. */
export type FeatureRoutes = Partial<AllRoutes<Caller>>;

/**
 * What a feature brings to the server; what it does not name it does not bring. `features.ts` lists all of them, and their
 * order there is the order in which they are asked.
 */
export interface Feature {
  /** Handlers of its endpoints. */
  readonly routes?: FeatureRoutes;
  readonly downloads?: readonly Download[];
  readonly files?: readonly FileRoute[];
  readonly redirects?: readonly Redirect[];
  readonly hooks?: readonly Hook[];
  /** What it keeps of players. */
  readonly personalData?: PersonalData;
  /** The tables that hold it. */
  readonly playerTables?: readonly string[];
  /** Which of these accounts the game keeps although nobody uses them, because of what the feature knows of them. */
  keepsAccounts?(db: Db, playerIds: readonly string[]): Promise<Iterable<string>>;
  /** Kinds of content that reports may be about, and that the staff may take down. */
  readonly subjects?: Readonly<Partial<Record<SubjectKind, Subject>>>;
  /** What it does by itself, again and again. */
  readonly jobs?: readonly Job[];
  /**
   * What it adds to the end of a match that counts. It may write rows of its own with what it is told, but no purse,
   * inventory, profile or board: what belongs there it returns.
   */
  atMatchEnd?(tx: Tx, end: MatchEnd): Promise<MatchEndAddition>;
  /** Its listeners for the events of others. */
  readonly listeners?: Partial<FeatureEvents>;
  /** Stops what it has begun outside of its jobs; resolves when nothing runs any more. */
  close?(): Promise<void>;
}

/** Features by their names. */
export type Features = Readonly<Record<string, Feature>>;
