import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/machine.ts';
import { readRevision } from '../tools/revision.ts';
import { ROOT } from '../tools/run-command.ts';
import { rerunReport, resultsFolder } from '../tools/test-results.ts';

const executablePath = findChromium();
const inCi = process.env.CI === 'true';
// Whoever runs some journeys by hand keeps what is known of the others.
const report = process.env.TEST_REPORT ?? resolve(resultsFolder(readRevision()), rerunReport('e2e', Date.now()));

/**
 * Chromium draws the list under its address bar as two pages of its own for each page that is opened, although nobody
 * sees them: half of what opening one takes. A second list replaces the driver's own, whose features stand first.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  // Journeys mostly wait for fuses: three at a time fill two cores. Files whose journeys share a fake keep them in order.
  workers: 3,
  fullyParallel: true,
  timeout: 240_000,
  // A shared machine may stall for seconds while a fuse burns; the report names what needed a second try.
  retries: inCi ? 1 : 0,
  expect: { timeout: 30_000 },
  globalSetup: resolve(import.meta.dirname, 'driver/start-game.ts'),
  outputDir: resolve(ROOT, 'test-results/playwright'),
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    // Filming every journey takes as much of the machine as the journey itself: where there is a second try, that one is filmed.
    trace: inCi ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--mute-audio',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
