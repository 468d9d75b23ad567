import { hashMatch, replayMatch } from '@syllaboom/engine';
import { SAMPLE_WORDS } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGame, joinGame, pause, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const ANNA = 'anna00000001';
const BERT = 'bert00000002';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterAll(() => rooms.server.close());

/** An unused word that fits the running prompt. */
const answer = (player: RoomPlayer, used: Set<string>): string => {
  const word = SAMPLE_WORDS.find((one) => one.includes(player.state.letter) && !used.has(one));
  if (!word) throw new Error(`no word for ${player.state.letter}`);
  used.add(word);
  return word;
};

describe('a match of two', () => {
  it('plays', async () => {
    const anna = await createGame(rooms.url, ANNA, { locale: 'en-US' });
    const bert = await joinGame(rooms.url, anna.roomId, BERT);
    await until('two players', () => anna.state.players.size === 2);
    anna.send('settings', { speed: 3 });
    await anna.next('st-change');
    anna.send('start');
    await bert.any('turn');
    const used = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const turn = anna.state.turn;
      const holder = anna.state.currentPlayerSessionId === anna.id ? anna : bert;
      holder.submit(answer(holder, used));
      await until('turn', () => anna.state.turn > turn);
    }
    console.log(anna.state.letter, anna.received.map((x) => x.type).join(' '));
    await pause(50);
  });
});
