import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { expOfLevel, RANKED, SHOWN_POINTS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { bookingOf, createRankedMatch, type RankedEnding } from '../../../testing/matches/ranked-matches.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let pairs = 0;
/** Two who may play ranked. */
async function addPair(): Promise<[SignedIn, SignedIn]> {
  pairs += 1;
  const pair: [SignedIn, SignedIn] = [
    await signUpWith(server, `anna_${pairs}`),
    await signUpWith(server, `ben_${pairs}`),
  ];
  await query('update profile set exp = $2 where player_id = any($1)', [
    pair.map(({ id }) => id),
    expOfLevel(RANKED.leastLevel),
  ]);
  return pair;
}
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const wpOf = async ({ id }: SignedIn) => (await query('select wp from profile where player_id = $1', [id]))[0].wp;

/** The two play, and the result is kept. */
async function play(one: SignedIn, other: SignedIn, ending: Partial<RankedEnding> = {}) {
  const { roomPorts } = server.composition;
  const booking = { ...bookingOf(one.id, other.id), locale: 'en-US' as const };
  expect(await roomPorts.ranked.book(booking)).toBe(true);
  const match = createRankedMatch(booking, { winner: one.id, endedAt: server.clock.now(), ...ending });
  const recorded = await roomPorts.recordMatch(match);
  return { match, recorded, changeOf: ({ id }: SignedIn) => recorded.players[id]?.wp?.change ?? null };
}

describe('a ranked match', () => {
  it('moves the points of both, on every place that shows them [L0375]', async () => {
    const [anna, ben] = await addPair();
    expect([anna.user.wp, ben.user.wp]).toEqual([500, 500]);
    const { received, stop } = collectPlayerMessages(server, 'changed');
    const { match, recorded, changeOf } = await play(anna, ben);
    stop();
    const [won, lost] = [changeOf(anna) ?? 0, changeOf(ben) ?? 0];
    // Both begin in the middle: the winner’s target is far above 500, the loser’s below the winner’s.
    expect([won >= 22, lost < 0]).toEqual([true, true]);
    expect(recorded.players[anna.id]?.wp).toEqual({ points: 500 + won, change: won });
    expect([await wpOf(anna), await wpOf(ben)]).toEqual([500 + won, 500 + lost]);
    expect(received).toHaveLength(2);
    expect(received).toEqual(expect.arrayContaining([{ playerId: anna.id }, { playerId: ben.id }]));
    const detail = (await anna.get(`/match/${match.matchId}`)).body.match;
    expect(detail).toMatchObject({ ranked: true, stats: { [anna.id]: { wp: won }, [ben.id]: { wp: lost } } });
    expect((await anna.get('/me')).body.user).toMatchObject({ wp: 500 + won });
    const board = (await anna.get('/leaderboard/wp')).body;
    expect(board.rows.filter(({ id }: { id: string }) => [anna.id, ben.id].includes(id))).toMatchObject([
      { id: anna.id, score: 500 + won },
      { id: ben.id, score: 500 + lost },
    ]);
    expect(board.localPlayer).toMatchObject({ score: 500 + won });
    expect((await ben.get('/ranked/rank')).body).toMatchObject({
      wp: 500 + lost,
      matches: 1,
      wins: 0,
      leastLevel: 5,
      lockedUntil: null,
      timeline: [{ at: match.endedAt.toISOString(), wp: 500 + lost }],
    });
  });

  it('counts however short it was, but pays nothing then', async () => {
    const [anna, ben] = await addPair();
    const exp = expOfLevel(RANKED.leastLevel);
    const { match, recorded, changeOf } = await play(anna, ben, { turns: 1 });
    expect(recorded.recorded).toBe(true);
    expect(changeOf(anna)).toBeGreaterThan(0);
    expect(recorded.players[anna.id]).toMatchObject({ gainedCoins: 0, gainedExp: 0, discovered: 0, exp, level: 5 });
    expect(await query('select matches, exp from profile where player_id = $1', [anna.id])).toEqual([
      { matches: 0, exp },
    ]);
    expect((await anna.get('/ranked/history')).body.histories).toMatchObject([{ id: match.matchId }]);
  });

  it('that somebody left is their loss, 10 points more, and a lock; both leaving costs no points', async () => {
    const [[anna, ben], [clara, dora], [emil, fritz]] = [await addPair(), await addPair(), await addPair()];
    const fair = await play(anna, ben);
    const left = await play(clara, dora, { leavers: [dora.id] });
    expect(left.changeOf(dora)).toBe((fair.changeOf(ben) ?? 0) - 10);
    expect(left.changeOf(clara)).toBe(fair.changeOf(anna));
    expect((await dora.get('/ranked/rank')).body.lockedUntil).toBe(
      new Date(left.match.endedAt.getTime() + 120_000).toISOString(),
    );
    const { admit } = server.composition.roomPorts.ranked;
    expect(await admit(dora.id, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
    expect(await admit(clara.id, 'en-US')).toMatchObject({ ok: true });
    const both = await play(emil, fritz, { leavers: [emil.id, fritz.id] });
    expect([both.changeOf(emil), both.changeOf(fritz)]).toEqual([0, 0]);
    for (const { id } of [emil, fritz])
      expect(await admit(id, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
  });

  it('without a winner, or won by input that no person typed, moves nobody; whoever types so still loses', async () => {
    const [anna, ben] = await addPair();
    const draw = await play(anna, ben, { winner: null });
    expect([draw.changeOf(anna), draw.changeOf(ben)]).toEqual([0, 0]);
    const cheated = await play(anna, ben, { untrusted: [anna.id] });
    expect([cheated.changeOf(anna), cheated.changeOf(ben)]).toEqual([0, 0]);
    expect((await anna.get('/ranked/rank')).body).toMatchObject({ wp: 500, matches: 2, wins: 0 });
    const lost = await play(ben, anna, { untrusted: [anna.id] });
    expect([lost.changeOf(anna), lost.changeOf(ben)]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(lost.changeOf(anna)).toBeLessThan(0);
  });

  it('50 that a player left is lost by the leaver, whoever wins: a winner whom no person typed for gains nothing', async () => {
    const [anna, ben] = await addPair();
    const cheated = await play(anna, ben, { untrusted: [anna.id], leavers: [ben.id] });
    const [clara, dora] = await addPair();
    const fair = await play(clara, dora, { leavers: [dora.id] });
    expect([cheated.changeOf(anna), cheated.changeOf(ben)]).toEqual([0, fair.changeOf(dora)]);
    expect(cheated.changeOf(ben)).toBeLessThanOrEqual(-SHOWN_POINTS.leastLoss - SHOWN_POINTS.leaving);
    const { admit } = server.composition.roomPorts.ranked;
    expect(await admit(ben.id, 'en-US')).toMatchObject({ ok: false, refusal: 'locked' });
    expect((await anna.get('/ranked/rank')).body).toMatchObject({ wp: 500, matches: 1, wins: 0 });
  });

  it('that was called off while it ran leaves nothing at all', async () => {
    const [anna, ben] = await addPair();
    const { roomPorts } = server.composition;
    const booking = { ...bookingOf(anna.id, ben.id), locale: 'en-US' as const };
    await roomPorts.ranked.book(booking);
    await roomPorts.ranked.callOffProcess(booking.processId);
    const recorded = await roomPorts.recordMatch(createRankedMatch(booking, { winner: anna.id }));
    expect(recorded).toEqual({ recorded: false, players: {} });
    expect([await wpOf(anna), (await anna.get('/ranked/history')).body.histories]).toEqual([500, []]);
    expect((await anna.get(`/match/${booking.matchId}`)).status).toBe(404);
  });

  it('never takes points below 0', async () => {
    const [anna, ben] = await addPair();
    await query('update profile set wp = 4 where player_id = $1', [ben.id]);
    const { changeOf } = await play(anna, ben, { leavers: [ben.id] });
    expect(changeOf(ben)).toBe(-4);
    expect(await wpOf(ben)).toBe(0);
  });

  it('knows each language’s rating for itself', async () => {
    const [anna, ben] = await addPair();
    await play(anna, ben);
    const { admit } = server.composition.roomPorts.ranked;
    const english = await admit(anna.id, 'en-US');
    expect(english).toMatchObject({ ok: true });
    expect(english.ok && english.rating).toBeGreaterThan(1500);
    expect(await admit(anna.id, 'fr-FR')).toMatchObject({ ok: true, rating: 1500 });
  });
});

describe('the ranked history', () => {
  it('has both players with their points, the winner and the times; both lists agree [L0109 L0260 L0261]', async () => {
    const [anna, ben] = await addPair();
    const first = await play(anna, ben);
    const second = await play(ben, anna);
    const { ranked } = server.composition.roomPorts;
    const forfeited = { ...bookingOf(anna.id, ben.id), locale: 'en-US' as const };
    await ranked.book(forfeited);
    await ranked.forfeit(forfeited.matchId, [ben.id]);
    await server.database.pool.query('update profile set frame = 8 where player_id = $1', [ben.id]);
    const { histories } = (await anna.get('/ranked/history')).body;
    expect(histories.map(({ id }: { id: string }) => id)).toEqual([
      forfeited.matchId,
      second.match.matchId,
      first.match.matchId,
    ]);
    const before = 500 + (first.changeOf(anna) ?? 0);
    expect(histories[1]).toEqual({
      id: second.match.matchId,
      player1: {
        playerId: ben.id,
        displayName: ben.username,
        avatar: ben.user.avatar,
        frame: 8,
        wp: 500 + (first.changeOf(ben) ?? 0) + (second.changeOf(ben) ?? 0),
        diffWp: second.changeOf(ben),
      },
      player2: {
        playerId: anna.id,
        displayName: anna.username,
        avatar: anna.user.avatar,
        frame: 0,
        wp: before + (second.changeOf(anna) ?? 0),
        diffWp: second.changeOf(anna),
      },
      winner: ben.id,
      startTime: second.match.startedAt.toISOString(),
      endTime: second.match.endedAt.toISOString(),
    });
    const paged = (await anna.get(`/match/history?playerId=${anna.id}&ranked=true`)).body;
    expect(paged.total).toBe(3);
    const own = (entry: (typeof histories)[number]) =>
      entry.player1.playerId === anna.id ? entry.player1 : entry.player2;
    expect(
      paged.history.map(({ id, winner, endTime, diffWp }: Record<string, unknown>) => ({
        id,
        winner,
        endTime,
        diffWp,
      })),
    ).toEqual(
      histories.map((entry: (typeof histories)[number]) => ({
        id: entry.id,
        winner: entry.winner,
        endTime: entry.endTime,
        diffWp: own(entry).diffWp,
      })),
    );
    expect((await ben.get('/ranked/history')).body.histories).toEqual(histories);
  });

  it('is not for guests, and shows the last twenty', async () => {
    const { body } = await server.call('POST', '/api/auth/guest', {});
    for (const path of ['/ranked/history', '/ranked/rank'])
      expect((await server.call('GET', `/api${path}`, undefined, { token: body.token })).status).toBe(401);
    const [anna, ben] = await addPair();
    for (let n = 0; n < 21; n++) await play(anna, ben);
    expect((await anna.get('/ranked/history')).body.histories).toHaveLength(20);
    expect((await anna.get('/ranked/rank')).body.timeline).toHaveLength(21);
  });

  it('calls a player who was erased nobody, and takes away what was theirs alone', async () => {
    const [anna, ben] = await addPair();
    await play(anna, ben);
    await anna.post('/ranked/perk', { perk: 'luck' });
    const { ranked } = (await anna.get('/account/export')).body.account;
    expect(ranked).toMatchObject({
      perk: 'luck',
      seasons: [{ matches: 1, wins: 1, start_points: 500 }],
      ratings: [{ locale: 'en-US' }],
      matches: [{ change: expect.any(Number) }],
    });
    await anna.post('/account/delete', { username: anna.username });
    const [entry] = (await ben.get('/ranked/history')).body.histories;
    expect(entry.player1.displayName).toBe('Deleted player');
    for (const table of ['ranked_player', 'ranked_standing', 'ranked_rating'])
      expect(await query(`select 1 from ${table} where player_id = $1`, [anna.id])).toEqual([]);
  });

  it('keeps nothing of a player who was erased while the match ran; the other one has won or lost all the same', async () => {
    const [anna, ben] = await addPair();
    await anna.post('/account/delete', { username: anna.username });
    const { changeOf } = await play(anna, ben);
    expect(changeOf(ben)).toBeLessThan(0);
    for (const table of ['ranked_player', 'ranked_standing', 'ranked_rating', 'board_score'])
      expect(await query(`select 1 from ${table} where player_id = $1`, [anna.id])).toEqual([]);
  });
});

describe('the rating of free-for-all rooms', () => {
  it('is kept apart from ranked points, and only where everybody plays for themselves', async () => {
    const { roomPorts } = server.composition;
    const [[anna, ben], [clara]] = [await addPair(), await addPair()];
    const seats = (rightWords = 1) =>
      [anna, ben, clara].map(({ id }, n) =>
        createSeat(id, n + 1, createStats([], { correctWords: n === 1 ? rightWords : 0 })),
      );
    const elos = async (match: Parameters<typeof roomPorts.recordMatch>[0]) => {
      const { players } = await roomPorts.recordMatch(match);
      return [anna, ben, clara].map(({ id }) => players[id]?.rating);
    };
    const [first = 0, second = 0, third = 0] = await elos(createFinishedMatch(seats()));
    expect([first > second, second > third, third > 0]).toEqual([true, true, true]);
    expect(await wpOf(anna)).toBe(500);
    const untouched = [
      createFinishedMatch(seats(), { rules: { mode: 8 } }),
      createFinishedMatch(seats(), { rules: { mode: 3 } }),
      createFinishedMatch(seats(), { rules: { mode: 99 } }),
      createFinishedMatch(seats(), { rules: { scenario: 5 } }),
      createFinishedMatch(seats(), { winner: null }),
      // Nobody had anything right but a bot: two who idle beside it earn nothing by that.
      createFinishedMatch([createSeat(null, 1, createStats(['RIGHT'])), ...seats(0)]),
    ];
    for (const match of untouched) expect(await elos(match)).toEqual([0, 0, 0]);
    const [again = 0] = await elos(createFinishedMatch(seats()));
    expect(again).toBeGreaterThan(first);
    expect(await query('select matches from ffa_rating where player_id = $1', [anna.id])).toEqual([{ matches: 2 }]);
    const alone = createFinishedMatch([createSeat(anna.id, 1, createStats([])), createSeat(null, 2, createStats([]))]);
    expect((await roomPorts.recordMatch(alone)).players[anna.id]?.rating).toBe(0);
  });
});
