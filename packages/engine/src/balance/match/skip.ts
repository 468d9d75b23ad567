/** Skipping to the result once nobody but bots plays. */
export const SKIP = {
  /** So many keys, turns and explosions are run in one go; other rooms have their turn before the next ones. */
  stepsAtOnce: 1_000,
  /** A match of bots that is not over after so many ends as it stands. */
  mostSteps: 60_000,
} as const satisfies Record<string, number>;
