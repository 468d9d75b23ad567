import { ENDPOINTS, type Endpoint, type EndpointName } from '@syllaboom/contracts';
import { ROLES } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { honestAddress, honestBody } from '../testing/honest-calls.ts';
import { type Answer, startTestServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

let server: TestServer;
/** Holds every role: nothing is refused before it is looked at. */
let keeper: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  keeper = await signUpWith(server, 'keeper', ...ROLES.map(({ id }) => id).filter((id) => id > 0));
  other = await signUpWith(server, 'other');
});
afterAll(() => server.close());

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => ENDPOINTS[name];

/** What honest clients send; each of its values is replaced by hostile ones, one at a time. */
const bodyOf = (name: EndpointName) => honestBody(name, other.id);
const TAKING = NAMES.filter((name) => endpointOf(name).body !== undefined);
const DEVICE = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) };

const TEXTS = [
  '\ud800',
  '',
  ' ',
  '\u0000',
  '\u202e\u200b',
  "'; drop table account; --",
  '%',
  '_\\',
  '../../etc/passwd',
  '__proto__',
  'toString',
  '0',
  '1e309',
  '9'.repeat(40),
  '１２３',
  '𝕒'.repeat(20),
  'İß\u0130ŉ',
  'e\u0301'.repeat(30),
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  'x'.repeat(5000),
  '....',
];
const VALUES = [null, -1, 0.5, 2 ** 53 + 2, 1e308, [], {}, ['x'], ...TEXTS];

/** The body with each value replaced by the hostile one, also one level further down. */
function spoil(body: Record<string, unknown>, value: unknown): Record<string, unknown>[] {
  return Object.entries(body).flatMap(([key, kept]) => {
    const inner =
      kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null;
    const inside =
      inner === null ? [] : Object.keys(inner).map((name) => ({ ...body, [key]: { ...inner, [name]: value } }));
    const listed = Array.isArray(kept) ? [{ ...body, [key]: [value, ...kept.slice(1)] }] : [];
    return [{ ...body, [key]: value }, ...inside, ...listed];
  });
}
/** The body without each of its values. */
const lessOf = (body: Record<string, unknown>): Record<string, unknown>[] =>
  Object.keys(body).map((gone) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== gone)));

/** Characters that no URL can hold go out as the bytes that a broken client would send. */
const encode = (text: string): string =>
  [...text].map((char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80')).join('');
const addressOf = (name: EndpointName, spoilt: string | null, text: string): string =>
  honestAddress(name, other.id, spoilt === null ? {} : { [spoilt]: encode(text) || '%20' });

const send = (name: EndpointName, address: string, body?: unknown): Promise<Answer> => {
  const { method } = endpointOf(name);
  const { token } = keeper;
  return server.call(method, address, method === 'GET' || method === 'DELETE' ? undefined : (body ?? {}), { token });
};

/** The names of a call's query parameters, and one that it does not know. */
function queryNames(name: EndpointName): readonly string[] {
  const { query } = endpointOf(name);
  return query === undefined ? [] : [...Object.keys((query as unknown as { readonly shape: object }).shape), 'unknown'];
}

/** Calls that end the session of whoever makes them, or need bytes. */
const NOT_SENT: readonly EndpointName[] = ['signOut', 'uploadAvatar'];
const failures: string[] = [];
const note = (address: string, sent: unknown, { status, body }: Answer): void => {
  const isRefusal = status >= 400 && status < 500 && typeof body?.code === 'string';
  if (status !== 200 && !isRefusal)
    failures.push(`${status} ${address.slice(0, 120)} ${JSON.stringify(sent)?.slice(0, 300)}`);
};

it('has an honest body for every call that takes one', () => {
  // A shape whose plainest value the contract refuses: say in `testing/honest-calls.ts` what clients send.
  expect(TAKING.filter((name) => !endpointOf(name).body?.safeParse(bodyOf(name)).success)).toEqual([]);
});

it('27 answers hostile values in every field of every body with 200 or a refusal', async () => {
  failures.length = 0;
  for (const name of TAKING) {
    const address = addressOf(name, null, '');
    const make = () => bodyOf(name) ?? {};
    for (const value of VALUES)
      await Promise.all(spoil(make(), value).map(async (body) => note(address, body, await send(name, address, body))));
    for (const whole of [null, 7, 'text', [], [[1]], ...lessOf(make())])
      note(address, whole, await send(name, address, whole));
  }
  expect(failures).toEqual([]);
}, 300_000);

it('27 answers hostile text in every part of every path and query with 200 or a refusal', async () => {
  failures.length = 0;
  for (const name of NAMES.filter((one) => !NOT_SENT.includes(one))) {
    const params = [...endpointOf(name).path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
    const doubled = `${addressOf(name, null, '')}?page=1&page=2&playerId=a&playerId=b&q[a]=1&__proto__=x&constructor[prototype]=1&=&%00=1`;
    note(doubled, null, await send(name, doubled, bodyOf(name)));
    for (const text of TEXTS) {
      const paths = params.map((param) => addressOf(name, param, text));
      const plain = addressOf(name, null, '');
      const queries = queryNames(name).map((query) => {
        const honest = [`playerId=${other.id}`, 'q=ke'].filter((pair) => !pair.startsWith(`${query}=`));
        return `${plain}?${honest.join('&')}&${query}=${encode(text)}`;
      });
      await Promise.all(
        [...paths, ...queries].map(async (address) => note(address, null, await send(name, address, bodyOf(name)))),
      );
    }
  }
  expect(failures).toEqual([]);
}, 300_000);

it('27 answers bad tokens of every kind with 401', async () => {
  const [head = '', payload = '', signature = ''] = keeper.token.split('.');
  const tokens = [
    'x',
    'a.b.c',
    `${head}.${payload}.`,
    `..${signature}`,
    `${head}.e30.${signature}`,
    'x'.repeat(8000),
    `${keeper.token}a`,
  ];
  for (const token of tokens)
    for (const name of ['me', 'getPreferences', 'signOut'] as const) {
      const answer = await server.call(endpointOf(name).method, `/api${endpointOf(name).path}`, undefined, { token });
      expect([token.slice(0, 20), name, answer.status]).toEqual([token.slice(0, 20), name, 401]);
    }
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic eDp5', 'Bearer a b', 'bearer\t'])
    expect([
      authorization,
      (await server.call('GET', '/api/me', undefined, { headers: { authorization } })).status,
    ]).toEqual([authorization, 401]);
});

it('a device that is none leaves no account behind, and tells nobody which names exist', async () => {
  for (const device of [{ ...DEVICE, x: '' }, { ...DEVICE, y: '!' }, DEVICE]) {
    const signUp = await server.call('POST', '/api/auth/register', { username: 'late', password: 'secret-1', device });
    expect([signUp.status, signUp.body.code]).toEqual([400, 'http/bad_request']);
    const answers = await Promise.all(
      ['other', 'nobody_here'].map((username) =>
        server.call('POST', '/api/auth/bylogin', { username, password: 'wrong-1', device }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'http/bad_request'],
      [400, 'http/bad_request'],
    ]);
  }
  expect((await server.call('POST', '/api/auth/register', { username: 'late', password: 'secret-1' })).status).toBe(
    200,
  );
});
