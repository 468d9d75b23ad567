import { LOBBY_ROOM } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { CLEAN_MODERATION_STATUS } from '../ports.ts';
import { ANNA, BERT, CARL, GUEST } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const DEVELOPER = 'devel0000001';
/** Somebody with a name and no way in but their device's key. */
const KEYED = 'keyed0000001';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
  rooms.ports.describe(DEVELOPER, { roles: [10] });
  rooms.ports.describe(KEYED, { wayIn: false });
});
afterEach(async () => {
  await leaveEverybody();
  for (const id of [ANNA, BERT, CARL]) rooms.ports.describe(id, {});
});
afterAll(() => rooms.server.close());

/** Lets people into a chat, one after the other; each call is another chat. */
type Door = () => Promise<(playerId: string) => Promise<RoomPlayer>>;

/** The lobby is one: what was said there before is in its history, too. */
const intoLobby: Door = async () => async (playerId) => {
  const client = new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));
  await client.any('chat-history');
  return client;
};
/** A table that guests may sit at. */
const intoTable: Door = async () => {
  const host = await createGame(rooms.url, DEVELOPER);
  host.send('settings', { key: 'guests', value: true });
  await until('guests on', () => host.state.guests);
  return async (playerId) => {
    const member = await joinGame(rooms.url, host.roomId, playerId);
    await member.any('chat-history');
    return member;
  };
};

const spoken = (player: RoomPlayer) => player.all('chat').flatMap((line) => (line.system ? [] : [line.message]));
const answered = (player: RoomPlayer) =>
  player.all('chat').flatMap(({ key, params }) => (key ? [{ key, params }] : []));
/** Long enough that the next line is none too quick. */
const breathe = () => pause(CHAT.cooldownMs * 2);
async function say(player: RoomPlayer, message: string): Promise<void> {
  await breathe();
  player.sendRaw('chat', { message });
}
/** A line that everybody hears is the end of all that was sent before it. */
async function flush(by: RoomPlayer, readers: readonly RoomPlayer[], message: string): Promise<void> {
  await say(by, message);
  for (const reader of readers) await until(message, () => spoken(reader).includes(message));
}
const refused = (player: RoomPlayer, code: string, times = 1) =>
  until(code, () => player.refusals().filter((one) => one === code).length === times);

