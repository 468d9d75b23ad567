import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './build/app-icons.ts';
import { offlineShell } from './build/offline-shell.ts';
import { emojiData } from './build/emoji-data.ts';

/** Where `vite` (development only) finds the game server. */
const server = process.env.SYLLABOOM_SERVER ?? 'http://localhost:2567';

export default defineConfig({
  // Relative, so that the page also works below a path prefix and inside the chat platform's proxy.
  base: './',
  plugins: [react(), emojiData(), appIcons(), offlineShell()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
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
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 1 },
            { name: 'shell', tags: ['$initial'] },
          ],
        },
        // Texts of other languages lie apart: they are kept for playing offline only once they were used.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/i18n/texts/') ? 'assets/locales/[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': server, '/matchmake': server } },
});
