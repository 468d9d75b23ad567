import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  addClan,
  addPerson,
  countClanFaults,
  endRest,
  letIn,
  newWord,
  saidBy,
  setLevel,
} from '../testing/clan-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect([await countImbalances(server.database.db), await countClanFaults(server.database)]).toEqual([0, 0]);
  await server.close();
});

const moneyOf = async (player: SignedIn) => {
  const { score, diamond, key } = (await player.get('/me')).body.user;
  return { coin: score, diamond, key };
};
const clanOf = async (player: SignedIn): Promise<string | 0> => (await player.get('/clan')).body.clanId;
const infoOf = async (player: SignedIn, clanId: string) => (await player.get(`/clan/info/${clanId}`)).body;

describe('founding a clan', () => {
  it('costs 10 keys, and its founder owns it [L0177 L0246]', async () => {
    const founder = await addPerson(server, 'Founder', { key: 9 });
    const wish = { name: 'First Owls', tag: 'abc', description: 'We hoot' };
    expect(await saidBy(founder.post('/clan/create', wish))).toEqual([409, 'You need 10 keys to create a clan']);
    expect([await clanOf(founder), (await moneyOf(founder)).key]).toEqual([0, 9]);
    const rich = await addPerson(server, 'Rich', { key: 12 });
    const { status, body } = await rich.post('/clan/create', wish);
    expect([status, body]).toEqual([200, { success: true, clanId: expect.any(String) }]);
    expect([await clanOf(rich), (await moneyOf(rich)).key]).toEqual([body.clanId, 2]);
    expect((await rich.get('/me')).body.user.clan).toBe(body.clanId);
  });

  it('wants a name of 3-16 characters and a tag of 2-4, which is kept in capitals [L0178 L0179]', async () => {
    const founder = await addPerson(server, 'Namer', { key: 20 });
    const found = (name: string, tag: string, description = '') =>
      saidBy(founder.post('/clan/create', { name, tag, description }));
    const name = 'Clan name must be 3-16 characters';
    const tag = 'Clan tag must be 2-4 characters';
    expect(await found('ab', 'GO')).toEqual([400, name]);
    expect(await found('a'.repeat(17), 'GO')).toEqual([400, name]);
    expect(await found('Good name', 'G')).toEqual([400, tag]);
    expect(await found('Good name', 'GOODE')).toEqual([400, tag]);
    expect(await found('Good name', 'G O')).toEqual([400, 'This clan tag is not allowed']);
    expect(await found('The Fuckers', 'GO')).toEqual([400, 'This clan name is not allowed']);
    expect(await found('Good name', 'fuck')).toEqual([400, 'This clan tag is not allowed']);
    expect(await found('Good name', 'GO', 'owls '.repeat(41))).toEqual([
      400,
      'A description may have at most 200 characters',
    ]);
    expect(await found('Good name', 'GO', 'see https://x.y')).toEqual([
      400,
      'Please remove any links from the description',
    ]);
    expect((await moneyOf(founder)).key).toBe(20);
    expect(await found('Sixteen letters!', 'go')).toEqual([200, null]);
    const { name: kept, tag: keptTag } = await infoOf(founder, String(await clanOf(founder)));
    expect([kept, keptTag]).toEqual(['Sixteen letters!', 'GO']);
  });

  it('names and tags are one clan’s alone, whatever they are spelled with, and free 30 days after its end', async () => {
    const { owner, clanId } = await addClan(server, 'Unique');
    await server.database.pool.query(
      "update clan set name = 'Lion', name_fold = 'llon', tag_fold = 'll' where id = $1",
      [clanId],
    );
    const other = await addPerson(server, 'Copier', { key: 30 });
    const found = (name: string, tag: string) => saidBy(other.post('/clan/create', { name, tag }));
    const [taken, tagTaken] = ['This clan name is already taken', 'This clan tag is already taken'];
    for (const name of ['lion', 'LI-ON', 'L1on', 'Líon', 'Lіon']) expect(await found(name, 'OK')).toEqual([409, taken]);
    for (const tag of ['li', 'l1', 'IL']) expect(await found('Tigers', tag)).toEqual([409, tagTaken]);
    await owner.post('/clan/leave');
    expect(await found('Lion', 'OK')).toEqual([409, taken]);
    await server.database.pool.query("update clan set dissolved_at = now() - interval '31 days' where id = $1", [
      clanId,
    ]);
    expect(await found('Lion', 'LI')).toEqual([200, null]);
  });

  it('needs an account with a way in', async () => {
    const keyed = await addPerson(server, 'Keyed', { key: 10 });
    await server.database.pool.query('update account set way_in = false where player_id = $1', [keyed.id]);
    expect(await saidBy(keyed.post('/clan/create', { name: 'Keyed ones', tag: 'KEY' }))).toEqual([
      403,
      'Add a password, Discord or Google to your account first',
    ]);
  });
});

