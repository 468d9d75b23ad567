import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { PICTURE_THEMES, picturePath } from '../../src/ui/cosmetics/picture-kinds.ts';
import { GROUNDS } from './picture-set.ts';
import { PICTURE_SETS } from './registry.ts';

interface CosmeticFiles {
  /** The folder that all lie in: it changes with any of them. */
  readonly hash: string;
  /** Drawings by their path below that folder. */
  readonly files: ReadonlyMap<string, string>;
}

function drawAll(): CosmeticFiles {
  const files = new Map<string, string>();
  for (const { kind, ids, draw } of PICTURE_SETS)
    for (const theme of PICTURE_THEMES)
      for (const id of ids) files.set(picturePath(kind, theme, id), draw(id, GROUNDS[theme]));
  const hash = createHash('sha256');
  for (const [path, drawing] of files) hash.update(`${path}\0${drawing}\0`);
  return { hash: hash.digest('hex').slice(0, 12), files };
}

/**
 * Draws all cosmetics and puts them beside the page, below a folder that is named after their content: the page knows its
 * name (`import.meta.env.COSMETICS`) and nothing else of them.
 */
export function cosmeticFiles(): Plugin {
  let drawn: CosmeticFiles | undefined;
  const all = () => (drawn ??= drawAll());
  return {
    name: 'cosmetic-files',
    config: () => ({ define: { 'import.meta.env.COSMETICS': JSON.stringify(all().hash) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /\/cosmetics\/[0-9a-f]+\/([\w-]+\/[\w-]+\/\d+\.svg)(?=\?|$)/.exec(request.url ?? '')?.[1];
        const drawing = path === undefined ? undefined : all().files.get(path);
        if (drawing === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
    generateBundle() {
      const { hash, files } = all();
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `cosmetics/${hash}/${path}`, source });
    },
  };
}
