/** `npm run reference [-- --check]`: writes docs/reference from the code; with --check it only says what is stale. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLIENT_MESSAGES, ENDPOINTS, ERRORS, LOBBY_CLIENT_MESSAGES } from '@syllaboom/contracts';
import { GAME_LANGUAGES } from '@syllaboom/engine';
import { z } from 'zod';
import { commentAbove, membersOf, shortShape } from './reference-text.ts';
import { ROOT } from './run-command.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => row(...cells))].join('\n');
const page = (title: string, source: string, ...parts: readonly string[]): string =>
  `${[`# ${title}`, `Made from ${source} by \`npm run reference\`; don't edit.`, ...parts].join('\n\n')}\n`;

const code = (text: string): string => `\`${text}\``;

function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(([name, { status, text }]) => [code(name), String(status), text]);
  return page('Errors', 'packages/contracts/src/errors.ts', table(['code', 'HTTP status', 'English sentence'], rows));
}

function endpointsPage(): string {
  const rows = Object.entries(ENDPOINTS).map(([name, one]) => [
    code(`${one.method} /api${one.path}`),
    one.summary,
    one.auth,
    one.limit,
    (one.errors as readonly string[]).map(code).join(' '),
    code(name),
  ]);
  const head = ['call', 'what it does', 'who may', 'limit', 'own errors', 'contract'];
  return page('Endpoints', 'packages/contracts/src/http', table(head, rows));
}

const ROOMS = 'packages/contracts/src/rooms';
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** What clients may send: the schemas of an object of one file. */
function sentTable(file: string, name: string, messages: Readonly<Record<string, z.core.$ZodType>>): string {
  const source = read(`${ROOMS}/${file}`).split(`export const ${name} = {`)[1] ?? '';
  const rows = Object.entries(messages).map(([type, schema]) => {
    const shape = shortShape(schema, { 'game language': GAME_LANGUAGES });
    return [code(type), shape === '' ? '' : code(shape), commentAbove(source, type)];
  });
  return table(['type', 'payload', 'meaning'], rows);
}

/** What clients get: the members of an interface. */
function gotTable(file: string, name: string): string {
  const members = membersOf(file, read(`${ROOMS}/${file}`), name);
  const rows = members.map((member) => [code(member.name), code(member.type), member.comment]);
  return table(['type', 'payload', 'meaning'], rows);
}

/** Messages of one direction: the heading, where they are declared, and what they are. */
const messages = (heading: string, name: string, file: string, listed: string): string[] => [
  `## ${heading}`,
  `\`${name}\` of [${file}](../../${ROOMS}/${file}).`,
  listed,
];
const sent = (heading: string, file: string, name: string, schemas: Readonly<Record<string, z.core.$ZodType>>) =>
  messages(heading, name, file, sentTable(file, name, schemas));
const got = (heading: string, file: string, name: string) => messages(heading, name, file, gotTable(file, name));

const messagesPage = (): string =>
  page(
    'Room messages',
    ROOMS,
    'Letters on the way (drafts) travel under the number `DRAFT_MESSAGE` as deltas, and room state in patches of its schema (`room-state.ts`); everything else is listed here.',
    ...sent('Game room: what clients send', 'client-messages.ts', 'CLIENT_MESSAGES', CLIENT_MESSAGES),
    ...got('Game room: what clients get', 'server-messages.ts', 'ServerMessages'),
    ...sent('Lobby: what clients send', 'lobby-client-messages.ts', 'LOBBY_CLIENT_MESSAGES', LOBBY_CLIENT_MESSAGES),
    ...got('Lobby: what clients get', 'lobby.ts', 'LobbyServerMessages'),
    ...got('In both rooms', 'achievement.ts', 'AchievementMessages'),
  );

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(resolve(ROOT, file)).href)) as Record<string, unknown>;

/** Path and value of every number in a balance table. */
function leaves(value: unknown, path: string): string[][] {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return [[code(path), code(value.join(', '))]];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
  }
  return typeof value === 'function'
    ? []
    : [[code(path), value === Number.MAX_SAFE_INTEGER ? 'no end' : code(String(value))]];
}

async function balancePage(): Promise<string> {
  const files = globSync('packages/engine/src/balance/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const parts = await Promise.all(
    files.map(async (file) => {
      const rows = Object.entries(await load(file)).flatMap(([name, value]) => leaves(value, name));
      return rows.length > 0 ? [`## ${basename(file, '.ts')}`, table(['number', 'value'], rows)] : [];
    }),
  );
  return page('Balance', 'packages/engine/src/balance', ...parts.flat());
}

const ENV_FILE = 'apps/server/src/config/env.ts';

/** Key, default and the comment above it, read from the one file that reads the environment. */
async function environmentPage(): Promise<string> {
  const { EnvSchema } = (await load(ENV_FILE)) as { EnvSchema: z.ZodObject };
  const source = read(ENV_FILE);
  const rows = Object.entries(EnvSchema.shape).map(([key, field]) => {
    const comment = commentAbove(source, key);
    if (comment === '') throw new Error(`${ENV_FILE}: say what ${key} is for.`);
    const parsed = z
      .union([z.string(), z.number(), z.undefined()])
      .safeParse((field as z.ZodType).safeParse(undefined).data);
    const fallback = parsed.success && parsed.data !== undefined ? code(String(parsed.data)) : 'unset';
    return [code(key), fallback, comment];
  });
  return page('Environment', ENV_FILE, 'Nothing is required.', table(['key', 'default', 'meaning'], rows));
}

const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  errors: errorsPage,
  endpoints: endpointsPage,
  messages: messagesPage,
  balance: balancePage,
  environment: environmentPage,
};

const checkOnly = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, make] of Object.entries(PAGES)) {
  const path = resolve(ROOT, `docs/reference/${name}.md`);
  const text = await make();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (checkOnly) stale.push(`docs/reference/${name}.md`);
  else writeFileSync(path, text);
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run reference\` and commit the result.`);
  process.exitCode = 1;
}