describe('asking and being let in', () => {
  it('takes the fee of the moment at which one asked, into the clan’s purse [L0105 L0245 L0255 L0104 L0239]', async () => {
    const { owner, clanId } = await addClan(server, 'Feed');
    expect((await owner.post('/clan/update', { minLevel: 1, joinFee: 300, feeType: 'coin' })).status).toBe(200);
    const asker = await addPerson(server, 'Asker', { coin: 1000 });
    expect((await asker.post('/clan/join', { clanId })).body).toEqual({ success: true, fee: 300, feeType: 'coin' });
    expect((await moneyOf(asker)).coin).toBe(1000);
    await owner.post('/clan/update', { joinFee: 1_000_000 });
    const seen = await infoOf(owner, clanId);
    expect(seen.requests).toEqual([asker.id]);
    expect(seen.requestsData).toEqual([
      {
        id: asker.id,
        displayName: 'Asker',
        avatar: asker.user.avatar,
        frame: 0,
        level: 1,
        sentAt: expect.any(String),
        fee: 300,
        feeType: 'coin',
      },
    ]);
    expect(await saidBy(owner.post('/clan/manage/accept', { acceptedPlayer: asker.id }))).toEqual([200, null]);
    expect((await moneyOf(asker)).coin).toBe(700);
    const info = await infoOf(owner, clanId);
    expect(info).toMatchObject({
      id: clanId,
      exp: 0,
      members: [owner.id, asker.id],
      requests: [],
      memberCount: 2,
      max: 10,
      settings: { minLevel: 1, joinFee: 1_000_000, feeType: 'coin' },
      description: 'Night birds',
      owner: owner.id,
      balance: { coin: 300, diamond: 0, key: 0 },
      mexp: { [owner.id]: 0, [asker.id]: 0 },
      mgrade: { [owner.id]: 0, [asker.id]: 0 },
      requestsData: [],
    });
    expect(
      info.membersData.map(({ id, displayName }: { id: string; displayName: string }) => [id, displayName]),
    ).toEqual([
      [owner.id, 'Feed'],
      [asker.id, 'Asker'],
    ]);
    // Again, after a lost answer.
    expect((await owner.post('/clan/manage/accept', { acceptedPlayer: asker.id })).status).toBe(200);
    expect((await moneyOf(asker)).coin).toBe(700);
  });

  it('a purse that is short refuses, and the request stays', async () => {
    const { owner, clanId } = await addClan(server, 'Dear');
    await owner.post('/clan/update', { joinFee: 5, feeType: 'diamond' });
    const asker = await addPerson(server, 'Poor', { diamond: 4 });
    await asker.post('/clan/join', { clanId });
    expect(await saidBy(owner.post('/clan/manage/accept', { acceptedPlayer: asker.id }))).toEqual([
      409,
      'This player cannot pay the fee at the moment',
    ]);
    expect([(await infoOf(owner, clanId)).requests, await clanOf(asker), (await moneyOf(asker)).diamond]).toEqual([
      [asker.id],
      0,
      4,
    ]);
  });

  it('is for players in no clan, of its level, whom a block does not part from its owner [L0216]', async () => {
    const { owner, clanId } = await addClan(server, 'Choosy');
    const member = await addClan(server, 'Elsewhere');
    expect(await saidBy(member.owner.post('/clan/join', { clanId }))).toEqual([409, 'You are already in a clan']);
    await owner.post('/clan/update', { minLevel: 5 });
    const asker = await addPerson(server, 'Novice');
    expect(await saidBy(asker.post('/clan/join', { clanId }))).toEqual([403, 'Your level is too low for this clan']);
    await setLevel(server.database, asker.id, 5);
    await owner.post('/blocks', { playerId: asker.id, kind: 'block', on: true });
    expect(await saidBy(asker.post('/clan/join', { clanId }))).toEqual([403, 'Failed to send join request']);
    await owner.post('/blocks', { playerId: asker.id, kind: 'block', on: false });
    expect(await saidBy(asker.post('/clan/join', { clanId, joinFee: 7 }))).toEqual([409, 'The fee has changed']);
    expect(await saidBy(asker.post('/clan/join', { clanId: 'nosuchclan00' }))).toEqual([
      404,
      'This clan does not exist',
    ]);
    expect(await saidBy(asker.post('/clan/join', { clanId }))).toEqual([200, null]);
    await asker.post('/blocks', { playerId: owner.id, kind: 'block', on: true });
    expect((await infoOf(owner, clanId)).requests).toEqual([]);
    expect(await saidBy(asker.post('/clan/join', { clanId }))).toEqual([
      403,
      'You have blocked the owner of this clan',
    ]);
  });

  it('has five requests that wait, each for 14 days; declined and withdrawn ones are gone [L0253]', async () => {
    const asker = await addPerson(server, 'Manyasks');
    const clans: Awaited<ReturnType<typeof addClan>>[] = [];
    for (let n = 0; n < 6; n += 1) clans.push(await addClan(server, `Waits_${n}`));
    const ask = (n: number) => saidBy(asker.post('/clan/join', { clanId: clans[n]?.clanId }));
    for (let n = 0; n < 5; n += 1) expect(await ask(n)).toEqual([200, null]);
    expect(await ask(5)).toEqual([409, 'Too many of your requests wait for an answer']);
    const first = clans[0];
    if (first === undefined) throw new Error('No clan');
    expect((await first.owner.post('/clan/manage/decline', { playerId: asker.id })).body).toEqual({ success: true });
    expect((await infoOf(first.owner, first.clanId)).requests).toEqual([]);
    expect(await ask(5)).toEqual([200, null]);
    await asker.post('/clan/withdraw', { clanId: clans[1]?.clanId });
    expect(await ask(0)).toEqual([200, null]);
    await server.database.pool.query("update clan_request set sent_at = sent_at - interval '15 days'");
    expect((await infoOf(first.owner, first.clanId)).requests).toEqual([]);
    expect(await saidBy(first.owner.post('/clan/manage/accept', { acceptedPlayer: asker.id }))).toEqual([
      404,
      'This request no longer exists',
    ]);
    expect(await ask(0)).toEqual([200, null]);
  });
});

