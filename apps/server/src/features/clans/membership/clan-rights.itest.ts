import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addClan, addPerson, countClanFaults, letIn, newWord, saidBy, setLevel } from '../testing/clan-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect([await countImbalances(server.database.db), await countClanFaults(server.database)]).toEqual([0, 0]);
  await server.close();
});

const clanRow = async (clanId: string) =>
  (await server.database.pool.query('select * from clan where id = $1', [clanId])).rows[0];
const keysOf = async (player: SignedIn): Promise<number> => (await player.get('/me')).body.user.key;
const infoOf = async (player: SignedIn, clanId: string) => (await player.get(`/clan/info/${clanId}`)).body;

describe('what an owner does', () => {
  it('another name costs 10 gems, another tag 2 keys [L0180 L0182 L0248 L0249]', async () => {
    const { owner, clanId, name, tag } = await addClan(server, 'Renamer', { key: 3, diamond: 19 });
    const rename = (wish: string) => saidBy(owner.post('/clan/update/name', { name: wish }));
    const retag = (wish: string) => saidBy(owner.post('/clan/update/tag', { tag: wish }));
    const short = 'Clan name must be 3-16 characters';
    expect([await rename('ab'), await rename('a'.repeat(17)), await rename(name)]).toEqual([
      [400, short],
      [400, short],
      [400, 'No changes to save!'],
    ]);
    expect((await owner.post('/clan/update/name', { name: 'New Birds' })).body).toEqual({
      success: true,
      name: 'New Birds',
    });
    expect(await rename('Newer Birds')).toEqual([409, 'You need 10 gems to change the clan name']);
    const shortTag = 'Clan tag must be 2-4 characters';
    expect([await retag('a'), await retag('abcde'), await retag(tag)]).toEqual([
      [400, shortTag],
      [400, shortTag],
      [400, 'No changes to save!'],
    ]);
    expect((await owner.post('/clan/update/tag', { tag: 'nwb' })).body).toEqual({ success: true, tag: 'NWB' });
    expect(await retag('nwx')).toEqual([409, 'You need 2 keys to change the clan tag']);
    const { user } = (await owner.get('/me')).body;
    expect([user.diamond, user.key]).toEqual([9, 1]);
    const info = await infoOf(owner, clanId);
    expect([info.name, info.tag]).toEqual(['New Birds', 'NWB']);
  });

  it('describes it in 200 characters, and says who may ask and for how much [L0184 L0185 L0186 L0187 L0250 L0247 L0243]', async () => {
    const { owner, clanId } = await addClan(server, 'Setter');
    const describeIt = (description: string) => saidBy(owner.post('/clan/description/update', { description }));
    expect(await describeIt('owls '.repeat(41))).toEqual([400, 'A description may have at most 200 characters']);
    expect(await describeIt('owl'.repeat(66))).toEqual([200, null]);
    expect(await describeIt('')).toEqual([200, null]);
    const set = (body: object) => saidBy(owner.post('/clan/update', body));
    const good = { minLevel: 7, joinFee: 40, feeType: 'key' };
    expect((await owner.post('/clan/update', good)).body).toEqual({ success: true, settings: good });
    const [level, fee] = [
      'The level must be between 1 and 100',
      'The fee may be at most 1000000 coins, 500 gems or 50 keys',
    ];
    for (const minLevel of [0, 101, 1.5, '7', -1]) expect(await set({ ...good, minLevel })).toEqual([400, level]);
    for (const joinFee of [-1, 51, 0.5, '4', Number.MAX_SAFE_INTEGER])
      expect(await set({ ...good, joinFee })).toEqual([400, fee]);
    expect(await set({ ...good, joinFee: 1_000_001, feeType: 'coin' })).toEqual([400, fee]);
    for (const feeType of ['x', 7, {}])
      expect(await set({ ...good, feeType })).toEqual([400, 'The fee is paid in coins, gems or keys']);
    const settings = await owner.get('/clan/settings');
    expect(settings.body).toEqual({ ...good, max: 10, upgrade: { keys: 1, fromClan: 0, fromOwner: 1 } });
    expect((await infoOf(owner, clanId)).settings).toEqual(good);
  });

  it('one more place costs keys of the purse, then of the owner, up to 50 [L0188 L0251]', async () => {
    const { owner, clanId } = await addClan(server, 'Builder', { key: 7 });
    await owner.post('/clan/update', { joinFee: 3, feeType: 'key' });
    await letIn(owner, clanId, await addPerson(server, 'Payer', { key: 3 }));
    await server.database.pool.query('update clan set slots = 19 where id = $1', [clanId]);
    const up = () => owner.post('/clan/upgrade');
    expect((await up()).body).toEqual({ success: true, max: 20, paid: { keys: 2, fromClan: 2, fromOwner: 0 } });
    expect((await up()).body).toEqual({ success: true, max: 21, paid: { keys: 3, fromClan: 1, fromOwner: 2 } });
    expect((await up()).body).toEqual({ success: true, max: 22, paid: { keys: 3, fromClan: 0, fromOwner: 3 } });
    expect(await saidBy(up())).toEqual([409, 'The clan and you do not have enough keys']);
    const info = await infoOf(owner, clanId);
    expect([info.max, info.balance.key, info.mgrade[owner.id], await keysOf(owner)]).toEqual([22, 0, 5, 2]);
    await server.database.pool.query('update clan set slots = 50 where id = $1', [clanId]);
    expect(await saidBy(up())).toEqual([409, 'This clan has as many slots as it can have']);
  });
});

