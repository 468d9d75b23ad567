import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const LOCALES = ['de', 'en', 'es', 'fr', 'pt'];
const FILES = ['data.json', 'messages.json'];
const { resolve } = createRequire(import.meta.url);
const read = (locale: string, file: string): string =>
  readFileSync(resolve(`emojibase-data/${locale}/${file}`), 'utf8');

/** Puts the emoji panel's data beside the page (`emoji/<locale>/…`), so that it comes from no other host. */
export const emojiData = (): Plugin => ({
  name: 'emoji-data',
  configureServer(server) {
    server.middlewares.use('/emoji', (request, response, next) => {
      const [, locale = '', file = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
      if (!LOCALES.includes(locale) || !FILES.includes(file)) return next();
      response.setHeader('content-type', 'application/json');
      response.end(read(locale, file));
    });
  },
  generateBundle() {
    for (const locale of LOCALES)
      for (const file of FILES)
        this.emitFile({ type: 'asset', fileName: `emoji/${locale}/${file}`, source: read(locale, file) });
  },
});
