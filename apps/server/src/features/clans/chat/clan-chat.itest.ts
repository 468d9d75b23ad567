import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { lastReport } from '../../moderation/takedowns/testing/reported.ts';
import { addClan, addPerson, letIn, saidBy } from '../testing/clan-people.ts';
import { forgetLines } from './line.repository.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

const say = (player: SignedIn, message: string, k?: string) =>
  player.post('/clan/chat/send', { message, ...(k ? { k } : {}) });
const linesOf = async (player: SignedIn): Promise<string[]> =>
  (await player.get('/clan/chat')).body.lines.map(({ message }: { message: string }) => message).toReversed();
/** A clan with people in it, who is told what is noted. */
async function addTalk(name: string) {
  const { owner, clanId } = await addClan(server, name);
  const [one, other] = [await addPerson(server, `${name}_1`), await addPerson(server, `${name}_2`)];
  await letIn(owner, clanId, one);
  await letIn(owner, clanId, other);
  return { owner, one, other, clanId };
}

describe('the chat of a clan', () => {
  it('reaches its members live, and is read again by them alone', async () => {
    const { owner, one, other, clanId } = await addTalk('Talk');
    const heard = collectPlayerMessages(server, 'clan');
    const answer = await say(one, 'Hello all', 'nonce-00001');
    expect(answer.body).toEqual({
      n: expect.any(Number),
      id: one.id,
      displayName: 'Talk_1',
      avatar: one.user.avatar,
      frame: 0,
      playerType: 0,
      message: 'Hello all',
      at: expect.any(String),
      k: 'nonce-00001',
    });
    expect((await say(one, 'Hello all', 'nonce-00001')).body.n).toBe(answer.body.n);
    expect(await saidBy(say(one, 'Something else', 'nonce-00001'))).toEqual([
      409,
      'This request was already used for something else',
    ]);
    const told = heard.received as { playerId: string; clan: string; line?: { message: string; k?: string } }[];
    heard.stop();
    expect(new Set(told.map(({ playerId, clan, line }) => [playerId, clan, line?.message, line?.k]))).toEqual(
      new Set(
        [owner, one, other].map(({ id }) => [id, clanId, 'Hello all', id === one.id ? 'nonce-00001' : undefined]),
      ),
    );
    expect(await linesOf(other)).toEqual(['Hello all']);
    const stranger = await addPerson(server, 'Eavesdrop');
    expect(await saidBy(stranger.get('/clan/chat'))).toEqual([409, 'You are in no clan']);
    expect(await saidBy(say(stranger, 'Let me in'))).toEqual([409, 'You are in no clan']);
    await owner.post('/clan/manage/kick', { memberId: other.id });
    expect((await other.get('/clan/chat')).status).toBe(409);
    expect((await say(other, 'One more thing')).status).toBe(409);
    expect(
      (await server.database.pool.query('select count(*)::int as n from clan_line where clan_id = $1', [clanId]))
        .rows[0].n,
    ).toBe(1);
  });

  it('wants words, not too many, and none of who is muted; bad ones are stars for others', async () => {
    const { owner, one } = await addTalk('Rules');
    expect(await saidBy(say(one, '   '))).toEqual([400, 'Please write a message']);
    expect(await saidBy(say(one, 'x'.repeat(301)))).toEqual([400, 'A message may have at most 300 letters']);
    await say(one, 'what the fuck');
    expect(await linesOf(owner)).toEqual(['what the ****']);
    expect(await linesOf(one)).toEqual(['what the fuck']);
    await judge.post('/gm/sanctions', { playerId: one.id, kind: 'mute', reason: 'rude', until: null, reportId: null });
    expect(await saidBy(say(one, 'Still here'))).toEqual([403, 'You are muted.']);
  });

  it('hides the lines of whom one has blocked, both ways', async () => {
    const { owner, one, other } = await addTalk('Blocks');
    await owner.post('/blocks', { playerId: one.id, kind: 'block', on: true });
    await say(one, 'from one');
    await say(owner, 'from the owner');
    await say(other, 'from the other');
    expect(await linesOf(owner)).toEqual(['from the owner', 'from the other']);
    expect(await linesOf(one)).toEqual(['from one', 'from the other']);
    expect(await linesOf(other)).toEqual(['from one', 'from the owner', 'from the other']);
    await owner.post('/blocks', { playerId: one.id, kind: 'block', on: false });
    expect(await linesOf(owner)).toEqual(['from one', 'from the owner', 'from the other']);
  });

  it('keeps 200 lines and 30 days, a page after the other', async () => {
    const { owner, clanId } = await addTalk('Kept');
    await server.database.pool.query(
      `insert into clan_line (clan_id, sender_id, text, said_at)
       select $1, $2, 'line ' || n, now() - make_interval(mins => 300 - n) from generate_series(1, 230) n`,
      [clanId, owner.id],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await owner.get(`/clan/chat${cursor === null ? '' : `?c=${cursor}`}`);
      seen.push(...body.lines.map(({ message }: { message: string }) => message));
      cursor = body.c;
    } while (cursor !== null);
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([200, 'line 230', 'line 31']);
    const count = async () =>
      (await server.database.pool.query('select count(*)::int as n from clan_line where clan_id = $1', [clanId]))
        .rows[0].n;
    await server.database.transact((tx) => forgetLines(tx, new Date()));
    expect(await count()).toBe(200);
    await server.database.pool.query("update clan_line set said_at = now() - interval '31 days' where clan_id = $1", [
      clanId,
    ]);
    expect(await linesOf(owner)).toEqual([]);
    await server.database.transact((tx) => forgetLines(tx, new Date()));
    expect(await count()).toBe(0);
  });

  it('54 erasing its writer leaves empty lines', async () => {
    const { owner, one } = await addTalk('Erased');
    await say(one, 'remember me');
    expect((await one.post('/account/delete', { username: 'Erased_1' })).status).toBe(200);
    const { body } = await owner.get('/clan/chat');
    expect(body.lines).toMatchObject([{ id: null, message: '' }]);
  });
});

