import { replayMatch } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  Answers,
  BERT,
  CARL,
  holderOf,
  leaveAll,
  openRoom,
  playTurn,
  startMatch,
} from '../../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

const WINNER_FIELDS = [
  'category',
  'claimed',
  'coins',
  'combo',
  'correct_words',
  'discovered',
  'elo',
  'longest_word',
  'place',
  'player',
  'rating',
  'reached_wpp',
  'react',
  'wp',
  'wpm',
  'wrong_words',
  'xp',
];

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

it('shows everybody the whole token of every player [L0119]', async () => {
  rooms.ports.describe(ANNA, { heartEffect: 3, streakEffect: 4, type: 7 });
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  const [anna, bert] = players;
  anna.send('add-bot', {});
  await until('three', () => bert.state.players.size === 3);
  await startMatch(players);
  expect(bert.state.players.get(anna.id)).toMatchObject({
    auth_id: ANNA,
    session_id: anna.id,
    username: ANNA,
    avatar: `seed-${ANNA}`,
    type: 7,
    bot: false,
    heart: 2,
    h: 3,
    combo: 0,
    f: 4,
    lang: 'en-US',
    dc: false,
    eliminated: false,
  });
  expect([...bert.state.players.values()].filter(({ bot }) => bot)).toHaveLength(1);
  expect(bert.state.players.size).toBe(3);
  rooms.ports.describe(ANNA, {});
});

describe('a fault in the rules', () => {
  it.each(['at the start', 'in a turn'])(
    '%s breaks the match off: everybody is in the lobby again and can start anew',
    async (when) => {
      const players = await openRoom(rooms.url, [ANNA, BERT]);
      const [anna, bert] = players;
      const words = rooms.ports.words.get('en-US');
      const fail = () => {
        throw new Error('a bug');
      };
      const method = when === 'at the start' ? 'countPrompts' : 'exists';
      const bug = vi.spyOn(words, method).mockImplementation(fail);
      if (when === 'at the start') anna.send('start');
      else {
        await startMatch(players);
        holderOf(players).submit(new Answers().next(anna.state.letter));
      }
      expect(await bert.any('stop')).toEqual({ reason: 'fault' });
      bug.mockRestore();
      await until('the lobby', () => players.every(({ state }) => state.phase === 'lobby' && !state.started));
      expect(rooms.log.filter(({ text }) => text.includes('broken off'))).not.toEqual([]);
      const before = rooms.ports.recorded.length;
      await startMatch(players);
      await playTurn(players, new Answers());
      expect(rooms.ports.recorded).toHaveLength(before);
    },
  );
});

