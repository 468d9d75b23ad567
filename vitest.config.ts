import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import web from './apps/web/vitest.config.ts';

/** Sets up what the server's integration tests share: one PostgreSQL with a migrated template database. */
const serverSetup = 'apps/server/src/testing/global-setup.ts';

/** A shared machine may stall for seconds while a fuse burns: in CI, tests on real clocks get a second try. */
const retry = process.env.CI === 'true' ? 1 : 0;

/**
 * Files that a worker runs share the modules that they import, instead of reading server and dictionaries anew for each.
 * What a test replaces (timers, globals, modules), it puts back.
 */
const isolate = false;

/** What tests may know of the run (`inject('longRun')`): the long one tries more cases of property and race tests. */
const provide = { longRun: process.env.TEST_LONG === '1' };

/** The client keeps its own project list (it needs plugins and a browser); here it only gets its root. */
const webProjects = (web.test?.projects ?? []).map(
  (project) =>
    ({ ...(project as TestProjectInlineConfiguration), root: resolve('apps/web') }) as TestProjectInlineConfiguration,
);

/** What is polled for may take seconds where suites share two cores; it costs only what fails. */
const patient = { poll: { timeout: 8_000 } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          environment: 'node',
          isolate,
          testTimeout: 20_000,
          provide,
        },
      },
      {
        test: {
          name: 'server-integration',
          retry,
          include: ['apps/server/src/**/*.itest.ts'],
          environment: 'node',
          isolate,
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patient,
          provide,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      {
        test: {
          name: 'server-redis',
          retry,
          include: ['apps/server/src/**/*.redis-itest.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      {
        test: {
          name: 'crash',
          retry,
          include: ['e2e/crash/*.itest.ts'],
          environment: 'node',
          pool: 'forks',
          // Whoever comes first builds the client.
          hookTimeout: 240_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      ...webProjects,
    ],
  },
});
