import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** What is fetched together because it is shown together, by the modules that ask for it. */
const STAGES = {
  /** All that the landing page does without. */
  app: ['app/app.tsx'],
  home: [
    'app/home/home-shell.tsx',
    'app/home/home-action-menu.tsx',
    'features/daily/daily-layer.tsx',
    'ui/spawns/spawns.tsx',
    'features/inbox/index.ts',
    'features/lobby/index.ts',
    'features/lobby/lobby-screen.tsx',
    'features/lobby/chat/lobby-chat-panel.tsx',
    'features/profile/profile-menu.tsx',
    'features/ranked/index.ts',
    'features/session/account/provider-buttons.tsx',
    'features/session/keyed/keep-notice.tsx',
    'features/session/recovery/recovery-notice.tsx',
    'features/shop/shop-layer.tsx',
  ],
  room: [
    'features/room/index.ts',
    'features/room/easter-egg/easter-egg.tsx',
    'ui/spawns/spawns.tsx',
    'features/inbox/index.ts',
    'features/ranked/index.ts',
    'features/shop/shop-layer.tsx',
  ],
} as const;
/** Parts that lie over the room's screen, or are it: what else they take from the room costs them nothing. */
const ROOM_PARTS = /\/features\/(room|replay|practice)\//;
/** What opens over a room: it must not bring home along. */
const PLAYER_PARTS =
  /\/features\/(profile|history|moderation|friends|inbox|words|categories|syllables|shop|exchange|wardrobe|codes)\//;
/** What takes a room's place: neither must that, and it does without what windows need. */
const SCREEN_PARTS = /\/features\/(replay|practice)\//;
/** Windows that open before there is anything else. */
const GUEST_PARTS = /\/features\/(session|settings)\//;

type Chunks = readonly Rolldown.OutputChunk[];

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** The chunks that nobody grouped: each holds modules that exactly the same parts need, so they tell who needs what. */
async function readChunks(root: string): Promise<Chunks> {
  const output = (await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'es2023', write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  return output.output.filter(isChunk);
}

/** The modules that some chunks bring along by static imports, their own among them. */
function modulesWith(chunks: Chunks, asked: Chunks): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const chunk of asked) visit(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/** The chunk that holds a module. Throws when there is none, so that a file that moves is noticed. */
function chunkOf(chunks: Chunks, module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is no module of the bundle: see build/stages.ts`);
  return chunk;
}

/**
 * Says for every module with which chunk it comes; null where it stays on its own. A phone pays each request with a way there
 * and back, and each file with headers larger than an icon. Beside `app`, `home` and `room` there is `common`, which the last
 * two share, `kit`, which the windows of guests need as well, and `windows`, which home shares with windows and a room by itself
 * does without: the cache of answers, above all. Each imports only what stands behind it in `home`, `windows` | `room`, `common`,
 * `kit`, `app`.
 */
export async function planStages(root: string): Promise<(module: string) => string | null> {
  const chunks = await readChunks(root);
  const roots = (stage: keyof typeof STAGES) =>
    STAGES[stage].map((path) => chunkOf(chunks, resolve(root, 'src', path)));
  const [app, home, room] = [roots('app'), roots('home'), roots('room')].map((asked) => modulesWith(chunks, asked));
  const others = chunks.filter(
    (chunk) => chunk.isDynamicEntry && ![...roots('app'), ...roots('home'), ...roots('room')].includes(chunk),
  );
  const partsLike = (isOne: (module: string) => boolean) =>
    modulesWith(
      chunks,
      others.filter(({ facadeModuleId }) => isOne(facadeModuleId ?? '')),
    );
  const windows = partsLike((module) => !ROOM_PARTS.test(module));
  const players = partsLike((module) => PLAYER_PARTS.test(module));
  const screens = partsLike((module) => SCREEN_PARTS.test(module));
  const guests = partsLike((module) => GUEST_PARTS.test(module));
  return (module) => {
    if (app?.has(module)) return 'app';
    const [atHome, inRoom] = [home?.has(module) === true, room?.has(module) === true];
    if (!atHome && !inRoom) return null;
    if (!inRoom && !screens.has(module)) return guests.has(module) || players.has(module) ? 'windows' : 'home';
    if (guests.has(module)) return 'kit';
    return atHome || windows.has(module) ? 'common' : 'room';
  };
}
