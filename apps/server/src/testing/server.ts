import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import type { SessionReply } from '@syllaboom/contracts';
import { type Config, createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import type { DictionaryRegistry } from '#features/words';
import type { Database } from '#platform/db/index.ts';
import { loggerOptions } from '#platform/log/logger.ts';
import type { Outside } from '#platform/outside/fetch-outside.ts';
import { type Composition, compose } from '../compose/compose.ts';
import { openTestDatabase } from './database.ts';
import { refuseUndescribed } from './described-answers.ts';
import { createShiftingClock, type ShiftingClock } from './shifting-clock.ts';
import { createTinyDictionaries } from './tiny-dictionaries.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every kind
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
  readonly text: string;
}
export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  /** Sent as it is instead of JSON. */
  readonly raw?: string;
}

/** The whole server on a port of its own: real database, tiny dictionary, a clock that can be set forward. */
export interface TestServer {
  readonly url: string;
  readonly database: Database;
  readonly clock: ShiftingClock;
  readonly composition: Composition;
  /** Log lines so far. */
  readonly logs: readonly string[];
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Signs a new player up. */
  signUp(username: string, extra?: object): Promise<SessionReply>;
  close(): Promise<void>;
}

/** Cheap hashes and no limits, unless the test is about them. */
const QUICK = { hash: { memoryKib: 64, passes: 1, lanes: 1, parallelHashes: 4, waitingHashes: 1000 } };

/** Nobody answers. */
const NOWHERE: Outside = {
  resolve: async () => [],
  ask: async () => Promise.reject(new Error('tests ask nobody outside')),
};

/** `start`: another database than an empty one, other dictionaries, whom it reaches outside, and the time at which it starts. */
export async function startTestServer(
  adjust: (config: Config) => Config = (config) => config,
  start: {
    readonly openDatabase?: () => Promise<Database>;
    readonly at?: Date;
    readonly dictionaries?: DictionaryRegistry;
    readonly outside?: Outside;
  } = {},
): Promise<TestServer> {
  const webDir = writeWebBundle();
  const basic = createConfig(readEnv({ HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', WEB_DIR: webDir }));
  const config = adjust({ ...basic, ...QUICK });
  const database = await (start.openDatabase ?? openTestDatabase)();
  const clock = createShiftingClock();
  if (start.at) clock.forward((start.at.getTime() - Date.now()) / 1000);
  const logs: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logs.push(chunk.toString('utf8'));
      done();
    },
  });
  const logger = pino(loggerOptions('debug'), sink);
  const { dictionaries = createTinyDictionaries(), outside = NOWHERE } = start;
  const composition = await compose({ config, clock, logger, database, dictionaries, outside });
  const app = express();
  composition.mountHttp(app);
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let description: Promise<Answer> | undefined;
  const call: TestServer['call'] = async (method, path, body, options = {}) => {
    const answer = await send(url, method, path, body, options);
    description ??= send(url, 'GET', '/api/openapi.json', undefined, {});
    refuseUndescribed((await description).body, { method, path, ...answer });
    return answer;
  };
  return {
    url,
    database,
    clock,
    composition,
    logs,
    call,
    signUp: async (username, extra = {}) => {
      const answer = await call('POST', '/api/auth/register', { username, password: 'secret-1', ...extra });
      if (answer.status !== 200) throw new Error(`sign-up failed: ${answer.text}`);
      return answer.body as SessionReply;
    },
    close: async () => {
      await new Promise((done) => server.close(done).closeAllConnections());
      await composition.close();
      await database.close();
      rmSync(webDir, { recursive: true, force: true });
    },
  };
}

async function send(
  url: string,
  method: string,
  path: string,
  body: unknown,
  { token, headers = {}, raw }: CallOptions,
): Promise<Answer> {
  const hasBody = raw !== undefined || body !== undefined;
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const isJson = text !== '' && (response.headers.get('content-type')?.includes('json') ?? false);
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

function writeWebBundle(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'syllaboom-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><title>Syllaboom</title><script>boot()</script><script type="module" src="/assets/app-1a2b.js"></script>',
  );
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(webDir, 'assets', 'tiny-3c4d.js'), 'tiny();');
  const pictures = join(webDir, 'cosmetics/0a1b/bomb/dark');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, '7.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return webDir;
}
