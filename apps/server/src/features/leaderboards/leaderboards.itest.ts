import { type MatchRules, MODES, type PlayerStats, seasonAt } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPlayedWords } from '#features/words';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ban, liftBan } from '../../testing/people/staff.ts';
import { keepBoardScores } from './board-score.repository.ts';
import { pointsBoard } from './boards.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  // Beyond what is held in memory for a moment.
  server.clock.forward(3);
});
afterAll(() => server.close());

const get = async (path: string, token: string) => (await server.call('GET', `/api${path}`, undefined, { token })).body;
const board = (name: string, token: string) => get(`/leaderboard/${name}`, token);
interface Result {
  readonly stats?: Partial<PlayerStats>;
  readonly words?: readonly string[];
  readonly alphabets?: number;
  readonly score?: number;
}

/** A finished match of these players, the first won. */
async function play(
  results: Readonly<Record<string, Result>>,
  { rules, bots = 0 }: { readonly rules?: Partial<MatchRules>; readonly bots?: number } = {},
): Promise<string> {
  const people = Object.entries(results).map(([id, { stats, words = [], alphabets = 0, score }], n) => ({
    ...createSeat(id, n + 1, createStats(words, stats)),
    alphabets,
    scenarioScore: score ?? null,
  }));
  const others = Array.from({ length: bots }, (_, n) => createSeat(null, people.length + n + 1, createStats([])));
  server.clock.forward(3);
  const endedAt = server.clock.now();
  const match = createFinishedMatch([...people, ...others], {
    ...(rules === undefined ? {} : { rules }),
    startedAt: new Date(endedAt.getTime() - 90_000),
    endedAt,
  });
  await server.composition.roomPorts.recordMatch(match);
  return match.matchId;
}
/** Strangers who have reached 100 on a board, in the order of their names. */
const addRows = (name: string, prefix: string, count: number) =>
  server.database.pool.query(
    `with a as (insert into account (player_id, username, username_fold, username_skeleton)
       select p, p, p, p from (select $2 || lpad(n::text, 12 - length($2), '0') as p from generate_series(1, $3::int) n) g
       returning player_id),
     p as (insert into profile (player_id, display_name, avatar, locale)
       select player_id, player_id, 'x', 'en-US' from a)
     insert into board_score (board, player_id, score, place_by, reached_at)
     select $1, player_id, 100, -100, '2026-01-01T00:00:00Z' from a`,
    [name, prefix, count],
  );
const placesOf = ({ rows }: { rows: { user_id: string; score: number }[] }) =>
  rows.map(({ user_id, score }) => [user_id, score]);

describe('a board', () => {
  it('lists players with everything that a row shows, and where the caller stands [L0107 L0258 L0259 R0161]', async () => {
    const [anna, bert] = [await server.signUp('row_anna'), await server.signUp('row_bert')];
    const matchId = await play({
      [anna.user.id]: { stats: { bestCombo: 41 } },
      [bert.user.id]: { stats: { bestCombo: 9 } },
    });
    await server.database.pool.query('update profile set frame = 4 where player_id = $1', [anna.user.id]);
    const { rows, localPlayer, total } = await board('combo', bert.token);
    expect(rows[0]).toEqual({
      id: anna.user.id,
      user_id: anna.user.id,
      displayName: 'row_anna',
      avatar: anna.user.avatar,
      score: 41,
      wp: 500,
      bomb: 0,
      background: 0,
      frame: 4,
      duration: 90,
      turn: 12,
      matchId,
      longestWord: '',
      extra: { tag: '', exp: expect.any(Number), name: '' },
      is_current_user: false,
    });
    expect(rows[1]).toMatchObject({ user_id: bert.user.id, score: 9, is_current_user: true });
    expect([localPlayer, total]).toEqual([{ rank: 2, score: 9 }, 2]);
  });

  it('shows its best three alone in the preview [L0257]', async () => {
    const ids: string[] = [];
    let token = '';
    for (let n = 1; n <= 4; n++) {
      const player = await server.signUp(`top_${n}`);
      ids.push(player.user.id);
      token = player.token;
      await play({ [player.user.id]: { alphabets: n } });
    }
    const preview = await get('/leaderboard/alpha/top', token);
    expect(placesOf(preview)).toEqual([
      [ids[3], 4],
      [ids[2], 3],
      [ids[1], 2],
    ]);
    expect(preview.rows[0].is_current_user).toBe(true);
    expect(placesOf(await board('alpha', token)).slice(0, 3)).toEqual(placesOf(preview));
  });

  it('is looked at by guests, who have no place', async () => {
    const { body: guest } = await server.call('POST', '/api/auth/guest', { locale: 'en-US' });
    const { rows, localPlayer } = await board('combo', guest.token);
    expect([rows.length > 0, localPlayer]).toEqual([true, null]);
  });

  it('that nobody knows is refused, an empty one is empty', async () => {
    const { token } = await server.signUp('unknown_board');
    for (const path of [
      '/leaderboard/normal',
      '/leaderboard/random',
      '/leaderboard/no-fail',
      '/leaderboard/x/top',
      '/category/leaderboard/x/1',
    ])
      expect((await get(path, token)).code).toBe('leaderboard/unknown');
    for (const name of ['nofail', 'sub500', 'allsyllables', 'min1', 'teamclimb'])
      expect(await board(name, token)).toEqual({ rows: [], localPlayer: null, total: 0 });
  });

  it('comes in pages of 50; the places go on over them', async () => {
    const { user, token } = await server.signUp('pages');
    await addRows('wordcount', 'paged', 60);
    await play({ [user.id]: { words: ['KING'] } });
    const [first, second] = [await board('wordcount?page=1', token), await board('wordcount?page=2', token)];
    expect([first.rows.length, second.rows.length, second.total]).toEqual([50, first.total - 50, first.total]);
    expect(first.rows[49].user_id < second.rows[0].user_id).toBe(true);
    expect(second.rows[second.localPlayer.rank - 51].is_current_user).toBe(true);
    expect((await board('wordcount?page=99', token)).rows).toEqual([]);
  });
});