describe.each([
  { place: 'lobby', enter: intoLobby, heartsSeen: [0, 0], mayKeyedSpeak: false },
  { place: 'room', enter: intoTable, heartsSeen: [1, 1], mayKeyedSpeak: true },
] as const)('the chat of the $place', ({ place, enter, heartsSeen, mayKeyedSpeak }) => {
  it('reaches everybody and who comes later; commands that are none reach nobody [L0292]', async () => {
    rooms.ports.describe(ANNA, { frame: 6 });
    const door = await enter();
    const [anna, bert] = [await door(ANNA), await door(BERT)];
    await say(anna, '/foo');
    await until('explained', () => answered(anna).some(({ key }) => key === 'unknownCommand'));
    await say(anna, `  hello ${place} <b>\u202e `);
    await until('heard', () => spoken(bert).includes(`hello ${place} <b>`));
    expect(bert.all('chat').find(({ system }) => !system)).toMatchObject({
      id: anna.id,
      displayName: ANNA,
      avatar: `seed-${ANNA}`,
      frame: 6,
      private: false,
      type: 'normal',
    });
    expect(answered(bert).some(({ key }) => key === 'unknownCommand')).toBe(false);
    const carl = await door(CARL);
    expect((await carl.any('chat-history')).lines.at(-1)?.message).toBe(`hello ${place} <b>`);
  });

  it('refuses guests, haste and the muted, whatever way they write', async () => {
    const door = await enter();
    const [anna, guest] = [await door(ANNA), await door(GUEST)];
    guest.sendRaw('chat', { message: 'hello' });
    guest.sendRaw('command', { command: 'whisper', args: { to: ANNA, message: 'psst' } });
    await refused(guest, 'guest', 2);
    anna.sendRaw('chat', { message: 'one' });
    anna.sendRaw('chat', { message: 'two' });
    await refused(anna, 'chatCooldown');
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: Number.MAX_SAFE_INTEGER });
    await say(anna, 'muted');
    await refused(anna, 'muted');
    await say(anna, `/whisper ${ANNA} psst`);
    await refused(anna, 'muted', 2);
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: null });
    await flush(anna, [guest], 'here again');
    expect(spoken(guest).slice(-2)).toEqual(['one', 'here again']);
  });

  it('whispers to one person, and says when they are gone', async () => {
    const door = await enter();
    const [anna, bert, carl] = [await door(ANNA), await door(BERT), await door(CARL)];
    await say(anna, `/whisper ${BERT.toUpperCase()} only you`);
    await until('whispered', () => spoken(bert).includes('only you'));
    expect(bert.all('chat').find(({ private: isPrivate, system }) => isPrivate && !system)).not.toHaveProperty('to');
    await until('the own copy', () => anna.all('chat').some(({ to }) => to === BERT));
    await bert.leave();
    await say(anna, `/whisper ${BERT} still there?`);
    await until('not found', () =>
      answered(anna).some(({ key, params }) => key === 'playerNotFound' && params?.name === BERT),
    );
    await flush(anna, [carl], 'bye');
    expect(spoken(carl)).not.toContain('only you');
  });

  it('hides from a player what the blocked write, and not the other way', async () => {
    const door = await enter();
    rooms.ports.describe(ANNA, { standing: { ...CLEAN_MODERATION_STATUS, unheard: [BERT], blocked: [BERT] } });
    const bert = await door(BERT);
    await say(bert, 'before');
    await until('said', () => spoken(bert).includes('before'));
    const [anna, carl] = [await door(ANNA), await door(CARL)];
    await say(bert, `/whisper ${ANNA} psst`);
    bert.sendRaw('command', { command: 'love', args: { target: ANNA } });
    await bert.any('love-heart');
    await flush(bert, [carl], 'after');
    await flush(anna, [bert, carl], 'from who blocked');
    expect(spoken(anna)).toEqual(['from who blocked']);
    expect((await anna.any('chat-history')).lines.map(({ message }) => message)).not.toContain('before');
    expect([anna.all('love'), anna.all('love-heart')]).toEqual([[], []]);
  });

  it('shows bad words as stars and keeps them for a report', async () => {
    const door = await enter();
    const [anna, bert] = [await door(ANNA), await door(BERT)];
    await flush(anna, [bert], 'good').then(() => say(anna, `what shit ${place}`));
    await until('masked', () => spoken(bert).includes(`what **** ${place}`));
    const evidence = await rooms.ports.readRoomChat(anna.roomId, BERT);
    expect(evidence.at(-1)).toMatchObject({ id: ANNA, name: ANNA, message: `what shit ${place}` });
    expect(await rooms.ports.readRoomChat(anna.roomId, CARL)).toEqual([]);
  });

  it('sends a heart once in ten seconds; who else sees it is its rule', async () => {
    const door = await enter();
    const [anna, bert, carl] = [await door(ANNA), await door(BERT), await door(CARL)];
    bert.sendRaw('command', { command: 'love', args: { target: CARL } });
    expect(await carl.any('love-heart')).toEqual({ from: bert.id, to: carl.id });
    expect(await bert.any('love-heart')).toEqual({ from: bert.id, to: carl.id });
    bert.sendRaw('command', { command: 'love', args: { target: CARL } });
    await refused(bert, 'loveCooldown');
    await flush(bert, [anna], 'sent');
    expect([anna.all('love-heart').length, carl.all('love').length]).toEqual(heartsSeen);
  });

  it('asks accounts by name alone for a way in before they whisper, and before they speak where its rule says so', async () => {
    const door = await enter();
    const [anna, keyed] = [await door(ANNA), await door(KEYED)];
    await say(keyed, `/whisper ${ANNA} psst`);
    await refused(keyed, 'wayInNeeded');
    await say(keyed, 'hello');
    if (mayKeyedSpeak) await until('heard', () => spoken(anna).includes('hello'));
    else await refused(keyed, 'wayInNeeded', 2);
    expect(spoken(anna)).toEqual(mayKeyedSpeak ? ['hello'] : []);
  });
});
