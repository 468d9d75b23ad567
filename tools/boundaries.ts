import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Zone → what it may import: other zones, `npm:<package>` or `node:*`. Everything else is refused. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  words: ['engine', 'node:*'],
  contracts: ['engine', 'npm:zod'],
  server: ['engine', 'words', 'contracts', 'npm:*', 'node:*'],
  web: ['engine', 'contracts', 'npm:*'],
};

/** What to do instead of reaching for a foreign zone. */
const INSTEAD: Readonly<Record<string, string>> = {
  engine:
    'the engine imports nothing outside itself: take the value as an argument or through a port such as WordIndex',
  words: 'words knows the engine alone: move the code up, or take the value as an argument',
  contracts: 'contracts hold shapes for both sides: only zod and the engine’s ids and numbers',
  server: 'the server never imports the client: shared shapes belong into packages/contracts',
  web: 'the client sees neither server nor words: ask over HTTP, or through the practice worker’s port',
};

/** A server's feature imports another only from a lower level (docs/ARCHITECTURE.md); equal level goes through a port. */
export const SERVER_LEVEL: Readonly<Record<string, number>> = {
  account: 1,
  preferences: 2,
  profile: 2,
  wallet: 2,
  inventory: 2,
  words: 2,
  prompts: 2,
  news: 2,
  gifs: 2,
  friends: 3,
  inbox: 3,
  clans: 3,
  achievements: 3,
  leaderboards: 3,
  daily: 3,
  trivia: 3,
  blocks: 3,
  categories: 3,
  preview: 3,
  exchange: 3,
  tiles: 3,
  crafting: 4,
  market: 4,
  shop: 4,
  collections: 4,
  ranked: 4,
  moderation: 4,
  purchases: 4,
  match: 5,
  proposals: 5,
  codes: 5,
};

/** The same for the client, where `import()` counts, too; what is needed upward is opened through navigation/. */
export const CLIENT_LEVEL: Readonly<Record<string, number>> = {
  session: 0,
  codes: 1,
  'local-match': 1,
  craft: 3,
  moderation: 2,
  news: 2,
  daily: 2,
  achievements: 2,
  landing: 2,
  'discord-goods': 2,
  exchange: 2,
  market: 3,
  collections: 3,
  clans: 3,
  settings: 3,
  tiles: 3,
  history: 3,
  ranked: 3,
  inbox: 3,
  leaderboards: 4,
  friends: 4,
  words: 4,
  categories: 4,
  syllables: 4,
  shop: 4,
  wardrobe: 2,
  profile: 5,
  lobby: 6,
  room: 6,
  trade: 6,
  community: 7,
  practice: 7,
  replay: 7,
};

/** Library → the only places that import it, and the door that everybody else takes. */
const GUARDED: readonly {
  readonly name: RegExp;
  readonly zone: string;
  readonly allowed: RegExp;
  readonly door: string;
}[] = [
  {
    name: /^kysely$|^pg$/,
    zone: 'server',
    allowed: /\/src\/(platform\/db|migrations|testing)\/|\.(repository|tables)\.ts$/,
    door: 'only repositories speak to the database: put the query into <feature>.repository.ts',
  },
  {
    name: /^@colyseus\//,
    zone: 'server',
    allowed: /\/src\/platform\/rooms\//,
    door: 'only platform/rooms knows the rooms library: use its façade (#platform/rooms)',
  },
  {
    name: /^@colyseus\//,
    zone: 'web',
    allowed: /\/src\/platform\/rooms\//,
    door: 'only platform/rooms knows the rooms library: use its client',
  },
];

/** The one file of the client that may read the word index: offline practice (docs/adr/0006). */
const PRACTICE_WORKER = 'apps/web/src/features/practice/worker/practice.worker.ts';

