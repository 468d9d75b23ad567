import { GIF_IDS } from '@syllaboom/engine';
import type { Plugin } from 'vite';
import { drawGif } from './gif-pictures.ts';

/** Every picture of the pack by its path: one that moves, and one at rest. */
const drawAll = (): ReadonlyMap<string, string> =>
  new Map(
    GIF_IDS.flatMap((id) => [
      [`gifs/${id}.svg`, drawGif(id, true)] as const,
      [`gifs/${id}.still.svg`, drawGif(id, false)] as const,
    ]),
  );

/** Draws the pack of GIFs and puts it beside the page, under the paths that the server names. */
export function gifFiles(): Plugin {
  let drawn: ReadonlyMap<string, string> | undefined;
  const all = () => (drawn ??= drawAll());
  return {
    name: 'gif-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /gifs\/[\w.-]+\.svg(?=\?|$)/.exec(request.url ?? '')?.[0];
        const drawing = path === undefined ? undefined : all().get(path);
        if (drawing === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
    generateBundle() {
      for (const [fileName, source] of all()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
