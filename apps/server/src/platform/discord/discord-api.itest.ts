import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createShiftingClock, type ShiftingClock } from '../../testing/shifting-clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../testing/fakes/discord-api.ts';
import type { FaultKind } from '../../testing/fakes/discord-state.ts';
import { createInstanceReader } from './activity-instances.ts';
import { createDiscordApi, type DiscordApi } from './discord-api.ts';

const ANNA = '400000000000000001';
const BERT = '400000000000000002';
let fake: FakeDiscord;
let clock: ShiftingClock;
let api: DiscordApi;

const openApi = (env: Record<string, string> = {}): DiscordApi => {
  const { discord } = createConfig(readEnv({ ...fake.env, ...env }));
  if (discord === null) throw new Error('Discord is not set up');
  return createDiscordApi(discord, { publicOrigin: null, clock, logger: createLogger('silent') });
};
beforeAll(async () => {
  fake = await startFakeDiscord();
  fake.state.addUser({ id: ANNA, username: 'anna', globalName: 'Anna ✨', boosts: true });
  fake.state.addUser({ id: BERT, username: 'bert' });
});
beforeEach(() => {
  fake.state.faults = [];
  fake.state.calls.length = 0;
  clock = createShiftingClock();
  api = openApi();
});
afterAll(() => fake.close());

const signIn = async (userId: string) => {
  const tokens = await api.exchangeCode({ code: fake.state.issueCode(userId) });
  if (!tokens.ok) throw new Error('no tokens');
  return tokens.value;
};
const fault = (route: string, kind: FaultKind, more = {}) => {
  fake.state.faults = [{ route, kind, ...more }];
};
const REFUSED = { ok: false, why: 'refused', retryAfterSeconds: null };

describe('tokens', () => {
  it('come for a code, once, and only together with what the code was asked with', async () => {
    const { state } = fake;
    const embedded = state.issueCode(ANNA);
    expect(await api.exchangeCode({ code: embedded })).toMatchObject({
      ok: true,
      value: { expiresInSeconds: 604_800 },
    });
    expect(await api.exchangeCode({ code: embedded })).toEqual(REFUSED);
    const redirectUri = 'https://play.example/';
    // base64url(sha256('verifier'))
    const codeChallenge = 'iMnq5o6zALKXGivsnlom_0F5_WYda32GHkxlV7mq7hQ';
    const web = () => state.issueCode(ANNA, { redirectUri, codeChallenge });
    expect(await api.exchangeCode({ code: web(), redirectUri, codeVerifier: 'verifier' })).toMatchObject({ ok: true });
    expect(await api.exchangeCode({ code: web(), redirectUri, codeVerifier: 'other' })).toEqual(REFUSED);
    expect(await api.exchangeCode({ code: web(), codeVerifier: 'verifier' })).toEqual(REFUSED);
  });

  it('are renewed and taken back', async () => {
    const { refreshToken } = await signIn(ANNA);
    const renewed = await api.refresh(refreshToken);
    expect(renewed).toMatchObject({ ok: true });
    expect(await api.refresh(refreshToken)).toEqual(REFUSED);
    const accessToken = renewed.ok ? renewed.value.accessToken : '';
    expect(await api.readUser(accessToken)).toMatchObject({ ok: true });
    expect(await api.revoke(accessToken)).toEqual({ ok: true, value: null });
    expect(await api.readUser(accessToken)).toEqual(REFUSED);
  });
});

