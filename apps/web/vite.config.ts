import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emojiData } from './emoji-data-plugin.ts';

/** Where `vite` (development only) finds the game server. */
const server = process.env.SYLLABOOM_SERVER ?? 'http://localhost:2567';

export default defineConfig({
  // Relative, so that the page also works below a path prefix and inside the chat platform's proxy.
  base: './',
  plugins: [react(), emojiData()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    cssTarget: 'chrome123',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    manifest: true,
  },
  server: { proxy: { '/api': server, '/matchmake': server } },
});