describe('who is not its owner', () => {
  it('18 changes nothing of it: guests, strangers, members, and who was put out [L0213 L0105]', async () => {
    const { owner, clanId } = await addClan(server, 'Guarded');
    const [member, kicked, asker, stranger] = [
      await addPerson(server, 'Member', { key: 20, diamond: 20 }),
      await addPerson(server, 'Outcast', { key: 20, diamond: 20 }),
      await addPerson(server, 'Hopeful'),
      await addPerson(server, 'Stranger', { key: 20, diamond: 20 }),
    ];
    await letIn(owner, clanId, member);
    await letIn(owner, clanId, kicked);
    await owner.post('/clan/manage/kick', { memberId: kicked.id });
    await asker.post('/clan/join', { clanId });
    const before = [await clanRow(clanId), (await infoOf(owner, clanId)).requests];
    const writes = [
      ['/clan/update', { minLevel: 2 }],
      ['/clan/update/name', { name: newWord('Mine ') }],
      ['/clan/update/tag', { tag: newWord('') }],
      ['/clan/description/update', { description: 'Mine' }],
      ['/clan/upgrade', undefined],
      ['/clan/transfer', { memberId: member.id }],
      ['/clan/manage/decline', { playerId: asker.id }],
      ['/clan/manage/kick', { memberId: owner.id }],
      ['/clan/manage/accept', { acceptedPlayer: asker.id }],
    ] as const;
    for (const player of [member, kicked, stranger])
      for (const [path, body] of writes)
        expect([path, ...(await saidBy(player.post(path, body)))]).toEqual([
          path,
          403,
          'Only the owner of the clan may do this',
        ]);
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    for (const [path, body] of [
      ...writes,
      ['/clan/leave', undefined],
      ['/clan/join', { clanId }],
      ['/clan/create', { name: 'Guests', tag: 'GST' }],
    ] as const) {
      const answer = await server.call('POST', `/api${path}`, body ?? {}, { token: guest.token });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    expect([await clanRow(clanId), (await infoOf(owner, clanId)).requests]).toEqual(before);
    expect([await keysOf(member), await keysOf(stranger)]).toEqual([20, 20]);
    expect((await member.get('/clan/settings')).status).toBe(403);
  });

  it('18 sees everything of a clan but its purse, requests and who earned and paid what; members see all but requests [L0238 L0240 L0256]', async () => {
    const { owner, clanId, name, tag } = await addClan(server, 'Seen');
    const [member, stranger] = [await addPerson(server, 'Insider'), await addPerson(server, 'Outsider')];
    await letIn(owner, clanId, member);
    const seen = (await stranger.get(`/clan/detail/${clanId}`)).body;
    expect(seen).toMatchObject({
      name,
      tag,
      description: 'Night birds',
      members: [owner.id, member.id],
      owner: owner.id,
    });
    expect([seen.balance, seen.requests, seen.requestsData, seen.mexp, seen.mgrade]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const inside = (await member.get(`/clan/detail/${clanId}`)).body;
    expect([inside.balance, inside.requests, inside.mexp]).toEqual([
      { coin: 0, diamond: 0, key: 0 },
      null,
      { [owner.id]: 0, [member.id]: 0 },
    ]);
    expect((await stranger.get(`/clan/basic/${member.id}`)).body).toEqual({ id: clanId, name, tag, exp: 0 });
    expect((await stranger.get(`/clan/basic/${stranger.id}`)).body).toEqual({ id: 0, name: '', tag: '', exp: 0 });
    const profile = (await stranger.get(`/profile/${member.id}`)).body;
    expect(profile.p.clan).toEqual({ id: clanId, name, tag, exp: 0 });
  });
});

describe('the list', () => {
  it('21 begins with those that one may ask; full and too high ones come last, none is lost [L0241]', async () => {
    await server.database.pool.query('update clan set exp = 0, min_level = 1, slots = 50 where dissolved_at is null');
    const clans = [];
    for (let n = 0; n < 4; n += 1) clans.push(await addClan(server, `Listed_${n}`));
    const [low, high, full, hidden] = clans.map(({ clanId }) => clanId);
    const set = (id: string | undefined, text: string) =>
      server.database.pool.query(`update clan set ${text} where id = $1`, [id]);
    await set(low, 'exp = 10');
    await set(high, 'exp = 900, min_level = 60');
    await set(full, 'exp = 800, slots = 1');
    await set(hidden, 'exp = 700, hidden = true');
    const reader = await addPerson(server, 'Reader');
    const readAll = async (): Promise<string[]> => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const { status, body } = await reader.get(`/clan/available${cursor === null ? '' : `?c=${cursor}`}`);
        expect(status).toBe(200);
        ids.push(...body.clans.map(({ id }: { id: string }) => id));
        cursor = body.c;
      } while (cursor !== null);
      return ids;
    };
    const ids = await readAll();
    expect([ids[0], ids.slice(-3)]).toEqual([low, [high, full, hidden]]);
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from clan where dissolved_at is null',
    );
    expect(ids.length).toBe(rows[0].count);
    await setLevel(server.database, reader.id, 60);
    expect((await readAll())[0]).toBe(high);
    expect(await saidBy(reader.post('/clan/join', { clanId: high }))).toEqual([200, null]);
    const card = (await reader.get('/clan/available')).body.clans[0];
    expect(card.asked).toEqual({ sentAt: expect.any(String), fee: 0, feeType: 'coin' });
  });

  it('21 a level below that of the clan is refused, one at it is not', async () => {
    const { owner, clanId } = await addClan(server, 'Gate');
    await owner.post('/clan/update', { minLevel: 12 });
    const asker = await signUpWith(server, 'Climber');
    await setLevel(server.database, asker.id, 11);
    expect(await saidBy(asker.post('/clan/join', { clanId }))).toEqual([403, 'Your level is too low for this clan']);
    expect((await infoOf(owner, clanId)).requests).toEqual([]);
    await setLevel(server.database, asker.id, 12);
    expect((await asker.post('/clan/join', { clanId })).status).toBe(200);
  });

  it('is searched by the beginning of a name, and by a tag', async () => {
    const { owner, clanId, tag } = await addClan(server, 'Sought', { diamond: 10 });
    await owner.post('/clan/update/name', { name: 'Zebra Crossing' });
    const found = async (q: string) =>
      (await owner.get(`/clan/available?q=${encodeURIComponent(q)}`)).body.clans.map(({ id }: { id: string }) => id);
    expect(await found('zebra')).toEqual([clanId]);
    expect((await found(tag.toLowerCase()))[0]).toBe(clanId);
    expect(await found('nobody is called so')).toEqual([]);
  });
});
