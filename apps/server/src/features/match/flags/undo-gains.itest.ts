import { expOfLevel, GAME_MODERATOR_ROLE, RANKED, seasonAt } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItems, readItems } from '#features/inventory';
import { countImbalances, post, runOperation } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { bookingOf, createRankedMatch, type RankedEnding } from '../../../testing/matches/ranked-matches.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
let names = 0;
const addPair = async (): Promise<[SignedIn, SignedIn]> => {
  const pair: [SignedIn, SignedIn] = [await signUpWith(server, `a_${++names}`), await signUpWith(server, `b_${names}`)];
  return pair;
};
const undo = (player: SignedIn, wish: { since?: string | null; all?: boolean } = {}) =>
  judge.post(`/gm/players/${player.id}/undo-gains`, { since: null, all: false, reason: 'A script', ...wish });
const AGES_AGO = { since: '2020-01-01T00:00:00Z', all: true };

/** Everything that a player has, wherever it stands. */
async function gainsOf({ id }: SignedIn) {
  const [profile] = await query(
    `select exp::int, wp, matches, wins, claimed_words, longest_word, s.best_combo, s.correct_words, s.best_wpm, s.alphabets,
      s.most_players from profile p left join player_stats s using (player_id) where player_id = $1`,
    id,
  );
  const boards = await query('select board, score from board_score where player_id = $1 order by board', id);
  const claims = await query('select word from word_claim where player_id = $1 order by word', id);
  const found = await query('select word from word_discovery where player_id = $1 order by word', id);
  const money = await query(
    'select currency, balance::int from wallet_account where player_id = $1 order by currency',
    id,
  );
  const categories = await query('select category, words from category_claim where player_id = $1 and words > 0', id);
  return { profile, boards, claims, found, money, categories };
}
let minute = 0;
async function play(first: SignedIn, second: SignedIn, words: readonly string[], extra: object = {}): Promise<string> {
  const endedAt = new Date(Date.parse('2026-03-04T10:00:00Z') + ++minute * 60_000);
  const match = createFinishedMatch(
    [
      createSeat(first.id, 1, createStats(words, { diamonds: 1, tiles: ['ING'], ...extra })),
      createSeat(second.id, 2, createStats([`LOSER${minute}`])),
    ],
    { endedAt, startedAt: new Date(endedAt.getTime() - 60_000) },
  );
  await server.composition.roomPorts.recordMatch(match);
  return match.matchId;
}

describe('taking back what a player gained', () => {
  it('50 leaves the player as if those matches had never been, and nobody else poorer', async () => {
    const [cheat, other] = await addPair();
    await play(cheat, other, ['KEPT', 'TWICE']);
    const [before, othersBefore] = [await gainsOf(cheat), await gainsOf(other)];
    minute += 60;
    const since = new Date(Date.parse('2026-03-04T10:00:00Z') + minute * 60_000).toISOString();
    await play(cheat, other, ['BANANA', 'STOLENWORD', 'TWICE', 'MUCHLONGERWORD'], { bestCombo: 77 });
    const othersAfter = await gainsOf(other);
    const { status, body } = await undo(cheat, { since, all: true });
    expect([status, body.undone]).toMatchObject([
      200,
      { matches: 1, coins: expect.any(Number), tiles: 1, discoveries: 3, opponents: 0 },
    ]);
    // The word that was played in both matches stays claimed: it is known when it was used last, not how often in which.
    expect(await gainsOf(cheat)).toEqual(before);
    expect(await gainsOf(other)).toEqual(othersAfter);
    expect(othersAfter).not.toEqual(othersBefore);
    expect(await readItems(server.database.db, cheat.id, 'tile')).toMatchObject([{ item: 'ING', count: 1 }]);
    expect(await countImbalances(server.database.db)).toBe(0);
    // Free for the next who plays it.
    const [finder] = await addPair();
    await play(finder, other, ['STOLENWORD']);
    expect((await gainsOf(finder)).found).toEqual([{ word: 'STOLENWORD' }]);
  });

  it('50 takes a bomb that dropped, and takes it off; one that came from elsewhere stays', async () => {
    const [cheat, other] = await addPair();
    await play(cheat, other, ['BOMBFALLS'], { bombs: 1 });
    const [found] = await readItems(server.database.db, cheat.id, 'bomb');
    await runOperation(
      server.database,
      { actor: 'test', key: `gift-${cheat.id}`, kind: 'gift', body: null },
      (tx, id) => addItems(tx, id, [{ playerId: cheat.id, kind: 'bomb', locale: '', item: '1005', count: 1 }]),
    );
    const { shop } = server.composition.roomPorts;
    const wear = (id: number) => shop.answer(cheat.id, { call: 'equip-bomb', message: { id } });
    expect(await wear(Number(found?.item))).toEqual({ success: true, keys: 0 });
    expect((await undo(cheat, AGES_AGO)).status).toBe(200);
    const worn = () => query('select bomb from profile where player_id = $1', cheat.id);
    expect(await worn()).toEqual([{ bomb: 0 }]);
    expect(await readItems(server.database.db, cheat.id, 'bomb')).toMatchObject([{ item: '1005', count: 1 }]);
    expect(await wear(Number(found?.item))).toEqual({ success: false, error: 'shop/not_owned' });
    await wear(1005);
    await play(cheat, other, ['BOMBAGAIN']);
    await undo(cheat, AGES_AGO);
    expect(await worn()).toEqual([{ bomb: 1005 }]);
  });

  it('50 takes the pay of flagged matches, never more than there is, once, with one entry of the log', async () => {
    const [cheat, other] = await addPair();
    await play(cheat, other, ['UNTYPED'], { untrusted: true, coins: 800, exp: 400 });
    const spent = { from: { playerId: cheat.id }, to: { system: 'shop' }, currency: 'coin', amount: 150 } as const;
    await runOperation(server.database, { actor: cheat.id, key: 'spent', kind: 'test', body: null }, (tx, id) =>
      post(tx, id, [spent]),
    );
    await query('update profile set exp = 50 where player_id = $1', cheat.id);
    expect((await undo(cheat)).body.undone).toMatchObject({ matches: 1, coins: 50, exp: 50, diamonds: 0 });
    expect((await gainsOf(cheat)).profile.exp).toBe(0);
    expect((await undo(cheat)).body.code).toBe('moderation/nothing_to_undo');
    const { entries } = (await judge.get(`/gm/audit?player=${cheat.id}`)).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'gains_undone',
      detail: { matches: 1, coins: 50, exp: 50, reason: 'A script' },
    });
    const { matches } = (await judge.get(`/gm/flags?player=${cheat.id}`)).body;
    expect(matches).toMatchObject([{ status: 'undone', decidedBy: expect.any(String) }]);
  });

  it('50 wants a day to begin with for matches that were not flagged, and notes them', async () => {
    const [cheat, other] = await addPair();
    const id = await play(cheat, other, ['NAMED']);
    for (const since of [null, 'yesterday'])
      expect((await undo(cheat, { since, all: true })).body.code).toBe('http/bad_request');
    expect((await undo(cheat)).body.code).toBe('moderation/nothing_to_undo');
    expect((await undo(cheat, AGES_AGO)).body.undone.matches).toBe(1);
    const { matches } = (await judge.get(`/gm/flags?player=${cheat.id}`)).body;
    expect(matches).toMatchObject([{ matchId: id, figures: null, status: 'undone' }]);
    expect((await cheat.get(`/match/${id}/flag`)).body.flag.status).toBe('undone');
  });

  it('50 puts the best of the other matches where a record was', async () => {
    const [cheat, other] = await addPair();
    await play(cheat, other, ['FAIRONE'], { bestCombo: 9 });
    await play(cheat, other, ['UNFAIR'], { bestCombo: 99 });
    const comboOf = async () =>
      (await query(`select score, match_id from board_score where board = 'combo' and player_id = $1`, cheat.id))[0];
    expect((await comboOf()).score).toBe(99);
    const since = new Date(Date.parse('2026-03-04T10:00:00Z') + minute * 60_000).toISOString();
    await undo(cheat, { since, all: true });
    expect((await comboOf()).score).toBe(9);
  });
});

