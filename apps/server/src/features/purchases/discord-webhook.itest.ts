import { BOOSTER_ROLE, MEMBER_ROLE, SUPPORTER_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBalances } from '#features/wallet';
import { addDiscordPerson, type IdentityProviders, startProviders } from '../../testing/people/identity-providers.ts';
import { type Answer, startTestServer, type TestServer } from '../../testing/server.ts';
import { DIAMONDS } from './testing/purchase-harness.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer((config) => {
    const adjusted = providers.adjust(config);
    const goods = [{ skuId: DIAMONDS, diamonds: 500, keys: 0 }];
    return { ...adjusted, discord: adjusted.discord === null ? null : { ...adjusted.discord, goods } };
  });
});
beforeEach(() => {
  providers.discord.state.faults = [];
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

/** Signs in as Discord's own client does; the player and their account at Discord. */
async function enter(username: string, about: { boosts?: boolean; member?: boolean } = {}, known?: string) {
  const discordId = known ?? addDiscordPerson(providers, username);
  const person = providers.discord.state.users.get(discordId);
  if (person) providers.discord.state.addUser({ ...person, ...about });
  const { body } = await server.call('POST', '/api/discord_token', {
    code: providers.discord.state.issueCode(discordId),
  });
  return { discordId, playerId: body.user.id as string, roles: body.user.roles as number[], body };
}
const post = (raw: string, headers: Record<string, string> = {}): Promise<Answer> =>
  server.call('POST', '/api/discord/webhook', undefined, { raw, headers });
const notify = (type: string, data: unknown, application = providers.discord.state.clientId): Promise<Answer> => {
  const body = JSON.stringify({ version: 1, application_id: application, type: 1, event: { type, data } });
  return post(body, providers.discord.state.signWebhook(body));
};
const diamonds = async (playerId: string) => (await readBalances(server.database.db, playerId)).diamond;

describe('Discord’s webhook', () => {
  it('48 is believed with Discord’s signature only', async () => {
    const ping = '{"version":1,"application_id":"1","type":0}';
    const signed = providers.discord.state.signWebhook(ping);
    expect((await post(ping, signed)).status).toBe(204);
    expect((await post(`${ping} `, signed)).status).toBe(401);
    for (const headers of [{}, { ...signed, 'X-Signature-Ed25519': '00'.repeat(64) }, { 'X-Signature-Timestamp': '1' }])
      expect(await post(ping, headers)).toMatchObject({ status: 401, body: { code: 'discord/signature' } });
    expect((await server.call('GET', '/api/discord/webhook')).status).toBe(405);
    const huge = 'x'.repeat(200_000);
    expect((await post(huge, providers.discord.state.signWebhook(huge))).status).toBe(413);
    const nonsense = 'not json';
    expect((await post(nonsense, providers.discord.state.signWebhook(nonsense))).status).toBe(400);
  });

  it('48 credits a purchase once, however often it is told', async () => {
    const { playerId, discordId } = await enter('buyer');
    const bought = providers.discord.state.buy(discordId, DIAMONDS);
    for (let times = 0; times < 3; times++) expect((await notify('ENTITLEMENT_CREATE', bought)).status).toBe(204);
    expect(await diamonds(playerId)).toBe(500);
    expect((await notify('ENTITLEMENT_UPDATE', { ...bought, deleted: true })).status).toBe(204);
    expect((await notify('ENTITLEMENT_DELETE', bought)).status).toBe(204);
    expect(await diamonds(playerId)).toBe(0);
  });

  it('48 tells what is in the body to nobody: Discord is asked', async () => {
    const { playerId, discordId } = await enter('liar');
    const made = { ...providers.discord.state.buy(discordId, DIAMONDS), id: '123456' };
    expect((await notify('ENTITLEMENT_CREATE', made)).status).toBe(204);
    expect(await diamonds(playerId)).toBe(0);
  });

  it('48 is asked to come again while Discord can’t be asked', async () => {
    const { playerId, discordId } = await enter('patient');
    const bought = providers.discord.state.buy(discordId, DIAMONDS);
    providers.discord.state.faults = [{ route: 'entitlement', kind: 'error', times: 1 }];
    expect((await notify('ENTITLEMENT_CREATE', bought)).status).toBe(503);
    expect((await notify('ENTITLEMENT_CREATE', bought)).status).toBe(204);
    expect(await diamonds(playerId)).toBe(500);
  });

  it('48 passes over other applications, strangers and news that nobody needs', async () => {
    const { playerId, discordId } = await enter('other');
    const bought = providers.discord.state.buy(discordId, DIAMONDS);
    expect((await notify('ENTITLEMENT_CREATE', bought, '999')).status).toBe(204);
    expect((await notify('QUEST_USER_ENROLLMENT', { any: 1 })).status).toBe(204);
    expect((await notify('ENTITLEMENT_CREATE', { ...bought, user_id: '77' })).status).toBe(204);
    expect(await diamonds(playerId)).toBe(0);
  });

  it.each([
    ['APPLICATION_DEAUTHORIZED', {}],
    ['APPLICATION_DEAUTHORIZED', { user: { id: 'x' } }],
    ['APPLICATION_DEAUTHORIZED', null],
    ['ENTITLEMENT_CREATE', { id: 5 }],
    ['ENTITLEMENT_DELETE', 'gone'],
    ['ENTITLEMENT_UPDATE', [1, 2]],
    ['ENTITLEMENT_CREATE', undefined],
  ])('48 takes %s with %j, which nobody understands, and tells the operator', async (type, data) => {
    const before = server.logs.length;
    expect((await notify(type, data)).status).toBe(204);
    expect(server.logs.slice(before).filter((line) => line.includes('nobody understands'))).toHaveLength(1);
  });

  it('48 refuses what Discord has signed but what is no news at all', async () => {
    for (const body of ['[]', 'null', '{}', '{"type":"1"}', '{"type":1,"event":{"data":1}}'])
      expect([body, (await post(body, providers.discord.state.signWebhook(body))).status]).toEqual([body, 400]);
    const without = '{"type":1,"event":null,"application_id":null}';
    expect((await post(without, providers.discord.state.signWebhook(without))).status).toBe(204);
  });

  it('48 ends the sessions of whoever takes the game’s rights back', async () => {
    const { body, discordId } = await enter('leaver');
    expect((await server.call('GET', '/api/me', undefined, { token: body.token })).status).toBe(200);
    expect((await notify('APPLICATION_DEAUTHORIZED', { user: { id: discordId } })).status).toBe(204);
    expect((await server.call('GET', '/api/me', undefined, { token: body.token })).status).toBe(401);
  });
});

describe('a sign-in through Discord', () => {
  it('finds what was bought while nobody looked, and makes a supporter [R0357]', async () => {
    const { discordId } = await enter('earlier');
    const bought = providers.discord.state.buy(discordId, DIAMONDS);
    const { playerId } = await enter('earlier', {}, discordId);
    await expect.poll(() => diamonds(playerId)).toBe(500);
    await expect.poll(() => bought.consumed).toBe(true);
    expect((await enter('earlier', {}, discordId)).roles).toContain(SUPPORTER_ROLE);
  });

  it('brings the booster’s role, and takes it when the boost is over [R0359]', async () => {
    const booster = await enter('booster', { boosts: true });
    expect([...booster.roles].sort((a, b) => a - b)).toEqual([MEMBER_ROLE, BOOSTER_ROLE]);
    expect(booster.body.user.type).toBe(BOOSTER_ROLE);
    const member = await enter('booster', { boosts: false, member: true }, booster.discordId);
    expect(member.roles).toEqual([MEMBER_ROLE]);
    providers.discord.state.faults = [{ route: 'member', kind: 'error' }];
    expect((await enter('booster', { boosts: true }, booster.discordId)).roles).toEqual([MEMBER_ROLE]);
  });
});

it('lists what Discord’s articles give, to everybody with a session', async () => {
  const { body } = await enter('shopper');
  const { body: guest } = await server.call('POST', '/api/auth/guest', {});
  for (const { token } of [body, guest])
    expect((await server.call('GET', '/api/discord/goods', undefined, { token })).body).toEqual({
      goods: [{ skuId: DIAMONDS, diamonds: 500, keys: 0 }],
    });
  expect((await server.call('GET', '/api/discord/goods')).status).toBe(401);
});
