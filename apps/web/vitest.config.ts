import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../tools/machine.ts';
import { cosmeticFiles } from './build/cosmetics/cosmetic-files.ts';
import { gifFiles } from './build/gifs/gif-files.ts';
import { emojiFiles } from './build/emoji/emoji-files.ts';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = findChromium();

/** Bundled before the first test: a dependency found on the way would reload the page under a running test. */
const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  ...[
    'alert-dialog',
    'context-menu',
    'dialog',
    'menu',
    'popover',
    'csp-provider',
    'select',
    'slider',
    'switch',
    'tabs',
    'toast',
    'tooltip',
  ].map((part) => `@base-ui/react/${part}`),
  '@colyseus/sdk',
  '@discord/embedded-app-sdk',
  '@tanstack/react-query',
  'clsx',
  'country-flag-icons/react/3x2',
  'frimousse',
  'i18next',
  'lucide-react',
  'react-i18next',
  'virtua',
  'zod/mini',
  'zustand',
];

/**
 * Nothing changes in a run that watches no files: the frame of a file takes modules that another one has loaded from the
 * browser's cache, without asking for each of them again. What a test replaces has an address of its own.
 */
const keepModules = (): Plugin => ({
  name: 'keep-modules',
  configureVitest: ({ vitest, project }) => {
    if (!vitest.config.watch) project.vite.config.server.headers = { 'Cache-Control': 'max-age=3600' };
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'web-unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          environment: 'node',
          // The texts and the stores are read once for a worker instead of for each file: seven times as quick.
          isolate: false,
          setupFiles: [fileURLToPath(new URL('./src/testing/unit-setup.ts', import.meta.url))],
        },
      },
      {
        extends: true,
        plugins: [react(), emojiFiles(), cosmeticFiles(), gifFiles(), keepModules()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'web-browser',
          retry: process.env.CI === 'true' ? 1 : 0,
          // A page that shares two cores with other suites takes seconds for what takes it a blink alone.
          testTimeout: 40_000,
          expect: { poll: { timeout: 8_000 } },
          include: ['src/**/*.browser.test.{ts,tsx}'],
          provide: { longRun: process.env.TEST_LONG === '1' },
          setupFiles: [fileURLToPath(new URL('./src/testing/browser-setup.ts', import.meta.url))],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
