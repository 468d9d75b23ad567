import { Client, type Room } from '@colyseus/sdk';
import { type ClientMessages, GAME_ROOM, type ServerMessages, SessionReply } from '@syllaboom/contracts';
import type { WordIndex } from '@syllaboom/engine';

/** A player without a browser: signed in over HTTP, in rooms through the client library. */
export interface SdkPlayer {
  readonly name: string;
  readonly token: string;
}

/** What a player was told at a match's end. */
export interface ToldResult {
  readonly matchId: string;
  readonly recorded: boolean;
}

export async function signUpPlayer(url: string, name: string): Promise<SdkPlayer> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: 'correct-horse-7' }),
  });
  if (!reply.ok) throw new Error(`No sign-up for ${name}: ${await reply.text()}`);
  return { name, token: SessionReply.parse(await reply.json()).token };
}

/** Typed ends of a room's connection. */
interface GameConnection {
  readonly roomId: string;
  readonly sessionId: string;
  on<Name extends keyof ServerMessages>(name: Name, listener: (payload: ServerMessages[Name]) => void): void;
  send<Name extends keyof ClientMessages>(name: Name, payload?: ClientMessages[Name]): void;
}

function connect(room: Room): GameConnection {
  // The library warns about messages without a listener.
  room.onMessage('*', () => undefined);
  room.reconnection.enabled = false;
  return {
    roomId: room.roomId,
    sessionId: room.sessionId,
    on: (name, listener) => void room.onMessage(name, listener),
    send: (name, payload) => room.send(name, payload),
  };
}

const clientFor = (url: string): Client => new Client(url);

export async function openRoom(url: string, { token }: SdkPlayer, title: string): Promise<GameConnection> {
  return connect(await clientFor(url).create(GAME_ROOM, { wbPlayer: token, title, locale: 'en-US', open: true }));
}

export async function enterRoom(url: string, { token }: SdkPlayer, roomId: string): Promise<GameConnection> {
  return connect(await clientFor(url).joinById(roomId, { wbPlayer: token }));
}

/** Answers the first so many prompts of a match and then lets the bomb go off. Resolves with what was told at the end. */
export function playOut(room: GameConnection, words: WordIndex, answers: number): Promise<ToldResult> {
  const used = new Set<string>();
  let answered = 0;
  room.on('correct', ({ word }) => used.add(word));
  room.on('turn', ({ id, prompt }) => {
    if (id !== room.sessionId || answered >= answers) return;
    answered += 1;
    const word = words.wordsFor(prompt, 0, 200).find((one) => !used.has(one));
    if (word !== undefined) room.send('submit', { word });
  });
  return new Promise((done) => {
    room.on('winner', ({ matchId, recorded }) => done({ matchId, recorded }));
  });
}
