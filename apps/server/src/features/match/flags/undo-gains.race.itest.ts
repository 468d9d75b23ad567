import { expOfLevel, GAME_MODERATOR_ROLE, RANKED } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { bookingOf, createRankedMatch } from '../../../testing/matches/ranked-matches.ts';
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
const undo = (player: SignedIn) =>
  judge.post(`/gm/players/${player.id}/undo-gains`, { since: '2020-01-01T00:00:00Z', all: true, reason: 'A script' });
const record = (first: SignedIn, second: SignedIn, word: string) =>
  server.composition.roomPorts.recordMatch(
    createFinishedMatch([createSeat(first.id, 1, createStats([word])), createSeat(second.id, 2, createStats([]))]),
  );
/** Coins, exp, wins, words, discoveries and boards of a player, as one text. */
const everythingOf = async ({ id }: SignedIn): Promise<string> =>
  JSON.stringify(
    await query(
      `select p.exp, p.wins, p.matches, p.claimed_words, p.wp,
        (select array_agg(balance order by currency) from wallet_account where player_id = $1) as money,
        (select count(*) from word_discovery where player_id = $1) as found,
        (select array_agg(board || ' ' || score order by board) from board_score where player_id = $1) as boards
      from profile p where player_id = $1`,
      id,
    ),
  );

it('50 twenty clicks at once take back once', async () => {
  const [cheat, other] = [await signUpWith(server, 'clicked'), await signUpWith(server, 'beside')];
  const fresh = await everythingOf(cheat);
  for (const word of ['ONE', 'TWO', 'THREE']) await record(cheat, other, word);
  const clicks = await Promise.all(Array.from({ length: 20 }, () => undo(cheat)));
  expect(clicks.filter(({ status }) => status === 200).map(({ body }) => body.undone.matches)).toEqual([3]);
  expect(clicks.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array.from({ length: 19 }, () => 'moderation/nothing_to_undo'),
  );
  expect(await everythingOf(cheat)).toBe(fresh);
  expect(await query(`select 1 from audit_entry where target_id = $1`, cheat.id)).toHaveLength(1);
  expect(await countImbalances(server.database.db)).toBe(0);
});

it('50 results that come in meanwhile count wholly or are taken back wholly', async () => {
  const [cheat, other] = [await signUpWith(server, 'playing'), await signUpWith(server, 'against')];
  const fresh = await everythingOf(cheat);
  await Promise.all([
    ...Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0 ? record(cheat, other, `W${n}`) : record(other, cheat, `V${n}`),
    ),
    ...Array.from({ length: 4 }, () => undo(cheat)),
  ]);
  await undo(cheat);
  expect(await everythingOf(cheat)).toBe(fresh);
  const [{ wins }] = await query('select wins from profile where player_id = $1', other.id);
  expect(wins).toBe(6);
  expect(await countImbalances(server.database.db)).toBe(0);
});

it('50 opponents get their points back once, also while their season turns and they play on', async () => {
  const players = await Promise.all(['cheater', 'loser_1', 'loser_2'].map((name) => signUpWith(server, name)));
  const [cheat, ...losers] = players as [SignedIn, SignedIn, SignedIn];
  const ids = players.map(({ id }) => id);
  await query('update profile set exp = $2 where player_id = any($1)', ids, expOfLevel(RANKED.leastLevel));
  for (const loser of losers) {
    const booking = { ...bookingOf(cheat.id, loser.id), locale: 'en-US' as const };
    await server.composition.roomPorts.ranked.book(booking);
    const endedAt = new Date('2026-03-20T12:05:00Z');
    await server.composition.roomPorts.recordMatch(createRankedMatch(booking, { winner: cheat.id, endedAt }));
  }
  // Whoever asks for their rank is turned into the season that runs.
  const asks = players.flatMap((player) => Array.from({ length: 4 }, () => player.get('/ranked/rank')));
  const [, ...undone] = await Promise.all([Promise.all(asks), ...Array.from({ length: 6 }, () => undo(cheat))]);
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await query('select wp from profile where player_id = any($1)', ids);
  // Rounding of the halves aside, everybody has what a beginner has.
  for (const { wp } of rows) expect(Math.abs(wp - RANKED.startPoints)).toBeLessThanOrEqual(1);
  const seasonRecords = await query('select matches, wins from ranked_standing where player_id = any($1)', ids);
  expect(seasonRecords.every(({ matches, wins }) => matches === 0 && wins === 0)).toBe(true);
});
