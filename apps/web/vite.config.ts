import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type UserConfig } from 'vite';
import { appIcons } from './build/app-icons.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { cosmeticFiles } from './build/cosmetics/cosmetic-files.ts';
import { gifFiles } from './build/gifs/gif-files.ts';
import { offlineShell } from './build/offline-shell.ts';
import { emojiFiles } from './build/emoji/emoji-files.ts';
import { firstDocument } from './build/first-document.ts';
import { planStages } from './build/stages.ts';

/** Where `vite` (development only) finds the game server. */
const server = process.env.SYLLABOOM_SERVER ?? 'http://localhost:2567';

const css: CSSOptions = {
  transformer: 'lightningcss',
  modules: { localsConvention: 'camelCaseOnly' },
  // A part of a screen names the area of the grid that it stands in, and that grid is another file's: areas keep their names.
  lightningcss: { cssModules: { grid: false } },
};

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const stageOf = command === 'build' ? await planStages(import.meta.dirname) : () => null;
  return {
    // Relative, so that the page also works below a path prefix and inside the chat platform's proxy.
    base: './',
    plugins: [
      react(),
      emojiFiles(),
      cosmeticFiles(),
      gifFiles(),
      appIcons(),
      firstDocument(css),
      offlineShell(),
      compressedFiles(),
    ],
    css,
    build: {
      target: 'es2023',
      cssTarget: 'chrome123',
      assetsInlineLimit: 2048,
      chunkSizeWarningLimit: 700,
      reportCompressedSize: false,
      manifest: true,
      rolldownOptions: {
        output: {
          // What the first screen needs comes in two files: many small ones take longer, and more bytes.
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
              { name: 'shell', tags: ['$initial'], priority: 2 },
              // One request for all English texts, also those that a window reads by itself.
              { name: 'catalogue', test: /[\\/]i18n[\\/]catalogue\.ts$/, priority: 1 },
              { name: stageOf, debugName: 'stages', priority: 1, includeDependenciesRecursively: false },
            ],
          },
          // Texts of other languages lie apart: they are kept for playing offline only once they were used.
          // So do the common passwords: nobody signs up offline.
          chunkFileNames: ({ facadeModuleId }) => {
            if (facadeModuleId && /\/i18n\/texts\/|\/cosmetics\/names\//.test(facadeModuleId))
              return 'assets/locales/[name]-[hash].js';
            if (facadeModuleId?.endsWith('/engine/src/passwords.ts')) return 'assets/online/[name]-[hash].js';
            return 'assets/[name]-[hash].js';
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/matchmake': server } },
  };
});
