import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { DiscordState, type Fault, type FakeInstance, type FakeUser } from './discord-state.ts';

/** Discord's REST service and consent page as far as the game uses them: for tests alone. */
export interface FakeDiscord {
  readonly state: DiscordState;
  readonly url: string;
  /** What the game's environment needs to take this for Discord. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const API = '/api/v10';
const INVALID_GRANT = { error: 'invalid_grant', error_description: 'Invalid "code" in request.' };

/** Starts it on a free port, or the given one. */
export async function startFakeDiscord(port = 0): Promise<FakeDiscord> {
  const state = new DiscordState();
  const app = express();
  app.use(express.urlencoded({ extended: false }));
  mountConsentPage(app, state);
  mountTokenCalls(app, state);
  mountPlayerCalls(app, state);
  mountBotCalls(app, state);
  mountControls(app, state);
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    url,
    env: {
      DISCORD_CLIENT_ID: state.clientId,
      DISCORD_CLIENT_SECRET: state.clientSecret,
      DISCORD_BOT_TOKEN: state.botToken,
      DISCORD_PUBLIC_KEY: state.publicKey,
      DISCORD_COMMUNITY_GUILD: state.communityGuild,
      DISCORD_API_BASE: url + API,
      DISCORD_AUTHORIZE_URL: `${url}/oauth2/authorize`,
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Counts a call and lets an ordered fault happen; only what is left comes through. */
const through =
  (state: DiscordState, route: string, answer: (request: Request, response: Response) => void): RequestHandler =>
  (request, response) => {
    state.calls.push(route);
    if (!/^DiscordBot \(\S+, [\w.]+\)/.test(request.headers['user-agent'] ?? '') && route !== 'authorize') {
      response.status(403).send('<html>error code: 40333</html>');
      return;
    }
    const fault = state.takeFault(route);
    if (fault === null) return answer(request, response);
    misbehave(fault, response);
  };

function misbehave({ kind, retryAfterSeconds = 60 }: Fault, response: Response): void {
  if (kind === 'hang') return;
  if (kind === 'error') return void response.status(500).send('oops');
  if (kind === 'refuse') return void response.status(400).json(INVALID_GRANT);
  if (kind === 'limited') {
    response.status(429).set('Retry-After', String(Math.ceil(retryAfterSeconds)));
    return void response.json({
      message: 'You are being rate limited.',
      retry_after: retryAfterSeconds,
      global: false,
    });
  }
  response.set('Content-Type', 'application/json').write('{"access_token": "abc", "id": "1');
  response.socket?.destroy();
}

/** The page on which a player agrees: here they always do, or never. */
function mountConsentPage(app: Express, state: DiscordState): void {
  app.get(
    '/oauth2/authorize',
    through(state, 'authorize', (request, response) => {
      const asked = new URLSearchParams(request.url.split('?')[1]);
      const redirectUri = asked.get('redirect_uri') ?? '';
      const back = new URL(redirectUri);
      if (asked.get('client_id') !== state.clientId || asked.get('response_type') !== 'code')
        return void response.status(400).send('invalid request');
      const given = { state: asked.get('state') ?? '' };
      const answer =
        state.browserUser === null
          ? { ...given, error: 'access_denied' }
          : {
              ...given,
              code: state.issueCode(state.browserUser, {
                redirectUri,
                codeChallenge: asked.get('code_challenge'),
                scopes: asked.get('scope') ?? '',
              }),
            };
      back.search = new URLSearchParams(answer).toString();
      response.redirect(back.href);
    }),
  );
}

function mountTokenCalls(app: Express, state: DiscordState): void {
  const basic = `Basic ${Buffer.from(`${state.clientId}:${state.clientSecret}`).toString('base64')}`;
  /** Form-encoded and with the application's secret, or not at all. */
  const asApplication = (route: string, answer: (form: Record<string, string>, response: Response) => void) =>
    through(state, route, (request, response) => {
      if (!request.is('application/x-www-form-urlencoded')) return void response.status(400).json(INVALID_GRANT);
      if (request.headers.authorization !== basic) return void response.status(401).json({ error: 'invalid_client' });
      answer(request.body as Record<string, string>, response);
    });
  app.post(
    `${API}/oauth2/token`,
    asApplication('token', (form, response) => {
      const tokens =
        form['grant_type'] === 'refresh_token'
          ? state.rotate(form['refresh_token'] ?? '')
          : state.redeem(form['code'] ?? '', form['redirect_uri'] ?? null, form['code_verifier'] ?? null);
      response.status(tokens === null ? 400 : 200).json(tokens ?? INVALID_GRANT);
    }),
  );
  app.post(
    `${API}/oauth2/token/revoke`,
    asApplication('revoke', ({ token = '' }, response) => {
      const issued = state.access.get(token) ?? state.refresh.get(token);
      if (issued) state.deauthorize(issued.userId);
      response.json({});
    }),
  );
}

function mountPlayerCalls(app: Express, state: DiscordState): void {
  const asPlayer = (
    route: string,
    scope: string,
    answer: (user: FakeUser, request: Request, response: Response) => void,
  ) =>
    through(state, route, (request, response) => {
      const token = state.access.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      const user = token && !token.expired ? state.users.get(token.userId) : undefined;
      if (!token || !user) return void response.status(401).json({ message: '401: Unauthorized', code: 0 });
      if (!token.scopes.split(' ').includes(scope))
        return void response.status(403).json({ message: 'Missing Access', code: 50001 });
      answer(user, request, response);
    });
  app.get(
    `${API}/users/@me`,
    asPlayer('user', 'identify', ({ id, username, globalName = null, avatar = null }, _request, response) => {
      response.json({ id, username, global_name: globalName, avatar, discriminator: '0', locale: 'en-US', flags: 0 });
    }),
  );
  app.get(
    `${API}/users/@me/guilds/:guild/member`,
    asPlayer('member', 'guilds.members.read', ({ member = false, boosts = false }, { params }, response) => {
      if (params['guild'] !== state.communityGuild || !(member || boosts))
        return void response.status(404).json({ message: 'Unknown Guild', code: 10004 });
      response.json({ roles: [], premium_since: boosts ? '2026-01-02T03:04:05+00:00' : null });
    }),
  );
}

function mountBotCalls(app: Express, state: DiscordState): void {
  const missing = (response: Response) => void response.status(404).json({ message: 'Unknown', code: 10000 });
  const asBot = (route: string, answer: (request: Request, response: Response) => void) =>
    through(state, route, (request, response) => {
      if (request.headers.authorization !== `Bot ${state.botToken}`)
        return void response.status(401).json({ message: '401: Unauthorized', code: 0 });
      if (request.params['application'] !== state.clientId) return missing(response);
      answer(request, response);
    });
  const application = `${API}/applications/:application`;
  app.get(
    `${application}/entitlements`,
    asBot('entitlements', ({ url }, response) => {
      const userId = new URLSearchParams(url.split('?')[1]).get('user_id');
      response.json([...state.entitlements.values()].filter((one) => one.user_id === userId && !one.deleted));
    }),
  );
  app.get(
    `${application}/entitlements/:id`,
    asBot('entitlement', ({ params }, response) => {
      const found = state.entitlements.get(String(params['id']));
      if (!found) return missing(response);
      response.json(found);
    }),
  );
  app.post(
    `${application}/entitlements/:id/consume`,
    asBot('consume', ({ params }, response) => {
      const found = state.entitlements.get(String(params['id']));
      if (!found) return missing(response);
      if (found.consumed) return void response.status(400).json({ message: 'Already consumed', code: 50000 });
      found.consumed = true;
      response.status(204).end();
    }),
  );
  app.get(
    `${application}/activity-instances/:id`,
    asBot('instance', ({ params }, response) => {
      const found = state.instances.get(String(params['id']));
      if (!found) return missing(response);
      response.json({ application_id: state.clientId, launch_id: '1', ...found });
    }),
  );
}

/** The same knobs for tests that run in another process: `POST /fake/<verb>` with JSON. */
function mountControls(app: Express, state: DiscordState): void {
  const verbs: Readonly<Record<string, (given: never) => unknown>> = {
    user: (user: FakeUser) => state.addUser(user),
    browser: ({ userId }: { userId: string | null }) => {
      state.browserUser = userId;
      return {};
    },
    code: ({ userId, ...given }: { userId: string }) => ({ code: state.issueCode(userId, given) }),
    buy: ({ userId, skuId, ...changes }: { userId: string; skuId: string }) => state.buy(userId, skuId, changes),
    entitlement: ({ id }: { id: string }) => state.entitlements.get(id) ?? null,
    instance: (instance: FakeInstance) => state.instances.set(instance.instance_id, instance).size,
    faults: ({ faults }: { faults: Fault[] }) => {
      state.faults = faults;
      return {};
    },
    deauthorize: ({ userId }: { userId: string }) => state.deauthorize(userId) ?? {},
    calls: () => state.calls,
    webhook: ({ body }: { body: string }) => state.signWebhook(body),
  };
  app.post('/fake/:verb', express.json(), (request, response) => {
    const verb = verbs[String(request.params['verb'])];
    if (!verb) return void response.status(404).end();
    response.json(verb(request.body as never) ?? null);
  });
}
