import type { ServerMessages } from '@syllaboom/contracts';
import { hashMatch, type ModeId, replayMatch } from '@syllaboom/engine';
import { expect } from 'vitest';
import { wordFor } from './mode-words.ts';
import { ANNA, BERT, CARL, holderOf, openRoom } from './play-along.ts';
import { joinGame, type RoomPlayer, until } from './room-player.ts';
import type { RoomServer } from './room-server.ts';

export type Pair = readonly [RoomPlayer, RoomPlayer];
type Setting = Parameters<RoomPlayer['send']>[1];

/** Everything that a client was told and sees. */
export const seenBy = ({ received, state }: RoomPlayer): string => JSON.stringify([received, state]);

export class ModePlay {
  readonly #rooms: () => RoomServer;
  readonly #used = new Set<string>();

  constructor(rooms: () => RoomServer) {
    this.#rooms = rooms;
  }

  /** Anna's room with Bert in it, in this mode. */
  async open(mode: ModeId, ...settings: Setting[]): Promise<[RoomPlayer, RoomPlayer]> {
    const [anna, bert] = await openRoom(this.#rooms().url, [ANNA, BERT]);
    for (const change of [{ mode }, ...settings]) {
      const from = anna.received.length;
      anna.send('settings', change as never);
      await anna.next('st-change', () => true, from);
    }
    await until('the mode', () => anna.state.mode === mode);
    return [anna, bert];
  }

  /** A third person comes while the match runs. */
  comeLate(player: RoomPlayer): Promise<RoomPlayer> {
    return joinGame(this.#rooms().url, player.roomId, CARL);
  }

  /** The host ends the match, which has no winner then. */
  end(players: Pair): Promise<ServerMessages['winner']> {
    return this.#over(players, ([host]) => host.send('end'));
  }

  /** Everybody gives up, one after the other: the match has places. */
  giveUp(players: Pair): Promise<ServerMessages['winner']> {
    return this.#over(players, (all) => {
      for (const player of all) player.send('chat', { message: '/surrender' });
    });
  }

  /** The match ends: everybody is told, it is kept, and playing its log again leads to the same state. */
  async #over(players: Pair, stop: (players: Pair) => void): Promise<ServerMessages['winner']> {
    const [anna, bert] = players;
    const { recorded } = this.#rooms().ports;
    const known = recorded.length;
    const from = [anna.received.length, bert.received.length];
    stop(players);
    const winner = await anna.next('winner', () => true, from[0]);
    await bert.next('winner', () => true, from[1]);
    const kept = await until('kept', () => recorded.slice(known).at(0));
    const { state } = replayMatch({ setup: kept.setup, ...kept.log });
    expect(hashMatch(state)).toBe(kept.hash);
    await until('lobby', () => anna.state.phase === 'lobby');
    expect(anna.state.requirement).toBe('');
    return winner;
  }

  /** A word that the running turn takes and that was not played before. */
  word(player: RoomPlayer): string {
    return wordFor(player, this.#used);
  }

  /** The holder plays a word that the turn takes; resolves when it was told. */
  async right(players: Pair): Promise<string> {
    const by = holderOf(players);
    const word = this.word(by);
    this.#used.add(word);
    const from = by.received.length;
    by.submit(word);
    await by.next('correct', (one) => one.word === word, from);
    return word;
  }

  /** The holder plays a word that the turn does not take. */
  async wrong(players: Pair, word: string): Promise<void> {
    const by = holderOf(players);
    const from = by.received.length;
    by.submit(word);
    expect(await by.next('submit-res', () => true, from)).toEqual({ a: false });
    await by.next('wrong', (one) => one.word === word, from);
  }
}