describe('a match of two', () => {
  it('goes from the lobby over the countdown and turns to a winner, and back to the lobby [R0234 R0425 R0460]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    anna.send('settings', { speed: 3 });
    anna.send('settings', { key: 'heart', value: 1 });
    await until('the settings', () => bert.state.speed === 3 && bert.state.heart === 1);
    bert.send('spectate');
    bert.send('spectate');
    await until('watched and back', () => anna.all('spectate').length === 2);
    expect(anna.all('new')).toEqual([{ id: bert.id }]);
    await startMatch(players);
    expect(bert.all('start')).toHaveLength(1);
    expect(bert.all('countdown').map(({ n }) => n)).toEqual([2, 1]);
    expect(bert.state).toMatchObject({ started: true, phase: 'playing', maxTime: 6, time: 6_000 });
    const answers = new Answers();
    for (let i = 0; i < 6; i++) await playTurn(players, answers);
    const loser = holderOf(players);
    const winner = loser === anna ? bert : anna;
    await winner.any('winner');
    expect(winner.all('hurt')).toEqual([{ id: loser.id, heart: 0 }]);
    expect(winner.all('eliminated')).toEqual([{ id: loser.id }]);
    expect(winner.all('stop')).toEqual([{ reason: 'lastAlive' }]);
    expect(winner.state).toMatchObject({ started: false, phase: 'winner' });
    await until('the lobby', () => winner.state.phase === 'lobby');
    await leaveAll(players);
  }, 20_000);

  it('tells the winner at once, and again with what was granted once it is kept; writes it once and replays it to the same end [R0190]', async () => {
    const before = rooms.ports.recorded.length;
    rooms.ports.gains.clear();
    rooms.ports.discovered.clear();
    rooms.ports.failWrites = 2;
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const answers = new Answers();
    for (let i = 0; i < 7; i++) await playTurn(players, answers);
    bert.send('chat', { message: '/surrender' });
    const received = await anna.any('winner', ({ recorded }) => recorded);
    expect(anna.all('winner').map(({ recorded, short }) => [recorded, short])).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
    expect(received.winners.map(({ player }) => player.id)).toEqual([anna.id, bert.id]);
    const given = rooms.ports.recorded.at(-1)?.seats.find(({ playerId }) => playerId === ANNA)?.stats.words.length;
    expect([received.rest, received.bests]).toEqual([[], ['word']]);
    expect(received.self).toMatchObject({
      player: { id: anna.id, name: ANNA },
      xp: 40,
      coins: 30,
      discovered: given,
      claimed: 2,
      wrong_words: 0,
      elo: 0,
      rating: 1_120,
    });
    expect(received.self?.correct_words).toBeGreaterThanOrEqual(3);
    expect(received.self?.wpm).toBeGreaterThan(0);
    expect(Object.keys(received.self ?? {}).sort()).toEqual(WINNER_FIELDS);
    expect(await anna.any('profile')).toEqual({ exp: 5_040, level: 7, score: 130, diamond: 3, key: 1 });
    expect(await anna.any('exp-spawn')).toEqual({ id: anna.id, count: 40 });
    expect(await anna.any('coin-spawn')).toEqual({ id: anna.id, count: 30 });
    expect(await anna.any('diamond-spawn')).toEqual({ id: anna.id, count: 1 });
    expect(await anna.any('word-spawn')).toEqual({ id: anna.id, syllables: ['ING', 'KI'] });
    expect(anna.all('key-spawn')).toEqual([]);
    const kept = anna.received.findIndex(
      ({ type, payload }) => type === 'winner' && (payload as { recorded: boolean }).recorded,
    );
    expect(anna.received.findIndex(({ type }) => String(type).endsWith('-spawn'))).toBeGreaterThan(kept);
    expect(anna.self).toMatchObject({ disco: given, claim: 2 });

    expect(rooms.ports.recorded.length).toBe(before + 1);
    const match = rooms.ports.recorded.at(-1);
    if (!match) throw new Error('nothing was recorded');
    expect(rooms.ports.attempts.filter((id) => id === match.matchId)).toHaveLength(3);
    const { state } = replayMatch({
      setup: match.setup,
      ...(JSON.parse(JSON.stringify(match.log)) as typeof match.log),
    });
    expect(state.winner).toBe(match.winner);
    expect(state.turn).toBe(match.turns);
    for (const seat of match.seats)
      expect(state.players.find((player) => player.seat === seat.seat)?.stats).toEqual(seat.stats);
    await leaveAll(players);
  });

  it('49 shows right and wrong words to everybody, and words out of turn to their sender alone [R0457]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    const other = players.find((player) => player !== holder);
    if (!other) throw new Error('nobody else');
    const { turn, letter } = holder.state;
    other.submit('NATION');
    expect(await other.next('wrong')).toMatchObject({ id: other.id, reason: 'notYourTurn' });
    expect(holder.all('wrong')).toEqual([]);
    holder.submit('XXQQZZ');
    expect((await other.any('wrong', ({ id }) => id === holder.id)).word).toBe('XXQQZZ');
    expect(await holder.any('submit-res')).toEqual({ a: false });
    holder.submit('A'.repeat(46));
    expect(await holder.any('wrong', ({ reason }) => reason === 'tooLong')).toBeTruthy();
    holder.submit('ПРИВЕТ');
    expect(await holder.any('wrong', ({ reason }) => reason === 'letters')).toBeTruthy();
    expect(holder.state).toMatchObject({ turn, letter });
    const { word, by } = await playTurn(players, new Answers());
    expect(await other.any('correct')).toMatchObject({
      id: by.id,
      word,
      prompt: letter,
      combo: 1,
      points: word.length,
    });
    expect(await other.any('solve', ({ isCorrect }) => isCorrect)).toEqual({
      playerId: by.id,
      name: by.self?.username,
      avatar: by.self?.avatar,
      word,
      isCorrect: true,
      prompt: letter,
    });
    expect(other.state.solves).toBe(1);
    expect(other.state.players.get(by.id)?.last).toBe(word);
    expect(await by.any('user-letter-healths')).toMatchObject({ id: by.id });
    await leaveAll(players);
  });

  it('49 drops submits beyond five in 300 ms silently', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    for (let i = 0; i < 12; i++) holder.submit(`WRONG${'ABCDEFGHIJKL'[i]}`);
    await pause(150);
    expect(holder.all('wrong')).toHaveLength(5);
    expect(holder.closed).toBeNull();
    await leaveAll(players);
  });
});

