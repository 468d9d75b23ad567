import type { Plugin } from 'vite';
import { EMOJI_LOCALES, readEmojiNames } from './emoji-names.ts';
import { packEmoji } from './emoji-packs.ts';

/** Everything about emoji that the page asks for, by its path: the pictures, which file holds which, and the names. */
function makeFiles(): ReadonlyMap<string, string> {
  const { index, files } = packEmoji();
  return new Map([
    ['emoji/pictures.json', JSON.stringify(index)],
    ...EMOJI_LOCALES.map((locale) => [`emoji/names-${locale}.json`, JSON.stringify(readEmojiNames(locale))] as const),
    ...[...files].map(([name, content]) => [`assets/emoji/${name}`, content] as const),
  ]);
}

/** Puts the pictures and names of emoji beside the page, so that they come from no other host and from no font of the system. */
export function emojiFiles(): Plugin {
  let made: ReadonlyMap<string, string> | undefined;
  const files = () => (made ??= makeFiles());
  return {
    name: 'emoji-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /(?:assets\/)?emoji\/[\w-]+\.json(?=\?|$)/.exec(request.url ?? '')?.[0];
        const content = path === undefined ? undefined : files().get(path);
        if (content === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
