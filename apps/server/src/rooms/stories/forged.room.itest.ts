import { CLIENT_MESSAGES } from '@syllaboom/contracts';
import {
  COMMANDS,
  GAME_LANGUAGES,
  hiddenWords,
  MODES,
  type ModeId,
  type ModeView,
  nextInteger,
  type RandomState,
  SETTING_KEYS,
  seedRandom,
} from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { MODE_WORDS, wordFor } from '../testing/mode-words.ts';
import { holderOf, openRoom } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

/** Change it to look for new failures; every failure found goes into the list for good. */
const SEEDS = [20_261_121];
const MESSAGES = 400;
/** So many go out at once; the rates let few of each kind through, so they take their time. */
const VOLLEY = 10;
const VOLLEY_MS = 100;
const MODE_IDS: readonly ModeId[] = Object.values(MODES);

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({
    ports: new FakePorts(MODE_WORDS),
    limits: { framesPerSecond: 1_000_000, badFrames: 1_000_000 },
  });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

type Name = keyof typeof CLIENT_MESSAGES;
const NAMES = Object.keys(CLIENT_MESSAGES) as Name[];
/** Leaving, and putting people out, are no faults; they would only empty the room. */
const HARMLESS = NAMES.filter((name) => name !== 'leave' && name !== 'kick' && name !== 'vote-kick');