describe('hands', () => {
  it('50 of a script are not trusted: words without keys, and words in one frame sooner than letters take', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, , carl] = players;
    await startMatch(players);
    const answers = new Answers();
    // Anna takes her time for what her keyboard completes, Bert's words come out of nowhere, Carl's at once in one frame.
    for (let turn = 0; turn < 15; turn++) {
      const holder = holderOf(players);
      if (holder === anna) await pause(450 + 40 * turn);
      if (holder === anna || holder === carl) holder.draft({ t: 'r', w: 'WORD' });
      await playTurn(players, answers);
    }
    anna.send('chat', { message: '/surrender' });
    carl.send('chat', { message: '/surrender' });
    await anna.any('winner', ({ recorded }) => recorded);
    const seats = rooms.ports.recorded.at(-1)?.seats ?? [];
    expect(Object.fromEntries(seats.map(({ playerId, stats }) => [playerId, stats.untrusted]))).toEqual({
      [ANNA]: false,
      [BERT]: true,
      [CARL]: true,
    });
    await leaveAll(players);
  });
});

describe('drafts', () => {
  it('reach everybody else under a number, never their typist; who joins late sees the draft [R0448 R0449]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    await startMatch(players);
    const holder = holderOf(players);
    const others = players.filter((player) => player !== holder);
    holder.draft({ t: 'r', w: 'NAT' });
    holder.draft({ t: 'a', a: 'IONS' });
    holder.draft({ t: 'd', l: 1 });
    holder.draft({ t: 'c', p: 0, d: 1, a: 'R' });
    // Out of turn: nobody hears of it.
    others[0]?.draft({ t: 'r', w: 'SPY' });
    for (const other of others) {
      await until('four drafts', () => other.drafts().length === 4);
      expect(other.drafts()[0]).toEqual({ id: holder.id, d: { t: 'r', w: 'NAT' } });
    }
    expect(holder.drafts()).toEqual([]);
    const late = await joinGame(rooms.url, holder.roomId, 'late00000009', { spectate: true });
    await until('the state', () => late.state.players?.size === 4);
    expect(late.state.word).toBe('RATION');
    expect(late.state.players.get(holder.id)?.draft).toBe('RATION');
    await leaveAll([...players, late]);
  });
});

describe('spectators', () => {
  it('see the running match, may not play, and with auto-join take part in the next one [R0248 R0415 R0419]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    const late = await joinGame(rooms.url, anna.roomId, 'late00000009');
    await until('both seats', () => late.state.players?.size === 4 && watcher.state.players?.size === 4);
    expect(watcher.state.started).toBe(true);
    expect(watcher.self).toMatchObject({ spectating: true, autoJoin: false });
    expect(late.self).toMatchObject({ spectating: true, autoJoin: true });
    watcher.submit('NATION');
    await pause(50);
    expect(watcher.all('correct')).toEqual([]);
    late.send('spectate');
    await until('refused while running', () => late.refusals().includes('running'));
    await playTurn(players, new Answers());
    expect(watcher.all('correct')).toHaveLength(1);
    bert.send('chat', { message: '/surrender' });
    await watcher.any('winner');
    await until('the lobby', () => anna.state.phase === 'lobby');
    watcher.send('auto-join', { on: true });
    await until('auto-join', () => anna.state.players.get(watcher.id)?.autoJoin === true);
    await startMatch([anna, bert, watcher, late]);
    expect(watcher.self?.spectating).toBe(false);
    expect(late.self?.spectating).toBe(false);
    expect(anna.state.players.get(watcher.id)?.heart).toBe(2);
    await leaveAll([anna, bert, watcher, late]);
  });

  it('may watch or play as they like while the room is in its lobby', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    bert.send('spectate');
    expect(await anna.next('spectate')).toEqual({ id: bert.id, spectating: true });
    anna.send('spectate');
    await until('nobody plays', () => bert.state.players.get(anna.id)?.spectating === true);
    anna.send('start');
    await until('refused', () => anna.refusals().includes('noPlayers'));
    bert.send('spectate');
    await until('bert plays', () => anna.state.players.get(bert.id)?.spectating === false);
    await leaveAll([anna, bert]);
  });
});

describe('practice', () => {
  it('is a room of difficulty 2 for one alone, where no heart is lost and a word is shown on demand [R0417 R0450 R0459]', async () => {
    const anna = await createGame(rooms.url, ANNA, { practice: true });
    await until('the state', () => anna.state.players?.size === 1);
    expect(anna.state).toMatchObject({ diff: 2, maxp: 1, locked: true });
    expect(anna.self?.auth_id).toBe(ANNA);
    const open = await createGame(rooms.url, BERT, { open: true });
    await until('an open room', () => open.state.locked === false);
    await open.leave();
    await startMatch([anna]);
    const { letter } = anna.state;
    anna.send('practice-show');
    expect((await anna.any('practice-word')).word).toContain(letter);
    anna.submit('');
    await until('a second word', () => anna.all('practice-word').length === 2);
    const from = anna.received.length;
    anna.send('practice-next');
    await anna.next('turn', () => true, from);
    expect(anna.state.turn).toBe(2);
    anna.submit(new Answers().next(anna.state.letter));
    await until('the third prompt', () => anna.state.turn === 3);
    await anna.leave();
  });
});
