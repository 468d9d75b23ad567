import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import type { SignedIn } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addClan, addPerson, letIn } from '../testing/clan-people.ts';
import { clanWeekAt } from './clan-week.ts';
import { countClans } from './count-clans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let played = 0;
/** A match of two; what each of them got, in the order in which they are named. */
async function play(players: readonly SignedIn[], exps: readonly number[], endedAt = new Date()): Promise<number[]> {
  const before = await Promise.all(players.map(expOf));
  played += 1;
  const match = createFinishedMatch(
    players.map(({ id }, n) => createSeat(id, n + 1, createStats([`WORD${played}X${n}`], { exp: exps[n] ?? 0 }))),
    { endedAt, startedAt: new Date(endedAt.getTime() - 60_000) },
  );
  await server.composition.roomPorts.recordMatch(match);
  const after = await Promise.all(players.map(expOf));
  return after.map((exp, n) => exp - (before[n] ?? 0));
}
const expOf = async ({ id }: SignedIn): Promise<number> =>
  Number((await server.database.pool.query('select exp from profile where player_id = $1', [id])).rows[0].exp);
const infoOf = async (player: SignedIn, clanId: string) => (await player.get(`/clan/info/${clanId}`)).body;

describe('the exp of a clan', () => {
  it('is a tenth of what its members earn by matches while they are in it, and stays when they go', async () => {
    const { owner, clanId } = await addClan(server, 'Earner');
    const [member, other] = [await addPerson(server, 'Helper'), await addPerson(server, 'Rival')];
    await play([member, other], [400, 300]);
    await letIn(owner, clanId, member);
    expect((await infoOf(owner, clanId)).exp).toBe(0);
    const earned = { owner: 0, member: 0 };
    for (let n = 0; n < 3; n += 1) {
      const [ofOwner = 0, ofMember = 0] = await play([owner, member], [137 + n, 255]);
      earned.owner += ofOwner;
      earned.member += ofMember;
    }
    expect(earned.owner).toBeGreaterThan(0);
    const total = Math.floor((earned.owner + earned.member) / 10);
    const info = await infoOf(owner, clanId);
    expect([info.exp, info.mexp]).toEqual([
      total,
      { [owner.id]: Math.floor(earned.owner / 10), [member.id]: Math.floor(earned.member / 10) },
    ]);
    // Lists and boards know it a minute later.
    expect((await owner.get(`/clan/basic/${owner.id}`)).body.exp).toBe(0);
    await countClans({ database: server.database });
    expect((await owner.get(`/clan/basic/${owner.id}`)).body.exp).toBe(total);
    await member.post('/clan/leave');
    await play([member, other], [500, 0]);
    await countClans({ database: server.database });
    expect([(await infoOf(owner, clanId)).exp, (await owner.get(`/clan/basic/${owner.id}`)).body.exp]).toEqual([
      total,
      total,
    ]);
    const board = (await owner.get('/clan/board')).body;
    expect(board.own).toMatchObject({ id: clanId, score: total, rank: 1, is_own: true });
    expect(board.rows[0]).toMatchObject({ id: clanId, score: total });
  });

  it('stands beside its members on boards, with name and tag', async () => {
    const { owner, clanId, name, tag } = await addClan(server, 'Boarded');
    const rival = await addPerson(server, 'Unboarded');
    await play([owner, rival], [900, 800]);
    await server.composition.refreshBoards();
    await countClans({ database: server.database });
    const { exp } = await infoOf(owner, clanId);
    expect(exp).toBeGreaterThan(0);
    const { rows } = (await rival.get('/leaderboard/exp')).body;
    const extraOf = (id: string) => rows.find((row: { id: string }) => row.id === id)?.extra;
    expect([extraOf(owner.id), extraOf(rival.id)]).toEqual([
      { tag, exp, name },
      { tag: '', exp: 0, name: '' },
    ]);
  });

  it('is taken back with the gains of a cheat, as far as that one still is a member', async () => {
    const { owner, clanId } = await addClan(server, 'Cheated');
    const rival = await addPerson(server, 'Honest_1');
    const [gained = 0] = await play([owner, rival], [500, 10]);
    const { takeEarned } = await import('./earned.repository.ts');
    await server.database.transact((tx) => takeEarned(tx, owner.id, gained));
    expect((await infoOf(owner, clanId)).exp).toBe(0);
  });
});

