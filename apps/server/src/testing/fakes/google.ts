import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type RequestHandler, type Response } from 'express';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { GOOGLE_SCRIPT } from './google-script.ts';

/** How a route misbehaves: says no, asks to wait, breaks, never answers, or answers something else. */
export type GoogleFault = 400 | 401 | 429 | 500 | 'hang' | 'garbage';
/** Somebody with an account at Google. */
export interface GooglePerson {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
}

/** Google's keys, tokens and sign-in script as far as the game uses them: for tests alone. */
export interface FakeGoogle {
  readonly url: string;
  /** What the game's environment needs to take this for Google. */
  readonly env: Readonly<Record<string, string>>;
  /** Who is signed in to Google in the browser; null = nobody. */
  browserUser: GooglePerson | null;
  /** What the keys' address does instead of answering; null = it answers. */
  fault: GoogleFault | null;
  /** How often the keys were fetched. */
  readonly fetches: number;
  /** A token as Google signs it; `changes` spoil it. */
  sign(person: GooglePerson, nonce: string, changes?: TokenChanges): Promise<string>;
  close(): Promise<void>;
}
export interface TokenChanges {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that Google never had, under its name or another one. */
  readonly foreignKey?: boolean;
  readonly kid?: string;
}

const CLIENT_ID = 'fake.apps.googleusercontent.com';
const ISSUER = 'https://accounts.google.com';
const KID = 'fake-1';
const ALGORITHM = 'RS256';
const LIFE_SECONDS = 3_600;

interface Keys {
  readonly own: CryptoKey;
  readonly foreign: CryptoKey;
  readonly published: JWK;
}

async function makeKeys(): Promise<Keys> {
  const [own, foreign] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const published = { ...(await exportJWK(own.publicKey)), kid: KID, alg: ALGORITHM, use: 'sig' };
  return { own: own.privateKey, foreign: foreign.privateKey, published };
}

const sign = (keys: Keys, person: GooglePerson, nonce: string, changes: TokenChanges = {}): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: ISSUER,
    aud: CLIENT_ID,
    iat: now,
    exp: now + LIFE_SECONDS,
    nonce,
    ...person,
    ...changes.claims,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: changes.kid ?? KID })
    .sign(changes.foreignKey === true ? keys.foreign : keys.own);
};

/** Starts it on a free port, or the given one. */
export async function startFakeGoogle(port = 0): Promise<FakeGoogle> {
  const keys = await makeKeys();
  let fetches = 0;
  const app = express();
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeGoogle = {
    url,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_JWKS_URL: `${url}/certs`,
      GOOGLE_SCRIPT_URL: `${url}/gsi/client`,
    },
    browserUser: null,
    fault: null,
    get fetches() {
      return fetches;
    },
    sign: (person, nonce, changes) => sign(keys, person, nonce, changes),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  app.get('/certs', (_request, response) => {
    fetches += 1;
    if (fake.fault === null) response.json({ keys: [keys.published] });
    else misbehave(fake.fault, response);
  });
  mountScript(app, fake);
  mountControls(app, fake);
  return fake;
}

function misbehave(fault: GoogleFault, response: Response): void {
  if (fault === 'hang') return;
  if (fault === 'garbage') return void response.type('json').send('{"keys": [{"kty":');
  response.status(fault).json({ error: 'fake' });
}

/** Pages load the script; its button and its silent prompt ask for a token of whoever is signed in. */
function mountScript(app: Express, fake: FakeGoogle): void {
  const forPages: RequestHandler = (_request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    next();
  };
  app.get('/gsi/client', forPages, (_request, response) => {
    response.type('text/javascript').send(GOOGLE_SCRIPT);
  });
  app.get('/gsi/token', forPages, async (request, response) => {
    const asked = new URLSearchParams(request.url.split('?')[1]);
    if (fake.browserUser === null || asked.get('client_id') !== CLIENT_ID) {
      response.json({ credential: null });
      return;
    }
    response.json({ credential: await fake.sign(fake.browserUser, asked.get('nonce') ?? '') });
  });
}

/** The same knobs for tests that run in another process: `POST /fake/<verb>` with JSON. */
function mountControls(app: Express, fake: FakeGoogle): void {
  app.post('/fake/:verb', express.json(), (request, response) => {
    const { verb } = request.params;
    if (verb === 'browser') fake.browserUser = (request.body as { person: GooglePerson | null }).person;
    else if (verb === 'fault') fake.fault = (request.body as { fault: GoogleFault | null }).fault;
    else return void response.status(404).end();
    response.json({});
  });
}