describe('what counts', () => {
  it('are totals that every match adds to: exp, wins, words, discoveries, claims', async () => {
    const [anna, bert] = [await server.signUp('sum_anna'), await server.signUp('sum_bert')];
    await play({ [anna.user.id]: { words: ['BANANA', 'KING'] }, [bert.user.id]: {} });
    await play({ [bert.user.id]: { words: ['BANANA'] }, [anna.user.id]: { words: ['KING', 'RING'] } });
    const own = async (token: string) => {
      const names = ['wins', 'wordcount', 'discovered', 'claimed'];
      return Promise.all(names.map(async (name) => (await board(name, token)).localPlayer?.score ?? 0));
    };
    expect([await own(anna.token), await own(bert.token)]).toEqual([
      [1, 4, 3, 3],
      [1, 1, 0, 1],
    ]);
    const { rows } = await server.database.pool.query('select exp from profile where player_id = $1', [anna.user.id]);
    expect((await board('exp', anna.token)).localPlayer.score).toBe(rows[0].exp);
  });

  it('is the best of a scenario, equal ones in the order in which they came [R0385]', async () => {
    const [anna, bert, carl] = [
      await server.signUp('b_anna'),
      await server.signUp('b_bert'),
      await server.signUp('b_carl'),
    ];
    const bullet = { rules: { scenario: 8 } };
    const first = await play({ [anna.user.id]: { score: 12 }, [bert.user.id]: { score: 30 } }, bullet);
    const better = await play({ [anna.user.id]: { score: 31 } }, bullet);
    await play({ [anna.user.id]: { score: 20 }, [bert.user.id]: { score: 29 } }, bullet);
    await play({ [carl.user.id]: { score: 30 } }, bullet);
    const { rows, localPlayer } = await board('bullet', carl.token);
    expect(
      rows.map((row: { user_id: string; score: number; matchId: string }) => [row.user_id, row.score, row.matchId]),
    ).toEqual([
      [anna.user.id, 31, better],
      [bert.user.id, 30, first],
      [carl.user.id, 30, expect.any(String)],
    ]);
    expect(localPlayer).toEqual({ rank: 3, score: 30 });
    expect(await board('blitz', anna.token)).toEqual({ rows: [], localPlayer: null, total: 0 });
  });

  it('is the fewest words per prompt of a climb, alone and as a team of people', async () => {
    const [anna, bert] = [await server.signUp('c_anna'), await server.signUp('c_bert')];
    const climb = { rules: { mode: MODES.climb } };
    const reached = (reachedWpp: number): Result => ({ stats: { reachedWpp } });
    await play({ [anna.user.id]: reached(40) }, climb);
    await play({ [anna.user.id]: reached(55) }, climb);
    await play({ [anna.user.id]: reached(0) }, climb);
    await play({ [bert.user.id]: reached(12) }, climb);
    expect(placesOf(await board('soloclimb', anna.token))).toEqual([
      [bert.user.id, 12],
      [anna.user.id, 40],
    ]);
    await play({ [anna.user.id]: reached(3) }, { ...climb, bots: 1 });
    await play({ [anna.user.id]: reached(2), [bert.user.id]: { stats: { reachedWpp: 2, untrusted: true } } }, climb);
    await play({ [anna.user.id]: reached(7), [bert.user.id]: reached(7) }, climb);
    expect((await board('teamclimb', bert.token)).localPlayer).toEqual({
      rank: anna.user.id < bert.user.id ? 2 : 1,
      score: 7,
    });
    expect((await board('teamclimb', anna.token)).total).toBe(2);
  });

  it('are no records of input that nobody typed', async () => {
    const { user, token } = await server.signUp('untrusted');
    const untrusted = { stats: { untrusted: true, bestCombo: 99 }, alphabets: 99, score: 99 };
    await play({ [user.id]: untrusted }, { rules: { scenario: 10 } });
    for (const name of ['combo', 'alpha', 'sub500']) expect((await board(name, token)).localPlayer).toBeNull();
  });

  it('are the points of the season that runs [L0258]', async () => {
    const { user, token } = await server.signUp('pointed');
    const entry = (points: number, at: Date) => ({
      board: pointsBoard(seasonAt(at.getTime()).id),
      playerId: user.id,
      score: points,
      at,
    });
    const at = server.clock.now();
    for (const points of [720, 690]) await server.database.transact((tx) => keepBoardScores(tx, [entry(points, at)]));
    await server.database.transact((tx) => keepBoardScores(tx, [entry(2000, new Date('2020-01-01T00:00:00Z'))]));
    expect((await board('wp', token)).localPlayer).toEqual({ rank: 1, score: 690 });
  });
});

