import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LobbyTestClient } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(async () => {
  await leaveEverybody();
  const { competition } = rooms.ports;
  // Places without a connection are forgotten, rooms that nobody came to are closed.
  await until('every match is over', () => competition.bookings.size === 0);
  await pause(500);
  for (const known of [competition.ratings, competition.verdicts]) known.clear();
  competition.forget();
});
afterAll(() => rooms.server.close());

const enter = (playerId: string): Promise<LobbyTestClient> => LobbyTestClient.enter(rooms.url, playerId);

describe('the ranked queue', () => {
  it('confirms who enters, also a second time, and lets go who leaves [L0126 L0128 L0285 L0286 L0306]', async () => {
    const anna = await enter(ANNA);
    await anna.queue('fr-FR');
    expect(anna.all('queue-entered')).toEqual([{ locale: 'fr-FR', waitedMs: expect.any(Number) }]);
    expect(anna.all('queue-entered')[0]?.waitedMs).toBeLessThan(90);
    await pause(100);
    await anna.queue('fr-FR');
    expect(anna.all('queue-entered')[1]?.waitedMs).toBeGreaterThanOrEqual(90);
    anna.send('match-queue-leave');
    expect(await anna.nth('queue-left')).toEqual({ reason: 'asked', until: null });
    // Out of it: nobody meets her.
    const bert = await enter(BERT);
    await bert.queue('fr-FR');
    await pause(200);
    expect(bert.all('match-found')).toEqual([]);
  });

  it('takes no guests, nobody below the least level, nobody who is locked [L0004 L0129 L0167 L0168]', async () => {
    const { verdicts } = rooms.ports.competition;
    const until = Date.now() + 60_000;
    verdicts.set(ANNA, { ok: false, refusal: 'level', until: null });
    verdicts.set(BERT, { ok: false, refusal: 'locked', until });
    const received = [];
    for (const id of [GUEST, ANNA, BERT]) {
      const client = await enter(id);
      client.send('match-queue-enter', { locale: 'en-US' });
      received.push(await client.nth('queue-left'));
      expect(client.all('queue-entered')).toEqual([]);
    }
    expect(received).toEqual([
      { reason: 'guest', until: null },
      { reason: 'level', until: null },
      { reason: 'locked', until },
    ]);
  });

  it('waits a moment for a match of the player that is just being written', async () => {
    const { verdicts } = rooms.ports.competition;
    verdicts.set(ANNA, { ok: false, refusal: 'playing', until: null });
    const anna = await enter(ANNA);
    anna.send('match-queue-enter', { locale: 'en-US' });
    await pause(200);
    expect([anna.all('queue-entered'), anna.all('queue-left')]).toEqual([[], []]);
    verdicts.clear();
    await anna.nth('queue-entered');
    verdicts.set(ANNA, { ok: false, refusal: 'playing', until: null });
    anna.send('match-queue-enter', { locale: 'fr-FR' });
    expect(await anna.nth('queue-left')).toEqual({ reason: 'playing', until: null });
  });

  it('tells whoever lost the connection just then once more, as long as the room waits for them', async () => {
    const [anna, bert] = [await enter(ANNA), await enter(BERT)];
    await anna.queue();
    await bert.queue();
    const found = await bert.nth('match-found');
    anna.player.cutOff();
    await joinGame(rooms.url, found.join.roomId, BERT);
    const again = await (await enter(ANNA)).nth('match-found');
    expect(again).toMatchObject({ matchId: found.matchId, join: { roomId: found.join.roomId }, locale: 'en-US' });
    expect(again.players[0]?.auth_id).toBe(ANNA);
    expect(again.join.withinMs).toBeLessThan(found.join.withinMs);
    // Who is there, or has been, is not called again.
    const player = await joinGame(rooms.url, again.join.roomId, ANNA);
    const [annaAgain, bertAgain] = [await enter(ANNA), await enter(BERT)];
    await player.leave();
    const back = await enter(ANNA);
    await pause(100);
    for (const client of [annaAgain, bertAgain, back]) expect(client.all('match-found')).toEqual([]);
  });

  it('brings two together in one room that both are told of, themselves first [L0133 L0306]', async () => {
    rooms.ports.describe(BERT, { displayName: 'Bert the bold', type: 6, avatar: 'hat' });
    const [anna, bert] = [await enter(ANNA), await enter(BERT)];
    await anna.queue();
    await bert.queue();
    const [toAnna, toBert] = [await anna.nth('match-found'), await bert.nth('match-found')];
    const one = { auth_id: ANNA, name: ANNA, avatar: `seed-${ANNA}`, wp: 500, type: 0 };
    const other = { auth_id: BERT, name: 'Bert the bold', avatar: 'hat', wp: 500, type: 6 };
    expect(toAnna.players).toEqual([one, other]);
    expect(toBert).toEqual({ ...toAnna, players: [other, one] });
    expect(toAnna.join.withinMs).toBe(1_500);
    const players = [
      await joinGame(rooms.url, toAnna.join.roomId, ANNA),
      await joinGame(rooms.url, toBert.join.roomId, BERT),
    ];
    await until('both sit there', () => players.every(({ state }) => state.players?.size === 2));
    expect(rooms.ports.competition.asked).toEqual([
      expect.objectContaining({ matchId: toAnna.matchId, roomId: toAnna.join.roomId, locale: 'en-US' }),
    ]);
    // They are out of the queue.
    const carl = await enter(CARL);
    await carl.queue();
    await pause(150);
    expect(carl.all('match-found')).toEqual([]);
  });

  it('pairs by language, by rating and by how often two have met', async () => {
    const { ratings, met } = rooms.ports.competition;
    ratings.set(CARL, 1_900);
    for (let i = 0; i < 3; i++) met.push({ players: [BERT, ANNA], at: Date.now() - 60_000 });
    const lobbyClients = await Promise.all([ANNA, BERT, CARL, DORA].map(enter));
    for (const client of lobbyClients.slice(0, 3)) await client.queue();
    await lobbyClients[3]?.queue('de-DE');
    await pause(300);
    expect(lobbyClients.flatMap((client) => client.all('match-found'))).toEqual([]);
    // An hour later they may meet again.
    met.length = 0;
    const emil = await enter('emil00000005');
    await emil.queue();
    await emil.nth('match-found');
  });

  it('keeps the place of who loses the connection for a moment', async () => {
    const anna = await enter(ANNA);
    await anna.queue('tr-TR');
    await pause(150);
    anna.player.cutOff();
    await pause(150);
    const again = await enter(ANNA);
    const entered = await again.nth('queue-entered');
    expect(entered.locale).toBe('tr-TR');
    expect(entered.waitedMs).toBeGreaterThanOrEqual(290);
    again.player.cutOff();
    // Longer than the place is kept; meanwhile nobody meets who is not there.
    const bert = await enter(BERT);
    await bert.queue('tr-TR');
    await pause(700);
    expect(bert.all('match-found')).toEqual([]);
    const late = await enter(ANNA);
    await pause(100);
    expect(late.all('queue-entered')).toEqual([]);
  });

  it('belongs to one tab: another one takes the place over, and inherits it', async () => {
    const [first, second] = [await enter(ANNA), await enter(ANNA)];
    await first.queue();
    expect(second.all('queue-entered')).toEqual([]);
    await second.queue();
    expect(await first.nth('queue-left')).toEqual({ reason: 'elsewhere', until: null });
    await second.player.leave();
    await first.nth('queue-entered', 2);
  });

  it('is not for those who sit in a room, before and meanwhile', async () => {
    const [anna, bert] = [await enter(ANNA), await enter(BERT)];
    await createGame(rooms.url, ANNA);
    anna.send('match-queue-enter', { locale: 'en-US' });
    expect(await anna.nth('queue-left')).toEqual({ reason: 'playing', until: null });
    await bert.queue();
    await createGame(rooms.url, BERT);
    const carl = await enter(CARL);
    await carl.queue();
    expect(await bert.nth('queue-left')).toEqual({ reason: 'playing', until: null });
    await pause(100);
    expect(carl.all('match-found')).toEqual([]);
    expect(carl.all('queue-left')).toEqual([]);
    expect(rooms.ports.competition.bookings.size).toBe(0);
  });

  it('lets go who has a match open elsewhere, and nobody whom they were paired with', async () => {
    const { competition } = rooms.ports;
    const [anna, ...others] = await Promise.all([ANNA, BERT, CARL, DORA].map(enter));
    await anna?.queue();
    // Booked by a process that answered late.
    competition.bookings.set('elsewhere', {
      matchId: 'elsewhere',
      roomId: 'r',
      processId: 'p',
      locale: 'en-US',
      playerIds: [ANNA, 'somebody0001'],
    });
    for (const client of others) await client.queue();
    // Two that are free meet, Anna meets nobody.
    await until('a match', () => others.filter((client) => client.all('match-found').length > 0).length === 2);
    expect(await anna?.nth('queue-left')).toEqual({ reason: 'playing', until: null });
    expect(anna?.all('match-found')).toEqual([]);
    expect(others.flatMap((client) => client.all('queue-left'))).toEqual([]);
    competition.bookings.delete('elsewhere');
    // A room that was never made goes without a fault.
    expect(rooms.log.filter(({ data }) => 'where' in data && data.where === 'onDispose')).toEqual([]);
  });

  it('goes on after a fault of the database', async () => {
    const { competition } = rooms.ports;
    const anna = await enter(ANNA);
    competition.failures = 1;
    anna.send('match-queue-enter', { locale: 'en-US' });
    expect(await anna.nth('queue-left')).toEqual({ reason: 'unavailable', until: null });
    await anna.queue();
  });
});
