/** Where the run's PostgreSQL listens. */
export interface ClusterAddress {
  readonly host: string;
  readonly user: string;
}

/** The migrated database that each test file clones. */
export const TEMPLATE_DATABASE = 'template_migrated';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterAddress;
    longRun: boolean;
  }
}