describe('the board of a word category', () => {
  it('counts claimed words in all languages together, twenty on a page [R0386 R0387]', async () => {
    const [user, other] = [await server.signUp('claimer'), await server.signUp('claimer_too')];
    await addRows('category:fruit', 'fruit', 25);
    await play({ [user.user.id]: { words: ['BANANA', 'KING'] }, [other.user.id]: { words: [] } });
    const fruit = (page: number) => get(`/category/leaderboard/fruit/${page}`, user.token);
    const { localPlayer, total } = await fruit(2);
    expect([localPlayer, total > 25]).toEqual([{ rank: total, score: 1 }, true]);
    const played = ['BANANE', 'APFEL'].map((word) => ({ playerId: user.user.id, locale: 'de-DE' as const, word }));
    await server.database.transact(async (tx) => {
      const at = server.clock.now();
      const { categories } = await recordPlayedWords(tx, { matchId: 'de', at }, played, () => ['fruit']);
      const entries = categories.map(({ playerId, words }) => ({
        board: 'category:fruit',
        playerId,
        score: words,
        at,
      }));
      await keepBoardScores(tx, entries);
    });
    server.clock.forward(3);
    const [first, second] = [await fruit(1), await fruit(2)];
    expect([first.rows.length, second.rows.length, first.total]).toEqual([20, total - 20, total]);
    expect(second.rows[5]).toMatchObject({ user_id: user.user.id, score: 3, is_current_user: true });
    expect(second.localPlayer).toEqual({ rank: 26, score: 3 });
    expect((await fruit(0)).rows).toEqual(first.rows);
  });
});

describe('the banned', () => {
  it('disappear when the page is read anew, count in no place after the next look, and come back', async () => {
    const [anna, bert] = [await server.signUp('ban_anna'), await server.signUp('ban_bert')];
    const blitz = { rules: { scenario: 9 } };
    await play({ [anna.user.id]: { score: 9 } }, blitz);
    await play({ [bert.user.id]: { score: 5 } }, blitz);
    await ban(server, anna.user.id);
    server.clock.forward(3);
    expect(placesOf(await board('blitz', bert.token))).toEqual([[bert.user.id, 5]]);
    await server.composition.refreshBoards();
    server.clock.forward(3);
    expect(await board('blitz', bert.token)).toMatchObject({ localPlayer: { rank: 1, score: 5 }, total: 1 });
    await liftBan(server, anna.user.id);
    await server.composition.refreshBoards();
    server.clock.forward(3);
    expect(await board('blitz', bert.token)).toMatchObject({ localPlayer: { rank: 2, score: 5 }, total: 2 });
  });
});

it('who was erased while a match ran stands on no board, and the others on all', async () => {
  const [gone, stays] = [await server.signUp('to_be_erased'), await server.signUp('who_stays')];
  const erase = { username: 'to_be_erased' };
  expect((await server.call('POST', '/api/account/delete', erase, { token: gone.token })).status).toBe(200);
  await play(
    { [gone.user.id]: { score: 3, words: ['KING'] }, [stays.user.id]: { score: 2 } },
    { rules: { scenario: 13 } },
  );
  const { rows } = await server.database.pool.query('select board from board_score where player_id = $1', [
    gone.user.id,
  ]);
  expect(rows).toEqual([]);
  expect(await board('min1', stays.token)).toMatchObject({ localPlayer: { rank: 1, score: 2 }, total: 1 });
});

it('a word that leaves the dictionary leaves the boards', async () => {
  const { user, token } = await server.signUp('loser');
  await server.database.transact(async (tx) => {
    const at = server.clock.now();
    await recordPlayedWords(tx, { matchId: 'm', at }, [{ playerId: user.id, locale: 'en-US', word: 'RING' }], () => []);
    await keepBoardScores(tx, [
      { board: 'discovered', playerId: user.id, score: 2, at },
      { board: 'category:x', playerId: user.id, score: 1, at },
    ]);
  });
  const lose = (name: string) =>
    server.database.transact((tx) =>
      keepBoardScores(tx, [{ board: name, playerId: user.id, score: -1, at: server.clock.now() }]),
    );
  await lose('discovered');
  expect((await board('discovered', token)).localPlayer.score).toBe(1);
  for (const name of ['discovered', 'category:x']) await lose(name);
  const { rows } = await server.database.pool.query(
    "select 1 from board_score where player_id = $1 and board in ('discovered', 'category:x')",
    [user.id],
  );
  expect(rows).toEqual([]);
});