describe('leaving', () => {
  it('is a member’s right, and means 24 hours without a clan [L0214 L0244 L0242]', async () => {
    const { owner, clanId } = await addClan(server, 'Left');
    const member = await addPerson(server, 'Leaver', { key: 10 });
    await letIn(owner, clanId, member);
    expect(await clanOf(member)).toBe(clanId);
    expect((await member.post('/clan/leave')).body).toEqual({ success: true });
    expect([await clanOf(member), (await infoOf(owner, clanId)).members]).toEqual([0, [owner.id]]);
    const wait = 'You can join a clan again 24 hours after you were in one';
    expect(await saidBy(member.post('/clan/join', { clanId }))).toEqual([409, wait]);
    expect(await saidBy(member.post('/clan/create', { name: newWord('Wait '), tag: 'WAI' }))).toEqual([409, wait]);
    expect(await saidBy(member.post('/clan/leave'))).toEqual([409, 'You are in no clan']);
    await endRest(server.database);
    expect(await saidBy(member.post('/clan/join', { clanId }))).toEqual([200, null]);
  });

  it('51 the owner gives the clan away first; with the last member it ends, and its purse is burnt [L0215 L0252]', async () => {
    const { owner, clanId } = await addClan(server, 'Captain');
    await owner.post('/clan/update', { joinFee: 50, feeType: 'coin' });
    const mate = await addPerson(server, 'Mate', { coin: 50 });
    await letIn(owner, clanId, mate);
    expect(await saidBy(owner.post('/clan/leave'))).toEqual([409, 'Give the clan to another member before you leave']);
    expect((await owner.post('/clan/transfer', { memberId: mate.id })).body).toEqual({ success: true });
    expect((await infoOf(mate, clanId)).owner).toBe(mate.id);
    expect((await mate.get('/clan/settings')).status).toBe(200);
    expect(await saidBy(owner.post('/clan/leave'))).toEqual([200, null]);
    expect(await saidBy(mate.post('/clan/leave'))).toEqual([200, null]);
    expect(await saidBy(mate.get(`/clan/info/${clanId}`))).toEqual([404, 'This clan does not exist']);
  });

  it('51 being put out is the same, for a member alone [L0254]', async () => {
    const { owner, clanId } = await addClan(server, 'Kicker');
    const member = await addPerson(server, 'Kicked');
    await letIn(owner, clanId, member);
    expect(await saidBy(owner.post('/clan/manage/kick', { memberId: owner.id }))).toEqual([400, 'This is yourself']);
    expect((await owner.post('/clan/manage/kick', { memberId: member.id })).body).toEqual({ success: true });
    expect(await clanOf(member)).toBe(0);
    expect(await saidBy(owner.post('/clan/manage/kick', { memberId: member.id }))).toEqual([
      404,
      'This player is not in the clan',
    ]);
    expect((await member.post('/clan/join', { clanId })).status).toBe(409);
  });
});

