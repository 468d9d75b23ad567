import { expOfLevel, RANKED, SHOWN_POINTS } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FakePorts } from '../rooms/testing/fake-ports.ts';
import { Answers, holderOf } from '../rooms/testing/play-along.ts';
import { leaveEverybody, type RoomPlayer, until } from '../rooms/testing/room-player.ts';
import { FAST_FLOW } from '../rooms/testing/room-server.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

/** A match of this many turns is a long one: both have given many words. */
const TURNS = 16;

/** The rooms' clock goes on by what a person's fingers take, without anybody waiting for it. */
const realNow = performance.now.bind(performance);
let aheadMs = 0;

let server: ServerWithRooms;
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + aheadMs);
  // The server's tests have seven words; a long match wants more.
  server = await startServerWithRooms(FAST_FLOW, { words: new FakePorts().words });
});
afterEach(leaveEverybody);
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

/** Log-normal times around a median, the same in every run. */
function fingers(medianMs: number, sigma: number): () => number {
  let state = 20_261_122;
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => medianMs * Math.exp(sigma * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()));
}
const thinkMs = fingers(900, 0.45);
const keyMs = fingers(130, 0.4);

/** Types a word as a person does, letter by letter. */
async function typeWord(by: RoomPlayer, watcher: RoomPlayer, word: string): Promise<void> {
  for (const [at, letter] of [...word].entries()) {
    aheadMs += at === 0 ? thinkMs() : keyMs();
    const seen = watcher.drafts().length;
    by.draft({ t: 'a', a: letter });
    await until('the letter', () => watcher.drafts().length > seen);
  }
  aheadMs += keyMs();
}

async function addPlayer(username: string): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [
    player.id,
    expOfLevel(RANKED.leastLevel),
  ]);
  return player;
}

/** Plays a long match that the first one leaves; what that left with both. */
async function leaveLongMatch(name: string, stayerTypes: boolean) {
  const pair = [await addPlayer(`${name}-lea`), await addPlayer(`${name}-sam`)] as const;
  const lobbyClients = [await server.enterLobby(pair[0]), await server.enterLobby(pair[1])] as const;
  for (const client of lobbyClients) await client.queue();
  const { roomId } = (await lobbyClients[0].nth('match-found')).join;
  const players = [await server.joinRoom(pair[0], roomId), await server.joinRoom(pair[1], roomId)] as const;
  const [leaver, stayer] = players;
  await Promise.all(players.map((player) => player.any('turn')));
  const answers = new Answers();
  for (let turn = 0; turn < TURNS; turn++) {
    const by = holderOf(players);
    const { turn: before, letter } = stayer.state;
    const word = answers.next(letter);
    if (by === leaver || stayerTypes) await typeWord(by, by === leaver ? stayer : leaver, word);
    by.submit(word);
    await until(`the turn after ${before}`, () => players.every(({ state }) => state.turn > before));
  }
  await leaver.leave();
  const received = await stayer.any('winner', ({ recorded }) => recorded);
  lobbyClients[0].send('match-queue-enter', { locale: 'en-US' });
  const { rows } = await server.database.pool.query(
    `select p.player_id as id, p.wp, coalesce((s.stats->>'correct_words')::int, 0) as words, f.match_id is not null as flagged
     from profile p join match_player s using (player_id)
     left join match_flag f on f.match_id = s.match_id and f.player_id = p.player_id
     where p.player_id = any($1)`,
    [pair.map(({ id }) => id)],
  );
  const of = (index: 0 | 1) => rows.find(({ id }) => id === pair[index].id);
  return { leaver: of(0), stayer: of(1), received, locked: (await lobbyClients[0].nth('queue-left')).reason };
}

it('50 leaving a long ranked match costs points and locks, against somebody who types and against a script alike', async () => {
  const fair = await leaveLongMatch('fair', true);
  expect(fair.received.flagged).toBeUndefined();
  expect([fair.leaver, fair.stayer]).toMatchObject([
    { words: TURNS / 2, flagged: false },
    { words: TURNS / 2, flagged: false },
  ]);
  expect(fair.stayer.wp).toBeGreaterThan(RANKED.startPoints);
  const script = await leaveLongMatch('script', false);
  // The winner whom nobody typed for gains nothing, and is told why.
  expect(script.received.flagged).toBe(true);
  expect([script.leaver, script.stayer]).toMatchObject([
    { words: TURNS / 2, flagged: false },
    { words: TURNS / 2, flagged: true, wp: RANKED.startPoints },
  ]);
  expect(script.leaver.wp).toBe(fair.leaver.wp);
  expect(fair.leaver.wp).toBeLessThanOrEqual(RANKED.startPoints - SHOWN_POINTS.leastLoss - SHOWN_POINTS.leaving);
  expect([fair.locked, script.locked]).toEqual(['locked', 'locked']);
});