/** Messages of the right shape with wild contents, by a seed. */
class Forger {
  readonly #random: RandomState;
  constructor(seed: number) {
    this.#random = seedRandom(seed);
  }
  pick<Item>(items: readonly Item[]): Item {
    return items[nextInteger(this.#random, items.length)] as Item;
  }
  #number(): number {
    return this.pick([-1, 0, 1, 2, 3, 4, 7, 8, 32, 99, 300, 1e9, 1.5]);
  }
  #text(): string {
    return this.pick(['A', 'KING', 'x'.repeat(200), '', '\u202e', '/end', '__proto__', 'animals', 'BERT', '😀']);
  }
  #id(room: readonly RoomPlayer[]): string {
    return this.pick([...room.map(({ id }) => id), 'bot-1', 'bot-2', 'nobody']);
  }
  #setting(): object {
    return this.pick<object>([
      {
        key: this.pick(SETTING_KEYS),
        value: this.pick<unknown>([this.#number(), true, this.#text(), ['animals'], []]),
      },
      { mode: this.pick(MODE_IDS) },
      { speed: this.#number() },
      { difficulty: this.pick([0, 1, 2, 3]) },
      { language: this.pick(GAME_LANGUAGES) },
      { secondary: this.#number() },
      { bomb: 3 },
    ]);
  }
  #delta(): object {
    return this.pick<object>([
      { t: 'r', w: 'AB' },
      { t: 'a', a: 'C' },
      { t: 'd', l: 1 },
      { t: 'c', p: 0, d: 1, a: 'Z' },
    ]);
  }
  /** Often a word that would be right now. */
  #word(from: RoomPlayer): string {
    if (nextInteger(this.#random, 2) === 0) return this.#text();
    const view = from.last('mode-state');
    if (view?.mode === MODES.scapes) return this.pick(MODE_WORDS.wordsFromLetters(view.letters, 3));
    if (view?.mode === MODES.typeRacer) return this.pick(view.words);
    return this.pick(MODE_WORDS.wordsFor(from.state.letter.slice(0, 3), 0, 50)) ?? 'KING';
  }
  payload(name: Name, from: RoomPlayer, room: readonly RoomPlayer[]): unknown {
    const id = this.#id(room);
    switch (name) {
      case 'settings':
        return this.#setting();
      case 'submit':
        return {
          word: this.pick<unknown>([this.#word(from), this.pick([0, 1, 2, 3, -1, 77])]),
          t: this.pick([true, false]),
        };
      case 'update-scenarios':
        return [{ id: this.pick([0, 1, 5, 42, 99]), params: { enabled: this.pick([true, false]) } }];
      case 'update-bot-profile':
      case 'add-bot':
        return { id, typingSpeed: 10, typoAmount: 0, thinkingTime: 3 };
      case 'chat':
        return { message: `/${this.pick(Object.keys(COMMANDS))} ${this.#text()} ${this.#text()}` };
      case 'command':
        return { command: this.pick(Object.keys(COMMANDS)), args: { q: this.#text(), to: 'BERT', target: id } };
      case 'auto-join':
      case 'calm':
        return { on: this.pick([true, false]) };
      case 'pref-lang':
        return { locale: this.pick(GAME_LANGUAGES) };
      case 'm-icon':
        return { id: this.pick([0, 7, 1005, 5017, 9999, this.#number()]) };
      case 'emoji':
        return { emoji: this.#text() };
      case 'love':
      case 'host':
      case 'kick':
      case 'vote-kick':
      case 'remove-bot':
      case 'req-bot-profile':
        return { id };
      default:
        return undefined;
    }
  }
  send(from: RoomPlayer, names: readonly Name[], room: readonly RoomPlayer[]): void {
    const kind = nextInteger(this.#random, 6);
    if (kind === 0) return from.draft(this.#delta() as never);
    const name = kind < 3 ? 'submit' : this.pick(names);
    from.sendRaw(name, this.payload(name, from, room));
  }
}

/** What only the host may change. */
const settingsOf = ({ state }: RoomPlayer): string => {
  const { mode, diff, sc, heart, maxp, wpp, sl, t, locale, mlang, locked, guests, speed, host, title } = state;
  const lists = [[...state.monsters], [...state.scx]];
  return JSON.stringify({
    mode,
    diff,
    sc,
    heart,
    maxp,
    wpp,
    sl,
    t,
    locale,
    mlang,
    locked,
    guests,
    speed,
    host,
    title,
    lists,
  });
};

/** Nothing that a client was told holds what it must not know. */
function findLeaks(player: RoomPlayer, isSeated: boolean): string[] {
  return player.received.flatMap(({ type, payload }) => {
    if (type !== 'mode-state') return [];
    const view = payload as ModeView;
    if (view.mode === MODES.trivia && view.reveal === null && JSON.stringify(view).includes('"correct"'))
      return ['answer'];
    if (view.mode === MODES.trivia && !isSeated && view.own !== null) return ['somebody’s choice'];
    if (view.mode === MODES.scapes && !isSeated && view.own.length > 0) return ['somebody’s words'];
    if (view.mode === MODES.customPrompts && 'answer' in view) return ['the answer'];
    return [];
  });
}

/** Hidden words that the match had not come to may stand nowhere. */
function findHidden(players: readonly RoomPlayer[], roomId: string): string[] {
  const frames = players.map(({ received }) => JSON.stringify(received)).join();
  return rooms.ports.recorded
    .filter((match) => match.roomId === roomId && match.setup.rules.mode === MODES.guessWord)
    .flatMap(({ setup, log }) => hiddenWords(setup.seed, MODE_WORDS).slice(1 + log.inputs.length))
    .filter((word) => frames.includes(`"${word}"`));
}

async function inRoom(mode: ModeId, seed: number, run: number): Promise<void> {
  const code = `${run}${String(mode).padStart(2, '0')}`;
  const hostId = `hosty0000${code}`;
  rooms.ports.describe(hostId, { roles: [10] });
  const [host, player] = await openRoom(rooms.url, [hostId, `plays0000${code}`]);
  host.send('settings', { key: 'guests', value: true });
  await until('guests may come', () => host.state.guests);
  host.send('settings', { mode });
  await until('the mode', () => host.state.mode === mode);
  const spectator = await joinGame(rooms.url, host.roomId, `looks0000${code}`, { spectate: true });
  const guest = await joinGame(rooms.url, host.roomId, `guest0${code}`, { spectate: true });
  const all = [host, player, spectator, guest];
  const strangers = [player, spectator, guest];
  const forger = new Forger(seed + mode);
  if (mode === MODES.yapping) for (const one of [host, player]) one.send('join-yapping');
  else host.send('start');
  await until('a match', () => all.every(({ state }) => state.phase === 'playing'));
  const before = settingsOf(host);
  // Nobody but the host fires, everything that there is: the room stays as it is, and nobody is put out.
  for (let n = 0; n < MESSAGES; n++) {
    forger.send(forger.pick(strangers), HARMLESS, all);
    if (n % VOLLEY === 0) await pause(VOLLEY_MS);
  }
  await pause(150);
  expect([mode, settingsOf(host)]).toEqual([mode, before]);
  expect(all.map(({ closed, dropped }) => closed ?? dropped)).toEqual([null, null, null, null]);
  expect([...findLeaks(spectator, false), ...findLeaks(guest, false), ...findLeaks(player, true)]).toEqual([]);
  // Now the host, too.
  for (let n = 0; n < MESSAGES; n++) {
    forger.send(forger.pick(all), HARMLESS, all);
    if (n % VOLLEY === 0) await pause(VOLLEY_MS);
  }
  await revive(all);
  expect(findHidden(all, host.roomId)).toEqual([]);
}

/** After all that the room still plays an ordinary match. */
async function revive(all: readonly RoomPlayer[]): Promise<void> {
  await pause(2_600);
  const leader = await until('somebody holds the room', () => all.find(({ id, state }) => state.host === id));
  if (leader.state.phase === 'playing') leader.send('end');
  await until(
    'the lobby',
    () => {
      if (leader.state.phase !== 'lobby') leader.send('end');
      return leader.state.phase === 'lobby';
    },
    20_000,
  );
  await pause(700);
  for (const change of [
    { mode: 0 },
    { language: 'en-US' },
    { difficulty: 0 },
    { key: 'scenario', value: 0 },
  ] as const) {
    leader.send('settings', change);
    await pause(250);
  }
  leader.send('settings', { key: 'max_player', value: 32 });
  await until('an ordinary room', () => leader.state.mode === 0 && leader.state.diff === 0 && leader.state.sc === 0);
  if (leader.self?.spectating) leader.send('spectate');
  await until('the host plays', () => leader.self?.spectating === false);
  const from = leader.received.length;
  leader.send('start');
  await leader.next('turn', () => true, from);
  const { turn } = leader.state;
  await until(
    'the bomb goes on',
    () => {
      const holder = all.find(({ id }) => id === leader.state.currentPlayerSessionId);
      if (holder && leader.state.turn === turn) holderOf(all).submit(wordFor(holder, new Set()));
      return leader.state.turn > turn;
    },
    25_000,
  );
}

/** Every run has people of its own: one that failed leaves rooms behind in which some still sit. */
let runs = 0;
it.each(SEEDS)(
  'messages of every kind from everybody, in every mode, break no room and tell no secret (seed %i)',
  async (seed) => {
    const run = runs++;
    await Promise.all(MODE_IDS.map((mode) => inRoom(mode, seed, run)));
    expect(rooms.log.filter(({ level }) => level === 'error')).toEqual([]);
  },
  120_000,
);