const SHARED_PACKAGE = /^@syllaboom\/([^/]+)(?:\/(.+))?$/;
const zoneOf = (path: string): string | undefined => /^(?:packages|apps)\/([^/]+)\/src\//.exec(path)?.[1];
const featureOf = (path: string): string | undefined => /\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Every module that a source names, static, re-exported or dynamic; type-only imports count too. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end),
  );
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.flatMap((text) => /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1] ?? []),
    // A worker is named by URL, not by an import.
    ...[...source.matchAll(/new URL\(\s*['"]([^'"]+\.tsx?)['"],\s*import\.meta\.url/g)].flatMap(
      (match) => match[1] ?? [],
    ),
  ];
}

/** Where an import leads: a path in the repository, `node:x` or `npm:x`. */
export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative('/', resolve('/', dirname(file), specifier));
  if (specifier.startsWith('#')) return file.replace(/src\/.*/, `src/${specifier.slice(1)}`);
  const own = SHARED_PACKAGE.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
  if (specifier.startsWith('node:')) return specifier;
  return `npm:${specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

function zoneRule(file: string, zone: string, specifier: string, target: string): string | null {
  const allowed = MAY_IMPORT[zone] ?? [];
  const toZone = zoneOf(target);
  if (toZone === zone) return null;
  if (toZone === 'words' && zone === 'web') {
    return specifier === '@syllaboom/words/browser' && file === PRACTICE_WORKER ? null : (INSTEAD.web ?? '');
  }
  if (toZone) {
    if (!allowed.includes(toZone)) return INSTEAD[zone] ?? 'unknown zone';
    return specifier.startsWith('.') ? `name the package: @syllaboom/${toZone}` : null;
  }
  // Arbitraries for property tests are exported, but only to tests.
  if (target === 'npm:fast-check' && file.startsWith('packages/engine/src/testing/')) return null;
  const wanted = target.startsWith('node:') ? 'node:*' : 'npm:*';
  return allowed.includes(wanted) || allowed.includes(target) ? null : (INSTEAD[zone] ?? 'unknown zone');
}

/** What lies below the features → what of the own zone lies above it, and what to do instead of reaching up. */
const BELOW_FEATURES: readonly { readonly place: RegExp; readonly above: RegExp; readonly instead: string }[] = [
  {
    place: /\/src\/platform\//,
    above: /\/src\/(features|rooms|app|navigation|ui)\//,
    instead: 'the platform knows no feature: let it offer a port and wire it in compose/ (server) or app/ (client)',
  },
  {
    place: /^apps\/web\/src\/ui\//,
    above: /\/src\/(features|app|navigation)\//,
    instead: 'the kit knows neither features nor screens: take the value as a property',
  },
  {
    place: /^apps\/web\/src\/navigation\//,
    above: /\/src\/(features|app)\//,
    instead: 'navigation knows ids and keys alone: app/ says which feature stands behind them',
  },
  {
    place: /^apps\/web\/src\/features\//,
    above: /\/src\/app\//,
    instead: 'features are mounted by app/: what they need of it lies in navigation/, or comes as a property',
  },
];

function upwardRule(file: string, target: string): string | null {
  return BELOW_FEATURES.find(({ place, above }) => place.test(file) && above.test(target))?.instead ?? null;
}

function featureRule(file: string, zone: string, specifier: string, target: string): string | null {
  const [from, to] = [featureOf(file), featureOf(target) ?? /\/src\/features\/([^/]+)$/.exec(target)?.[1]];
  if (!to || zoneOf(target) !== zone || from === to) return null;
  if (zone === 'web') {
    // The shell mounts features; a feature meets another one only through its index.
    if (!from) return null;
    if (!/\/features\/[^/]+\/index\.tsx?$/.test(target)) return `import features/${to}/index.ts, nothing inside it`;
    return levelRule(from, to, CLIENT_LEVEL, 'open it through navigation/, or let app/ wire a port');
  }
  if (specifier !== `#features/${to}`) return `import it as #features/${to}, nothing inside it`;
  return from ? levelRule(from, to, SERVER_LEVEL, 'declare a port, wire it in compose/') : null;
}

