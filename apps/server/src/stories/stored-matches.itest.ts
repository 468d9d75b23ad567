import {
  asSeatId,
  BOT_SLIDERS,
  defaultRoomSettings,
  drawQuestions,
  hashMatch,
  hiddenWords,
  type MatchContent,
  type MatchSeed,
  type MatchSetup,
  MODES,
  replayMatch,
  rulesFromSettings,
  type RoomSettings,
  seedRandom,
} from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomId } from '#platform/ids/random-id.ts';
import { MatchDriver } from '../rooms/game/match/match-driver.ts';
import { finishedMatch, seatedOf } from '../rooms/game/match/match-result.ts';
import { Roster, seatBot, seatPerson } from '../rooms/game/seats/member.ts';
import { CLEAN_MODERATION_STATUS, type RoomIdentity } from '../rooms/ports.ts';
import { SAMPLE_PROMPTS, SAMPLE_QUESTIONS } from '../rooms/testing/ports/samples.ts';
import { MODE_WORDS } from '../rooms/testing/mode-words.ts';
import { addPlayers } from '../testing/people/players.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let guest: string;
beforeAll(async () => {
  server = await startTestServer();
  guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
});
afterAll(() => server.close());

/** A clock that stands still until the match waits, and then jumps to what it waits for. */
class JumpingTimer {
  #now = 0;
  #pending: { at: number; run: () => void } | null = null;
  now(): number {
    return this.#now;
  }
  later(ms: number, run: () => void): () => void {
    const mine = { at: this.#now + Math.max(0, ms), run };
    this.#pending = mine;
    return () => {
      if (this.#pending === mine) this.#pending = null;
    };
  }
  lagMs(): number {
    return 42;
  }
  /** False when nothing waits. */
  jump(): boolean {
    const next = this.#pending;
    if (next === null) return false;
    this.#pending = null;
    this.#now = next.at;
    next.run();
    return true;
  }
}

const MOST_JUMPS = 20_000;
const SEED: MatchSeed = { generator: 'chacha8', key: '20261121'.repeat(8) };
/** As matches were kept before seeds were secret. */
const OLD_SEED = 20_261_121;
const PERSON = asSeatId('person');
const BOTS = [asSeatId('bot-1'), asSeatId('bot-2')];

const CONTENT: Readonly<Partial<Record<number, MatchContent>>> = {
  [MODES.guessWord]: {
    meanings: Object.fromEntries(hiddenWords(SEED, MODE_WORDS).map((word) => [word, `about ${word.length} letters`])),
  },
  [MODES.customPrompts]: { customPrompts: SAMPLE_PROMPTS },
  [MODES.trivia]: { questions: drawQuestions(SAMPLE_QUESTIONS, seedRandom(SEED)) },
};

const identityOf = (playerId: string): RoomIdentity => ({
  playerId,
  standing: CLEAN_MODERATION_STATUS,
  signInId: 's',
  username: 'person',
  displayName: 'Person',
  avatar: 'seed',
  type: 0,
  guest: false,
  wayIn: true,
  exp: 0,
  level: 1,
  wp: 500,
  locale: 'en-US',
  bomb: 0,
  background: 0,
  streakEffect: 0,
  heartEffect: 0,
  frame: 0,
  roles: [],
  secondFactorUntil: null,
});

function seat(playerId: string): Roster {
  const roster = new Roster();
  roster.add(seatPerson(PERSON, identityOf(playerId), 'en-US', false));
  const profile = { typingSpeed: BOT_SLIDERS.typingSpeed.most, typoAmount: 2, thinkingTime: 3 };
  for (const bot of BOTS) roster.add(seatBot(bot, { name: bot, avatar: bot }, 'en-US', profile));
  return roster;
}

/** Plays a match of a person and two bots to its end, as a room does. */
async function playToTheEnd(settings: Partial<RoomSettings>, seed: MatchSeed = SEED) {
  const [playerId = ''] = await addPlayers(server.database, 1);
  const roster = seat(playerId);
  const rules = rulesFromSettings({ ...defaultRoomSettings('en-US'), ...settings }, { ranked: false, calm: false });
  const content = CONTENT[rules.mode];
  const setup: MatchSetup = {
    seed,
    rules,
    players: roster.players().map(({ seat: id, bot }) => ({
      seat: id,
      language: 'en-US' as const,
      ...(bot ? { bot: bot.profile } : {}),
    })),
    ...(content ? { material: content } : {}),
  };
  const timer = new JumpingTimer();
  const faults: unknown[] = [];
  const driver = new MatchDriver(
    setup,
    () => MODE_WORDS,
    timer,
    () => undefined,
    (cause) => faults.push(cause),
  );
  driver.begin();
  for (let n = 0; n < MOST_JUMPS && timer.jump(); n++) {
    if (n % 7 === 3) driver.feed({ k: 'draft', at: timer.now(), seat: PERSON, delta: { t: 'r', w: `A${n}` } });
    if (n % 11 === 5) driver.feed({ k: 'submit', at: timer.now(), seat: PERSON, word: 'QQQ', creditMs: 42 });
    if (n % 13 === 7) driver.feed({ k: 'choose', at: timer.now(), seat: PERSON, choice: n % 4, creditMs: 42 });
    if (n > 2_000) driver.feed({ k: 'end', at: timer.now() });
  }
  expect(faults).toEqual([]);
  expect(driver.state.phase).toBe('over');
  const about = {
    matchId: randomId(20),
    roomId: 'ROOM1',
    startedAt: new Date(),
    endedAt: new Date(),
    locale: 'en-US' as const,
    dictionaryVersion: 'test',
    ranked: null,
  };
  const match = finishedMatch(
    about,
    driver,
    seatedOf(
      roster,
      setup.players.map((player) => player.seat),
    ),
  );
  return { match, driver };
}

/** Whoever has the link may watch. */
const replayOf = async (matchId: string) =>
  server.call('GET', `/api/match/${matchId}/replay`, undefined, { token: guest });

const PLAYED: readonly (readonly [string, Partial<RoomSettings>])[] = [
  ...Object.entries(MODES).map(
    ([name, mode]) => [name, { mode, monsters: mode === MODES.monsters ? ['animals'] : [] }] as const,
  ),
  ['challenge', { diff: 1 }],
  ['AARRGHH', { diff: 3 }],
  ['sub 8', { sc: 6 }],
  ['all syllables', { sc: 5 }],
  ['no fail', { sc: 1 }],
];

it.each(PLAYED)('a stored match of %s is read back and comes to the same end', async (_name, settings) => {
  const { match, driver } = await playToTheEnd(settings);
  const { recorded } = await server.composition.roomPorts.recordMatch(match);
  expect([recorded, match.turns >= 4]).toEqual([true, true]);
  const { status, body } = await replayOf(match.matchId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: match.matchId, dictionaryVersion: 'test', hash: match.hash });
  expect(body.seats).toContainEqual({ seat: PERSON, name: 'Person', avatar: 'seed', bot: false });
  expect(body.seats).toContainEqual({ seat: BOTS[0], name: 'bot-1', avatar: 'bot-1', bot: true });
  const { state } = replayMatch(body.log);
  expect(hashMatch(state)).toBe(body.hash);
  expect(state.standings).toEqual(driver.state.standings);
});

it('a stored match of the old generator is read back and comes to the same end', async () => {
  const { match } = await playToTheEnd({}, OLD_SEED);
  await server.composition.roomPorts.recordMatch(match);
  const { body } = await replayOf(match.matchId);
  expect(body.log.setup.seed).toBe(OLD_SEED);
  expect(hashMatch(replayMatch(body.log).state)).toBe(match.hash);
});

it('has no replay of matches that are not kept, or were kept before replays', async () => {
  expect((await replayOf('nothing')).body.code).toBe('match/not_found');
  const { match } = await playToTheEnd({});
  await server.composition.roomPorts.recordMatch(match);
  await server.database.pool.query('update match_log set hash = null where match_id = $1', [match.matchId]);
  expect((await replayOf(match.matchId)).body.code).toBe('match/no_replay');
});