describe('the week of clans', () => {
  it('counts the five best matches of each member and the ten best members; the last week’s three are shown', async () => {
    const { owner, clanId } = await addClan(server, 'Weekly');
    const rival = await addClan(server, 'Lazy');
    const gains: number[] = [];
    for (const exp of [100, 700, 300, 200, 600, 500, 400])
      gains.push((await play([owner, rival.owner], [exp, 5]))[0] ?? 0);
    await countClans({ database: server.database });
    const best = gains.toSorted((one, other) => other - one).slice(0, 5);
    const week = (await owner.get('/clan/week')).body;
    const now = clanWeekAt(new Date());
    expect([week.week, week.endsAt, week.best]).toEqual([now.week, now.endsAt.toISOString(), best]);
    const points = best.reduce((sum, one) => sum + one, 0);
    expect(week.own).toMatchObject({ id: clanId, score: points });
    expect(week.rows.find(({ id }: { id: string }) => id === clanId)).toMatchObject({ score: points, is_own: true });
    // Twelve more members: the ten best count.
    await server.database.pool.query(
      `insert into clan_week_member (week, clan_id, player_id, best, points)
       select $1::date, $2, p.player_id, array[1000 + n], 1000 + n
       from (select player_id, row_number() over ()::int as n from account where player_id <> $3 limit 12) p`,
      [now.week, rival.clanId, rival.owner.id],
    );
    await countClans({ database: server.database });
    const { rows } = await server.database.pool.query(
      'select points::int from clan_week where clan_id = $1 and week = $2',
      [rival.clanId, now.week],
    );
    const made =
      (
        await server.database.pool.query('select count(*)::int as n from clan_week_member where clan_id = $1', [
          rival.clanId,
        ])
      ).rows[0].n - 1;
    const counted = Array.from({ length: made }, (_, n) => 1001 + n)
      .toSorted((one, other) => other - one)
      .slice(0, 10);
    const ownPoints = (
      await server.database.pool.query('select points from clan_week_member where clan_id = $1 and player_id = $2', [
        rival.clanId,
        rival.owner.id,
      ])
    ).rows[0].points;
    const all = [...counted, Number(ownPoints)].toSorted((one, other) => other - one).slice(0, 10);
    expect(rows[0].points).toBe(all.reduce((sum, one) => sum + one, 0));
    // A week later.
    await server.database.pool.query('update clan_week set week = week - 7');
    const top = (await rival.owner.get('/clan/week/top')).body;
    expect(top.week).toBe(clanWeekAt(new Date(), 1).week);
    expect(top.rows.slice(0, 2).map(({ id, rank }: { id: string; rank: number }) => [id, rank])).toEqual([
      [rival.clanId, 1],
      [clanId, 2],
    ]);
    const last = (await owner.get('/clan/week?last=true')).body;
    expect(last.own).toMatchObject({ id: clanId, score: points, rank: 2 });
  });

  it('begins on Monday, UTC', () => {
    expect(clanWeekAt(new Date('2026-03-01T23:59:59Z'))).toEqual({
      week: '2026-02-23',
      endsAt: new Date('2026-03-02T00:00:00Z'),
    });
    expect(clanWeekAt(new Date('2026-03-02T00:00:00Z')).week).toBe('2026-03-02');
    expect(clanWeekAt(new Date('2026-03-04T12:00:00Z'), 1).week).toBe('2026-02-23');
  });
});