function levelRule(from: string, to: string, levels: Readonly<Record<string, number>>, instead: string): string | null {
  const [fromLevel, toLevel] = [levels[from], levels[to]];
  if (fromLevel === undefined) return `give the feature "${from}" a level in tools/boundaries.ts`;
  if (toLevel === undefined) return `give the feature "${to}" a level in tools/boundaries.ts`;
  return toLevel < fromLevel
    ? null
    : `${from} (level ${fromLevel}) may not import ${to} (level ${toLevel}): ${instead}`;
}

function roomsRule(file: string, target: string): string | null {
  if (!file.startsWith('apps/server/src/rooms/')) return null;
  // The one door: it may name what the features hand over.
  if (file === 'apps/server/src/rooms/ports.ts') return null;
  return /\/src\/features\//.test(target) || target.endsWith('.repository.ts')
    ? 'rooms reach the rest of the server through rooms/ports.ts, wired in compose/'
    : null;
}

function guardRule(file: string, zone: string, target: string): string | null {
  const name = target.startsWith('npm:') ? target.slice(4) : '';
  const guard = GUARDED.find((one) => one.zone === zone && one.name.test(name));
  return guard && !guard.allowed.test(file) ? guard.door : null;
}

/** Where single modes may be named: what is one mode's own, and the tables that hold all of them. */
const MODE_PLACES =
  /^apps\/web\/src\/(features\/room\/modes\/((?!board\/)[^/]+\/.+|screens\.ts|manifests\.ts)|ui\/mode\/mode-faces\.ts)$/;
/** Files that take a view apart by the mode that it comes from, file → what for. A new reason needs a line here. */
const VIEW_READERS: Readonly<Record<string, string>> = {
  'apps/server/src/rooms/game/state/mode-views.ts': 'texts about a monster, links of pictures in custom prompts',
  'apps/web/src/features/local-match/local-messages.ts': 'pictures of custom prompts in practice and replays',
};

/** Breaches of "a mode says what it is": a file of an app that asks which mode it is instead of what it is. */
export function modeQuestionsIn(file: string, source: string): string[] {
  if (!/^apps\/[^/]+\/src\//.test(file) || /\/testing\/|\.(test|itest)\.tsx?$/.test(file)) return [];
  if (MODE_PLACES.test(file) || Object.hasOwn(VIEW_READERS, file)) return [];
  const { module } = parseSync(file, source);
  const named = module.staticImports.some(({ moduleRequest, entries }) =>
    entries.some(({ importName }) => moduleRequest.value === '@syllaboom/engine' && importName.name === 'MODES'),
  );
  const numbered = /\bmode\)?\s*[!=]==\s*\d/.test(source);
  return named || numbered
    ? [`${file}: ask what the mode is (modeTraits, modeScreen, modeManifest), not which one`]
    : [];
}

/** Every breach of docs/ARCHITECTURE.md in one file: `file -> import: what to do instead`. */
export function violationsIn(file: string, source: string): string[] {
  const zone = zoneOf(file);
  if (!zone) return [];
  const inTest = /\.(test|itest)\.tsx?$/.test(file);
  return importsOf(file, source).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const rules = [
      inTest && !zoneOf(target) ? null : zoneRule(file, zone, specifier, target),
      inTest ? null : upwardRule(file, target),
      inTest ? null : featureRule(file, zone, specifier, target),
      inTest ? null : roomsRule(file, target),
      inTest ? null : guardRule(file, zone, target),
    ];
    return rules.flatMap((message) => (message === null ? [] : [`${file} -> ${specifier}: ${message}`]));
  });
}

/** Modules of Node that the browser's half of a package reaches, as `file -> node:x`; it must reach none. */
export function nodeModulesReachedFrom(root: string, entry: string): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of importsOf(file, readFileSync(resolve(root, file), 'utf8'))) {
      const target = targetOf(file, specifier);
      if (target.startsWith('node:')) found.push(`${file} -> ${specifier}`);
      else if (!target.startsWith('npm:')) visit(target);
    }
  };
  visit(entry);
  return found;
}

/** The breaches of one file of the repository. */
export function violationsOf(root: string, file: string): string[] {
  const source = readFileSync(resolve(root, file), 'utf8');
  return [...violationsIn(file, source), ...modeQuestionsIn(file, source)];
}
