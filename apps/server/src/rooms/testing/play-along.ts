import { SAMPLE_WORDS } from '@syllaboom/engine/testing';
import { createGame, joinGame, type RoomPlayer, until } from './room-player.ts';

export const ANNA = 'anna00000001';
export const BERT = 'bert00000002';
export const CARL = 'carl00000003';
export const DORA = 'dora00000004';
export const GUEST = 'guest0001';

/** Words that fit the running prompts, each used once. */
export class Answers {
  readonly #used = new Set<string>();

  next(prompt: string): string {
    const word = SAMPLE_WORDS.find((one) => one.includes(prompt) && !this.#used.has(one));
    if (!word) throw new Error(`no word is left for ${prompt}`);
    this.#used.add(word);
    return word;
  }
}

/** Whose turn it is. */
export function holderOf(players: readonly RoomPlayer[]): RoomPlayer {
  const current = players[0]?.state.currentPlayerSessionId;
  const holder = players.find(({ id }) => id === current);
  if (!holder) throw new Error('nobody holds the bomb');
  return holder;
}

/** The holder plays a right word; resolves when the turn has passed. */
export async function playTurn(
  players: readonly RoomPlayer[],
  answers: Answers,
): Promise<{ by: RoomPlayer; word: string }> {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const by = holderOf(players);
  const { turn, letter } = first.state;
  const word = answers.next(letter);
  by.submit(word);
  await until(`the turn after ${turn}`, () => players.every(({ state }) => state.turn > turn));
  return { by, word };
}

/** A room with these people in it; the first one is the host. */
export async function openRoom<const Ids extends readonly [string, ...string[]]>(
  url: string,
  ids: Ids,
  options: Parameters<typeof createGame>[2] = {},
): Promise<{ -readonly [Index in keyof Ids]: RoomPlayer }> {
  const host = await createGame(url, ids[0], options);
  const players = [host];
  for (const id of ids.slice(1)) players.push(await joinGame(url, host.roomId, id));
  await until('everybody in the state', () =>
    players.every((player) => (player.state.players?.size ?? 0) >= ids.length),
  );
  return players as { -readonly [Index in keyof Ids]: RoomPlayer };
}

/** The host starts; resolves when everybody has the first turn. */
export async function startMatch(players: readonly RoomPlayer[]): Promise<void> {
  const from = players.map((player) => player.received.length);
  players[0]?.send('start');
  await Promise.all(players.map((player, i) => player.next('turn', () => true, from[i])));
}

/** Everybody leaves for good. */
export const leaveAll = async (players: readonly RoomPlayer[]): Promise<void> => {
  await Promise.all(players.map((player) => player.leave()));
};