describe('what people are told', () => {
  it('an owner of a request, a player of being let in and put out, wherever they are', async () => {
    const { owner, clanId, name } = await addClan(server, 'Teller');
    const player = await addPerson(server, 'Told');
    const heard = collectPlayerMessages(server, 'popup');
    await letIn(owner, clanId, player);
    await owner.post('/clan/manage/kick', { memberId: player.id });
    heard.stop();
    expect(heard.received).toEqual([
      { playerId: owner.id, kind: 'notice', key: 'clanRequest', params: { player: 'Told', clan: name } },
      { playerId: player.id, kind: 'notice', key: 'clanAccepted', params: { clan: name } },
      { playerId: player.id, kind: 'notice', key: 'clanKicked', params: { clan: name } },
    ]);
  });

  it('12 an owner who is banned for good gives the clan to whoever earned most; for a week it stays theirs', async () => {
    const judge = await signUpWith(server, 'clanjudge', GAME_MODERATOR_ROLE);
    const { owner, clanId } = await addClan(server, 'Banned');
    const [lazy, busy] = [await addPerson(server, 'Lazy_1'), await addPerson(server, 'Busy_1')];
    await letIn(owner, clanId, lazy);
    await letIn(owner, clanId, busy);
    await server.database.pool.query('update clan_member set earned = 5 where player_id = $1', [busy.id]);
    const ban = (until: string | null) =>
      judge.post('/gm/sanctions', { playerId: owner.id, kind: 'ban', reason: 'rude', until, reportId: null });
    expect((await ban(new Date(Date.now() + 6 * 86_400_000).toISOString())).status).toBe(200);
    expect((await infoOf(lazy, clanId)).owner).toBe(owner.id);
    expect((await ban(null)).status).toBe(200);
    expect((await infoOf(lazy, clanId)).owner).toBe(busy.id);
  });
});
