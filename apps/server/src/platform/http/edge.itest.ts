import { request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { ENDPOINTS, PROTOCOL, PROTOCOL_HEADER } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('edgar')).token;
});
afterAll(() => server.close());

/** A request that `fetch` would not send. */
const rawRequest = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((done, fail) => {
    const sent = request(server.url + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    sent.on('error', fail).end();
  });

describe('bodies', () => {
  const post = (raw: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/auth/bylogin', undefined, { raw, headers });

  it('40 takes JSON only, of at most 100 KB, well formed', async () => {
    expect(await post('{"username":"a","password":"b"}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'http/unsupported_media_type' },
    });
    expect(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415 });
    expect(await post('{}', { 'content-encoding': 'weird' })).toMatchObject({ status: 415 });
    expect(await post(JSON.stringify({ username: 'x'.repeat(102_400), password: 'b' }))).toMatchObject({
      status: 413,
      body: { code: 'http/too_large' },
    });
    const malformed = await post('{"username": "a", ');
    expect(malformed).toMatchObject({ status: 400, body: { code: 'http/malformed_json', error: 'Malformed JSON' } });
    expect(malformed.text).not.toMatch(/at |node_modules|JSON.parse|position/);
    expect(Object.keys(malformed.body).sort()).toEqual(['code', 'error', 'id']);
  });

  it.each(['', '[]', '7', '"text"', 'null', '{}', '{"username":7,"password":"b"}', '{"username":["a"],"password":{}}'])(
    'answers 400 to %s',
    async (raw) => {
      expect((await post(raw)).status).toBe(400);
    },
  );

  it('28 refuses keys that reach for prototypes and leaves Object.prototype alone', async () => {
    for (const raw of [
      '{"__proto__":{"polluted":1},"username":"a","password":"b"}',
      '{"username":"a","password":"b","device":{"constructor":{"prototype":{"polluted":1}}}}',
      '{"prefs":{"__proto__":{"polluted":1}}}',
    ]) {
      expect(await post(raw)).toMatchObject({ status: 400, body: { code: 'http/bad_request' } });
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('28 refuses nesting that would exhaust the stack', async () => {
    expect((await post(`{"username":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).status).toBe(400);
  });

  it('20 drops fields that nobody asked for', async () => {
    const { body } = await server.call('POST', '/api/auth/register', {
      username: 'greedy',
      password: 'secret-1',
      type: 10,
      score: 1_000_000,
      exp: 99_999,
      id: 'me',
    });
    expect(body.user).toMatchObject({ type: 0, score: 0, exp: 0 });
  });
});

describe('methods and paths', () => {
  it('40 answers 405 to other methods of a known path', async () => {
    for (const [method, path] of [
      ['PUT', '/api/auth/register'],
      ['GET', '/api/auth/bylogin'],
      ['DELETE', '/api/me'],
      ['TRACE', '/api/pref'],
      ['PATCH', '/api/pref/update'],
    ] as const) {
      const answer = await rawRequest(method, path);
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([405, 'http/method_not_allowed']);
      expect(answer.headers['allow']).toMatch(/GET|POST/);
    }
  });

  it('names the protocol with every answer below /api, for pages of allowed origins too', async () => {
    for (const path of ['/api/me', '/api/nothing']) {
      const { headers } = await server.call('GET', path, undefined, { headers: { origin: server.url } });
      expect(headers.get(PROTOCOL_HEADER)).toBe(String(PROTOCOL));
      expect(headers.get('access-control-expose-headers')).toContain(PROTOCOL_HEADER);
    }
  });

  it('answers 404 in JSON below /api', async () => {
    expect(await server.call('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'http/not_found', error: 'Not found' },
    });
    expect((await server.call('POST', '/api/')).status).toBe(404);
  });

  it('serves every declared endpoint', async () => {
    for (const endpoint of Object.values(ENDPOINTS)) {
      const path = `/api${endpoint.path.replaceAll(/:\w+/g, 'x')}`;
      const answer = await server.call(endpoint.method, path, endpoint.method === 'POST' ? {} : undefined);
      expect([path, answer.body?.code]).not.toEqual([path, 'http/not_found']);
      expect([path, answer.status]).not.toEqual([path, 405]);
    }
  });

  it('27 answers hostile text in paths and bodies quickly and never with 500', async () => {
    const texts = [
      "' or 1=1 --",
      '"; drop table account; --',
      '$ne',
      '.*(a+)+$',
      '%',
      '_',
      '\\',
      '%00',
      '\u0000',
      '\ud800',
      '\u202e',
      '../../etc/passwd',
      '𝕒'.repeat(50),
      '{{7*7}}',
      '%E0%A4%A',
    ];
    for (const text of texts) {
      const encoded = text.startsWith('%')
        ? text
        : [...text].map((char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80')).join('');
      for (const path of [
        `/api/word/exists/en-US/${encoded}`,
        `/api/search/words/en-US/${encoded}`,
        `/api/word/exists/${encoded}/KING`,
        `/api/match/${encoded}`,
        `/api/match/${encoded}/replay`,
        `/api/word/search/en-US/ing/${encoded}`,
        `/api/meaning?word=${encoded}`,
        `/api/category/list/${encoded}`,
        `/api/words/offline/${encoded}`,
      ]) {
        // Work instead of time: a busy machine lets everything wait.
        const began = process.cpuUsage();
        const answer = await server.call('GET', path, undefined, { token });
        const { user, system } = process.cpuUsage(began);
        expect([path, [200, 400, 404]]).toEqual([path, expect.arrayContaining([answer.status])]);
        expect((user + system) / 1000).toBeLessThan(200);
      }
      const answer = await server.call('POST', '/api/auth/bylogin', { username: text, password: text });
      expect([400, 401]).toContain(answer.status);
    }
  });
});

describe('headers', () => {
  it('39 guards pages, JSON and files alike', async () => {
    for (const path of ['/', '/api/me', '/assets/app-1a2b.js', '/healthz', '/api/docs', '/nothing.png']) {
      const { headers } = await server.call('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain(
        "frame-ancestors 'self' https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com https://*.discordsays.com",
      );
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^\w{16}$/);
    }
  });

  it('39 allows the inline blocks of the page by their hash', async () => {
    const { createHash } = await import('node:crypto');
    const { headers, text } = await server.call('GET', '/');
    const inline = /<script>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
    );
  });

  it('34 keeps foreign pages out and lets its own in', async () => {
    const foreign = await server.call('GET', '/api/word/languages', undefined, {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'http/foreign_origin' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await server.call('OPTIONS', '/api/auth/bylogin', undefined, {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-methods'),
    ]).toEqual([403, null, null]);
    const own = await server.call('OPTIONS', '/api/auth/bylogin', undefined, { headers: { origin: server.url } });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, server.url]);
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('errors', () => {
  it('tells what failed by code, sentence and request id, which the log has too', async () => {
    const answer = await server.call('GET', '/api/match/none', undefined, { token });
    expect(answer.body).toEqual({
      code: 'match/not_found',
      error: 'Match not found',
      id: answer.headers.get('x-request-id'),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('hides the cause of a bug and logs it', async () => {
    await server.database.pool.query('alter table preference rename to elsewhere');
    const answer = await server.call('GET', '/api/pref', undefined, { token });
    await server.database.pool.query('alter table elsewhere rename to preference');
    expect(answer).toMatchObject({ status: 500, body: { code: 'http/internal', error: 'Internal error' } });
    expect(answer.text).not.toContain('preference');
    expect(server.logs.join('')).toContain('relation \\"preference\\" does not exist');
  });

  it('42 logs neither tokens nor passwords nor queries', async () => {
    await server.call('GET', `/api/me?token=${token}`, undefined, { token });
    await server.call('POST', '/api/auth/bylogin', { username: 'edgar', password: 'hunter-22' });
    // What is refused is logged with its path.
    await server.call('GET', `/api/gm/codes?token=${token}`, undefined, { token });
    expect(server.logs.join('')).toContain('"path":"/api/gm/codes"');
    // Somebody else may still redeem it.
    const refused = await server.call('POST', '/api/reedem/TELL-NOBODY-42', undefined, { token });
    expect(refused.status).toBe(403);
    await server.call('POST', '/api/gm/codes/TELL-NOBODY-42/end', undefined, { token });
    for (const path of ['/api/reedem/[secret]', '/api/gm/codes/[secret]/end'])
      expect(server.logs.join('')).toContain(`"path":"${path}"`);
    const all = server.logs.join('');
    expect(all).not.toContain('NOBODY');
    expect(all).not.toContain(token);
    expect(all).not.toContain('hunter-22');
    expect(all).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });
});

describe('documents', () => {
  it('describes every endpoint in OpenAPI 3.1', async () => {
    const { body } = await server.call('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      const operation = body.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      const { content } = operation.responses['200'];
      // A file of text has no shape.
      if (content['text/plain'] === undefined)
        expect(['object', 'array']).toContain(content['application/json'].schema.type);
      expect(operation.security).toHaveLength(endpoint.auth === 'public' ? 0 : 1);
    }
    expect(body.paths['/auth/register'].post.responses['409'].description).toContain('This username is already taken');
  });

  it('has a page for readers without a script', async () => {
    const { status, text, headers } = await server.call('GET', '/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('/auth/register');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });
});

describe('probes', () => {
  it('tell whether the process answers and whether it can serve', async () => {
    expect((await server.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
    const ready = await server.call('GET', '/readyz');
    expect([ready.status, ready.body.checks]).toEqual([
      200,
      { database: true, writes: true, disk: true, migrations: true, dictionary: true, serving: true },
    ]);
    await server.database.pool.query("delete from kysely_migration where name = '0004_play'");
    expect((await server.call('GET', '/readyz')).status).toBe(503);
    await server.database.pool.query("insert into kysely_migration values ('0004_play', 'now')");
  });
});

describe('the web client', () => {
  it('is served: hashed files for ever, the page never stored, unknown paths lead to the page [S0015]', async () => {
    const page = await server.call('GET', '/?room=abcd');
    expect([page.status, page.headers.get('cache-control'), page.headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    for (const [path, root] of [
      ['/where', './'],
      ['/some/where?room=abcd', '../?room=abcd'],
      ['//else.where/x', '../../'],
    ] as const) {
      const led = await rawRequest('GET', path);
      expect([path, led.status, led.headers.location]).toEqual([path, 302, root]);
    }
    const file = await server.call('GET', '/assets/app-1a2b.js');
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(file.headers.get('content-type')).toMatch(/javascript/);
    expect((await server.call('GET', '/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    const picture = await server.call('GET', '/cosmetics/0a1b/bomb/dark/7.svg');
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await server.call('GET', '/assets/gone.js')).status).toBe(404);
    expect((await rawRequest('GET', '/../package.json')).status).toBe(404);
    expect((await rawRequest('GET', '/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });

  it('is sent as the build compressed it, to those who take that', async () => {
    const ask = async (file: string, encodings?: string) => {
      const { headers } = await rawRequest('GET', file, encodings ? { 'accept-encoding': encodings } : {});
      return [headers['content-encoding'], headers['content-type'], headers['content-length'], headers['vary']];
    };
    const type = 'text/javascript; charset=utf-8';
    const [app, size] = ['/assets/app-1a2b.js', String(brotliCompressSync('export {};').length)];
    expect(await ask(app, 'gzip, br')).toEqual(['br', type, size, 'Accept-Encoding']);
    expect(await ask(app)).toEqual([undefined, type, '10', 'Accept-Encoding']);
    expect(await ask(app, 'br;q=0, identity')).toEqual([undefined, type, '10', 'Accept-Encoding']);
    expect(await ask('/assets/tiny-3c4d.js', 'gzip, br')).toEqual([undefined, type, '7', 'Accept-Encoding']);
    expect((await server.call('GET', app)).text).toBe('export {};');
  });

  it('gets the dictionary for offline play, packed or not', async () => {
    const packed = await rawRequest('GET', '/api/words/offline/en-US', { 'accept-encoding': 'br' });
    expect([packed.status, packed.headers['content-encoding'], packed.headers['etag']]).toEqual([200, 'br', '"tiny"']);
    const plain = await rawRequest('GET', '/api/words/offline/en-US');
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'abc']);
    expect((await rawRequest('GET', '/api/words/offline/en-US', { 'if-none-match': '"tiny"' })).status).toBe(304);
    expect(
      (await rawRequest('GET', '/api/words/offline/fr-FR', { 'accept-encoding': 'br' })).headers['x-pack-bytes'],
    ).toBe('3');
    expect([packed.headers['x-pack-bytes'], plain.headers['x-pack-bytes']]).toEqual(['3', '3']);
    expect(await server.call('GET', '/api/words/offline/xx')).toMatchObject({
      status: 404,
      body: { code: 'words/language_unknown' },
    });
  });
});
