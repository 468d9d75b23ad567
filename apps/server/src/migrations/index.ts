import type { MigrationList } from '#platform/db/index.ts';
import * as all from './all.ts';

/** Every migration; they run in the order of their names. */
export const MIGRATIONS: MigrationList = all;