describe('ranked points', () => {
  const addRankedPair = async (): Promise<[SignedIn, SignedIn]> => {
    const pair = await addPair();
    const ids = pair.map(({ id }) => id);
    await query('update profile set exp = $2 where player_id = any($1)', ids, expOfLevel(RANKED.leastLevel));
    return pair;
  };
  const duel = async (winner: SignedIn, loser: SignedIn, ending: Partial<RankedEnding> = {}): Promise<void> => {
    const booking = { ...bookingOf(winner.id, loser.id), locale: 'en-US' as const };
    await server.composition.roomPorts.ranked.book(booking);
    await server.composition.roomPorts.recordMatch(createRankedMatch(booking, { winner: winner.id, ...ending }));
  };
  const rankOf = async ({ id }: SignedIn) =>
    (
      await query(
        `select p.wp, r.rating, s.matches, s.wins from profile p left join ranked_rating r using (player_id)
         left join ranked_standing s using (player_id) where player_id = $1 order by s.season desc limit 1`,
        id,
      )
    )[0];
  const boardOf = async ({ id }: SignedIn, at: Date) =>
    (
      await query(
        `select score from board_score where board = 'wp:' || $2 and player_id = $1`,
        id,
        seasonAt(at.getTime()).id,
      )
    )[0]?.score;

  it('50 go back to opponents who stayed, hidden ratings too; who left keeps the loss', async () => {
    const [cheat, loser] = await addRankedPair();
    const [, leaver] = await addRankedPair();
    const endedAt = new Date('2026-05-10T12:05:00Z');
    await duel(cheat, loser, { endedAt });
    await duel(cheat, leaver, { endedAt, leavers: [leaver.id] });
    const left = await rankOf(leaver);
    expect(await rankOf(loser)).toMatchObject({ wp: 473 });
    const { undone } = (await undo(cheat, AGES_AGO)).body;
    expect(undone).toMatchObject({ matches: 2, opponents: 1 });
    expect(await rankOf(loser)).toMatchObject({ wp: 500, rating: expect.closeTo(1500, 6), matches: 0 });
    expect(await rankOf(leaver)).toEqual(left);
    expect(await rankOf(cheat)).toMatchObject({ wp: 500, rating: expect.closeTo(1500, 6), matches: 0, wins: 0 });
    expect([await boardOf(loser, endedAt), await boardOf(cheat, endedAt)]).toEqual([500, 500]);
  });

  it('50 of an earlier season go back as far as its turn has left them', async () => {
    const [cheat, loser] = await addRankedPair();
    const endedAt = new Date('2026-03-20T12:05:00Z');
    await duel(cheat, loser, { endedAt });
    // A match of the next season turns both.
    await duel(loser, cheat, { endedAt: new Date('2026-05-10T12:05:00Z') });
    const [before, cheatBefore] = [await rankOf(loser), await rankOf(cheat)];
    await undo(cheat, AGES_AGO);
    expect((await rankOf(loser)).wp - before.wp).toBe(Math.round(27 / 2));
    expect((await rankOf(cheat)).wp).toBe(Math.max(0, cheatBefore.wp - 25));
    expect(await boardOf(loser, endedAt)).toBe(500);
  });
});
