import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { APP_ICONS } from './app-icons.ts';

/** The dark of the page, before and around it. */
const THEME = '#0c1530';

/**
 * The service worker and the manifest. The page comes from the network while there is one, so that a new version takes
 * over at the next load; without one it comes from the copy that fits the kept scripts. Word packs are kept by
 * features/practice itself.
 */
export const offlineShell = (): Plugin[] =>
  VitePWA({
    strategies: 'generateSW',
    // The app registers by hand (src/platform/offline/service-worker.ts): not in development, not inside a frame.
    injectRegister: false,
    manifest: {
      name: 'Syllaboom',
      short_name: 'Syllaboom',
      description: 'A bomb, a syllable, a burning fuse. Type a word that holds it before it blows.',
      display: 'standalone',
      start_url: './',
      scope: './',
      theme_color: THEME,
      background_color: THEME,
      icons: APP_ICONS,
    },
    includeManifestIcons: false,
    workbox: {
      inlineWorkboxRuntime: true,
      sourcemap: false,
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      // "/" goes through the rule below, not straight to the kept page.
      directoryIndex: null,
      navigateFallback: null,
      globPatterns: ['index.html', 'icons/*.svg', 'assets/*.{js,css}', 'assets/*-latin-wght-*.woff2'],
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/\/(api|matchmake|healthz|readyz|metrics)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/assets\//.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'syllaboom-assets', expiration: { maxEntries: 500 } },
        },
        {
          // What people wear, below a hash of all pictures: kept for playing offline.
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/cosmetics\//.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'syllaboom-cosmetics', expiration: { maxEntries: 300 } },
        },
        {
          // These keep their names when they change: they say which pictures of emoji there are.
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/emoji\/[\w-]+\.json$/.test(url.pathname),
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'syllaboom-emoji' },
        },
      ],
    },
  });