describe('the log', () => {
  it('tells members the last 20 deeds, the latest first', async () => {
    const { owner, one, other } = await addTalk('Logged');
    await owner.post('/clan/update', { joinFee: 5 });
    await owner.post('/clan/manage/kick', { memberId: other.id });
    const { deeds } = (await one.get('/clan/log')).body;
    expect(
      deeds.map(({ kind, by, player }: { kind: string; by: { id: string } | null; player: { id: string } | null }) => [
        kind,
        by?.id,
        player?.id,
      ]),
    ).toEqual([
      ['kicked', owner.id, other.id],
      ['settings_changed', owner.id, undefined],
      ['accepted', owner.id, other.id],
      ['accepted', owner.id, one.id],
      ['founded', owner.id, undefined],
    ]);
    for (let n = 0; n < 30; n += 1) await owner.post('/clan/update', { joinFee: n });
    expect((await one.get('/clan/log')).body.deeds).toHaveLength(20);
    expect((await other.get('/clan/log')).status).toBe(409);
  });
});

describe('what the staff takes down', () => {
  const report = (by: SignedIn, target: SignedIn, subject: { kind: string; id: string }) =>
    by.post('/report', {
      id: target.id,
      reason: '',
      chat: [],
      categories: ['language'],
      language: 'en-US',
      roomId: null,
      subject,
    });

  it('a name, a tag, a description and a line are hidden from all, with notice and appeal, and come back from the copy', async () => {
    const { owner, one, clanId } = await addTalk('Rude');
    const line = (await say(owner, 'something bad')).body;
    const info = async () => (await one.get(`/clan/info/${clanId}`)).body;
    const before = await info();
    const shown = async (kind: string): Promise<string> => {
      const { name, tag, description } = await info();
      return { clanName: name, clanTag: tag, clanDescription: description }[kind] ?? (await linesOf(one))[0] ?? '';
    };
    for (const [kind, id, copy, neutral] of [
      ['clanName', clanId, before.name, 'Clan'],
      ['clanTag', clanId, before.tag, ''],
      ['clanDescription', clanId, before.description, ''],
      ['clanLine', String(line.n), 'something bad', ''],
    ] as const) {
      // Somebody who has not written it is not reported for it.
      expect((await report(owner, one, { kind, id })).body.code).toBe('report/subject_gone');
      expect((await report(one, owner, { kind, id })).status).toBe(200);
      const reportId = await lastReport(server, owner.id);
      const stateOf = async () => (await judge.get(`/gm/reports/${reportId}`)).body.subject;
      expect(await stateOf()).toMatchObject({ kind, id, copy, state: 'shown' });
      expect((await judge.post(`/gm/reports/${reportId}/take-down`, { reason: 'Rude' })).body.success).toBe(true);
      expect(await shown(kind)).toBe(neutral);
      expect((await owner.get('/hidden-content')).body.hidden).toMatchObject([{ kind }]);
      const { takedownId } = await stateOf();
      expect((await judge.post(`/gm/sanctions/${takedownId}/lift`, { reason: 'A mistake' })).status).toBe(200);
      expect(await shown(kind)).toBe(copy);
    }
    expect((await one.get(`/clan/available?q=${encodeURIComponent(before.name)}`)).body.clans).toHaveLength(1);
  });
});
