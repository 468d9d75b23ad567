import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createServer, type CSSOptions, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';
import type { InterfaceLanguage } from '@syllaboom/engine';
import type { FirstPaintData } from '../src/app/first/first-paint-data.ts';

type Drawn = Readonly<Record<InterfaceLanguage, string>>;
type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const MODULE = '/src/app/first/draw-document.tsx';
const SCRIPT = 'src/app/first/first-paint.ts';
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g;

/** Draws the landing page in all languages with the client's own components. */
async function drawLanding(root: string, css: CSSOptions): Promise<Drawn> {
  const server = await createServer({
    configFile: false,
    root,
    css,
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
  });
  try {
    // The one thing of a browser that modules look at as they are read.
    Object.assign(globalThis, { location: new URL('http://localhost/') });
    const { drawDocument } = (await server.ssrLoadModule(MODULE)) as { drawDocument: () => Promise<Drawn> };
    return await drawDocument();
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
    await server.close();
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What can be read or heard of some markup, in its order. */
const textsOf = (markup: string): string[] =>
  [...markup.matchAll(/aria-label="([^"]*)"|>([^<>]+)</g)].map(([, label, text]) => decode(label ?? text ?? ''));

/** English beside another language. Throws where their markup differs. */
function pairTexts(english: string, other: string): Record<string, string> {
  const [from, to] = [textsOf(english), textsOf(other)];
  if (from.length !== to.length) throw new Error('the landing page has another shape in another language');
  return Object.fromEntries(from.flatMap((text, at) => (text === to[at] ? [] : [[text, to[at] ?? text]])));
}

/** The files that come with a module, and those of its static imports, without what the page names itself. */
function filesWith(bundle: Bundle, named: string, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} is no module of the bundle`);
    visit(chunk);
  }
  return [...found].filter((file) => !named.includes(file));
}

/** The inline script, as one small piece. */
async function buildScript(root: string, data: FirstPaintData): Promise<string> {
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { FIRST_PAINT: JSON.stringify(data) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: resolve(root, SCRIPT), formats: ['iife'], name: 'firstLook' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output[0]?.output[0].code.trim() ?? '';
  if (code === '' || code.includes('</script')) throw new Error('the inline script cannot stand in the page');
  return code;
}

/** Writes the first stylesheets into the page: nothing waits for a file before it is drawn. */
function inlineStyles(html: string, bundle: Bundle): string {
  let styles = '';
  const page = html.replaceAll(STYLESHEET, (link, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`${file} is no stylesheet of the bundle`);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    styles += String(asset.source).replaceAll(/url\((["']?)(?:\.\/)?(?!data:|\/|#)/g, `url($1./${folder}`);
    // Parts that name it among their own find it here, and don't fetch it; nor does the browser.
    return link.replace('<link', '<link disabled');
  });
  return page.replace('</style>', () => `${styles.trim()}</style>`);
}

const LOCALES = {
  'de-DE': 'de-de',
  'es-ES': 'es-es',
  'fr-FR': 'fr-fr',
  'id-ID': 'id-id',
  'pt-BR': 'pt-br',
  'tl-TL': 'tl-tl',
  'tr-TR': 'tr-tr',
} as const;

function describe(drawn: Drawn, bundle: Bundle, named: string): FirstPaintData {
  const files = (...modules: string[]) => filesWith(bundle, named, modules);
  const others = Object.keys(LOCALES) as (keyof typeof LOCALES)[];
  const rooms = '/src/platform/rooms/colyseus.ts';
  const app = files('/src/app/app.tsx');
  const later = (...modules: string[]) => files(...modules).filter((file) => !app.includes(file));
  return {
    texts: Object.fromEntries(others.map((language) => [language, pairTexts(drawn['en-US'], drawn[language])])),
    languages: {
      'en-US': files('/src/platform/i18n/catalogue.ts'),
      ...Object.fromEntries(others.map((language) => [language, files(`/i18n/texts/${LOCALES[language]}.ts`)])),
    },
    app,
    home: later('/src/app/home/home-shell.tsx', '/src/features/lobby/lobby-screen.tsx'),
    room: later('/src/features/room/index.ts', rooms),
  };
}

/**
 * Puts the landing page into the document: its markup, its styles, and a script that speaks the visitor's language
 * (docs/adr/0025-first-document.md). The server adds the hashes of inline blocks to its policy.
 */
export const firstDocument = (css: CSSOptions): Plugin => {
  let root = '';
  return {
    name: 'first-document',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const drawn = await drawLanding(root, css);
        const styled = inlineStyles(html, bundle);
        const unknown = [...drawn['en-US'].matchAll(/class="([^"]*)"/g)]
          .flatMap(([, names = '']) => names.split(' '))
          .filter((name) => name.includes('_') && !styled.includes(`.${name}`));
        if (unknown.length > 0) throw new Error(`the document's styles lack ${unknown.join(', ')}`);
        const script = await buildScript(root, describe(drawn, bundle, html));
        return (
          styled
            // The policy refuses style attributes of the document; the inline script may set them.
            .replace(
              '<div id="root"></div>',
              () => `<div id="root">${drawn['en-US'].replaceAll(' style="', ' data-style="')}</div>`,
            )
            .replace('</body>', () => `<script>${script}</script>\n  </body>`)
        );
      },
    },
  };
};
