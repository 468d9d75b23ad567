import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/machine.ts';
import { ROOT } from '../tools/run-command.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  // Journeys mostly wait for fuses: two at a time fill two cores. Those of one file run one after the other.
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  // A shared machine may stall for seconds while a fuse burns; the report names what needed a second try.
  retries: process.env.CI === 'true' ? 1 : 0,
  expect: { timeout: 30_000 },
  globalSetup: resolve(import.meta.dirname, 'driver/start-game.ts'),
  outputDir: resolve(ROOT, 'test-results/playwright'),
  reporter: [['list'], ['json', { outputFile: resolve(ROOT, '.results/e2e.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--mute-audio'],
    },
  },
});
