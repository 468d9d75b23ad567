import { BLOCK_MATRIX, PROFILE, type SocialAction } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createBlockService } from './blocks.service.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';

let server: TestServer;
let anna: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpWith(server, 'anna');
  ben = await signUpWith(server, 'ben');
});
afterAll(() => server.close());

const set = (by: SignedIn, playerId: string, kind: string, on: boolean) => by.post('/blocks', { playerId, kind, on });
const listOf = async (of: SignedIn) => (await of.get('/blocks')).body.players;
const profileFlags = async (as: SignedIn, id: string) => {
  const { blocked, muted } = (await as.get(`/profile/${id}`)).body;
  return { blocked, muted };
};

describe('blocking and muting', () => {
  it('stand side by side, show on the profile, and are undone one by one', async () => {
    const shown = { id: ben.id, displayName: 'ben', avatar: ben.user.avatar, frame: 0 };
    expect(await listOf(anna)).toEqual([]);
    expect((await set(anna, ben.id, 'mute', true)).body).toEqual({ success: true });
    expect(await listOf(anna)).toEqual([{ ...shown, blocked: false, muted: true }]);
    await set(anna, ben.id, 'block', true);
    await set(anna, ben.id, 'block', true);
    expect(await listOf(anna)).toEqual([{ ...shown, blocked: true, muted: true }]);
    expect(await profileFlags(anna, ben.id)).toEqual({ blocked: true, muted: true });
    // The other one learns nothing.
    expect(await listOf(ben)).toEqual([]);
    expect(await profileFlags(ben, anna.id)).toEqual({ blocked: false, muted: false });
    await set(anna, ben.id, 'mute', false);
    expect(await profileFlags(anna, ben.id)).toEqual({ blocked: true, muted: false });
    await set(anna, ben.id, 'block', false);
    expect(await listOf(anna)).toEqual([]);
  });

  it('answer by the matrix whether one may do something towards another, each from their own side', async () => {
    const blocks = createBlockService(server.database, server.clock, {
      channel: server.composition.roomPorts.channel,
      playerBlocked: async () => undefined,
      playerUnblocked: async () => undefined,
    });
    const [cora, dave] = [await signUpWith(server, 'cora'), await signUpWith(server, 'dave')];
    const judged = async (from: SignedIn, to: SignedIn) => {
      const actions = Object.keys(BLOCK_MATRIX) as SocialAction[];
      const allowed = await Promise.all(actions.map((action) => blocks.may(action, from.id, to.id)));
      return actions.filter((_action, at) => !allowed[at]);
    };
    expect([await judged(cora, dave), await judged(dave, cora)]).toEqual([[], []]);
    await set(cora, dave.id, 'block', true);
    const both = ['befriend', 'message', 'groupLine', 'clanLine', 'joinClan', 'meet', 'visit'];
    expect(await judged(cora, dave)).toEqual([...both, 'list']);
    expect(await judged(dave, cora)).toEqual(['say', 'whisper', 'heart', ...both]);
    await set(cora, dave.id, 'mute', true);
    await set(cora, dave.id, 'block', false);
    expect([await judged(cora, dave), await judged(dave, cora)]).toEqual([[], ['say', 'whisper']]);
  });

  it('are not about oneself, guests or nobody, and not for guests', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    expect((await set(anna, anna.id, 'mute', true)).body.code).toBe('relation/self');
    for (const id of [guest.user.id, 'nobody000000'])
      expect((await set(anna, id, 'block', true)).body.code).toBe('profile/not_found');
    const asGuest = await server.call('GET', '/api/blocks', undefined, { token: guest.token });
    expect(asGuest.status).toBe(401);
    expect((await anna.post('/blocks', { playerId: ben.id, kind: 'hate', on: true })).status).toBe(400);
  });

  it('are not about the deleted, and go with them', async () => {
    const gone = await signUpWith(server, 'gone_one');
    await set(anna, gone.id, 'block', true);
    await gone.post('/account/delete', { username: 'gone_one', password: 'secret-1' });
    expect(await listOf(anna)).toEqual([]);
    expect((await set(anna, gone.id, 'mute', true)).body.code).toBe('profile/not_found');
    expect(await listOf(anna)).toEqual([]);
  });

  it(`hold ${PROFILE.mostBlocks} players at most, also when many are added at once`, async () => {
    const zoe = await signUpWith(server, 'zoe');
    const others = await addPlayers(server.database, 6);
    await server.database.pool.query(
      `insert into player_relation (player_id, other_id, blocked, muted, changed_at)
       select $1, player_id, true, false, now() from account where username = 'anna'`,
      [zoe.id],
    );
    await server.database.pool.query(
      `with filler as (
         insert into account (player_id, username, username_fold, username_skeleton)
         select 'filler' || lpad(n::text, 6, '0'), 'f' || n, 'f' || n, 'f' || n from generate_series(1, $2) n returning player_id)
       insert into player_relation select $1, player_id, true, false, now() from filler`,
      [zoe.id, PROFILE.mostBlocks - 4],
    );
    const answers = await Promise.all(others.map((id) => set(zoe, id, 'block', true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'relation/too_many')).toHaveLength(3);
    expect(await listOf(zoe)).toHaveLength(PROFILE.mostBlocks);
    // A full list still takes changes of those who are on it.
    const [first] = await listOf(zoe);
    expect((await set(zoe, first.id, 'mute', true)).status).toBe(200);
  });
});