describe('people', () => {
  it('are read with names as they stand there', async () => {
    const { accessToken } = await signIn(ANNA);
    expect(await api.readUser(accessToken)).toEqual({
      ok: true,
      value: { id: ANNA, username: 'anna', displayName: 'Anna ✨', avatar: null, locale: 'en-US' },
    });
  });

  it('are members and boosters of the community’s server, or not, or nobody may look', async () => {
    const [anna, bert] = [await signIn(ANNA), await signIn(BERT)];
    expect(await api.readCommunityMember(anna.accessToken)).toEqual({
      ok: true,
      value: { isMember: true, isBooster: true },
    });
    expect(await api.readCommunityMember(bert.accessToken)).toEqual({
      ok: true,
      value: { isMember: false, isBooster: false },
    });
    const shy = await api.exchangeCode({ code: fake.state.issueCode(ANNA, { scopes: 'identify' }) });
    expect(await api.readCommunityMember(shy.ok ? shy.value.accessToken : '')).toEqual({ ok: true, value: null });
  });

  it('of an activity are asked for once in fifteen seconds', async () => {
    fake.state.instances.set('i-1', {
      instance_id: 'i-1',
      location: { id: 'x', kind: 'gc', channel_id: '1' },
      users: [ANNA],
    });
    const users = createInstanceReader(api, clock);
    expect(await Promise.all([users('i-1'), users('i-1'), users('../x'), users('none')])).toEqual([
      [ANNA],
      [ANNA],
      [],
      [],
    ]);
    expect(fake.state.calls).toEqual(['instance', 'instance']);
    clock.forward(16);
    fault('instance', 'error');
    expect(await users('i-1')).toBeNull();
  });

  it('are nobody’s business without a bot', async () => {
    const alone = openApi({ DISCORD_BOT_TOKEN: '' });
    expect([alone.hasBot, await alone.readEntitlement('1'), await alone.readInstance('i-1')]).toEqual([
      false,
      REFUSED,
      REFUSED,
    ]);
    expect(fake.state.calls).toEqual([]);
  });
});

describe('F9 when Discord has a bad day', () => {
  it('a wait that it asks for is honoured: a short one by waiting, a long one by not asking', async () => {
    const { accessToken } = await signIn(ANNA);
    fake.state.calls.length = 0;
    fault('user', 'limited', { times: 1, retryAfterSeconds: 0.2 });
    // The test's clock does not sleep; the real one of the limit goes on.
    const waiting = api.readUser(accessToken);
    expect(await waiting).toMatchObject({ ok: false, why: 'limited' });
    expect(clock.sleptMs).toBeGreaterThan(0);
    clock.forward(1);
    expect(await api.readUser(accessToken)).toMatchObject({ ok: true });
    fault('user', 'limited', { times: 1, retryAfterSeconds: 30 });
    fake.state.calls.length = 0;
    expect(await api.readUser(accessToken)).toEqual({ ok: false, why: 'limited', retryAfterSeconds: 30 });
    expect(await api.readUser(accessToken)).toMatchObject({ ok: false, why: 'limited' });
    expect(fake.state.calls).toEqual(['user']);
    expect(await api.readCommunityMember(accessToken)).toMatchObject({ ok: true });
    clock.forward(31);
    expect(await api.readUser(accessToken)).toMatchObject({ ok: true });
  });

  it.each(['error', 'garbage'] as const)('%s is an outage, never an exception', async (kind) => {
    fault('token', kind, { times: 1 });
    expect(await api.refresh('x')).toEqual({ ok: false, why: 'down', retryAfterSeconds: null });
  });

  it('silence is given up after four seconds', async () => {
    fault('token', 'hang', { times: 1 });
    const began = performance.now();
    expect(await api.refresh('x')).toMatchObject({ ok: false, why: 'down' });
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  it('a refusal is no outage, an outage is not asked for ever', async () => {
    for (let n = 0; n < 8; n++) expect(await api.refresh('wrong')).toEqual(REFUSED);
    expect(api.isResting).toBe(false);
    fault('token', 'error');
    for (let n = 0; n < 8; n++) await api.refresh('x');
    expect(fake.state.calls.filter((route) => route === 'token')).toHaveLength(13);
    expect(api.isResting).toBe(true);
    fake.state.faults = [];
    clock.forward(31);
    expect(await api.refresh('x')).toEqual(REFUSED);
    expect(api.isResting).toBe(false);
  });

  it('somebody else at its address is an outage', async () => {
    const gone = openApi({ DISCORD_API_BASE: 'http://127.0.0.1:9/api/v10' });
    expect(await gone.readUser('x')).toMatchObject({ ok: false, why: 'down' });
  });
});

describe('the mock', () => {
  it('believes what the page says, and nothing that is no mock’s code [S0019]', async () => {
    const mock = openApi({ MOCK_DISCORD: 'on' });
    const tokens = await mock.exchangeCode({ code: 'mock-42' });
    expect(tokens).toMatchObject({ ok: true });
    expect(await mock.readUser(tokens.ok ? tokens.value.accessToken : '')).toMatchObject({ value: { id: '42' } });
    expect(await mock.exchangeCode({ code: fake.state.issueCode(ANNA) })).toEqual(REFUSED);
    expect(await api.exchangeCode({ code: 'mock-42' })).toEqual(REFUSED);
  });
});
