import { Client, type Room } from '@colyseus/sdk';
import {
  type ClientMessages,
  DRAFT_MESSAGE,
  type DraftRelay,
  GAME_ROOM,
  type GameRoomState,
  type ServerMessages,
  SessionReply,
} from '@syllaboom/contracts';
import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import { PASSWORD } from './newcomers.ts';

/** A player without a browser: signed in over HTTP, in rooms through the client library. */
export interface SdkPlayer {
  readonly name: string;
  /** Of the latest sign-in. */
  token: string;
  /** By the clock of `performance`. */
  signedInAt: number;
  /** Seconds that a token lives. */
  readonly expiresIn: number;
  readonly user: SessionReply['user'];
}

/** What a player was told once a match's result was kept. */
export interface ReportedResult {
  readonly matchId: string;
  readonly exp: number;
  readonly coins: number;
}

const MS_PER_SECOND = 1_000;

async function openSession(url: string, path: string, body: { username: string; locale?: GameLanguage }) {
  const reply = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`No session for ${body.username}: ${await reply.text()}`);
  return SessionReply.parse(await reply.json());
}

export async function signUpPlayer(url: string, name: string, locale?: GameLanguage): Promise<SdkPlayer> {
  const { token, expiresIn, user } = await openSession(url, 'register', { username: name, ...(locale && { locale }) });
  return { name, token, signedInAt: performance.now(), expiresIn, user };
}

/** For tests that last longer than a token: signs those in anew whose token has lived half of its life. */
export async function keepSignedIn(url: string, players: readonly SdkPlayer[]): Promise<void> {
  for (const player of players) {
    if (performance.now() - player.signedInAt < (player.expiresIn * MS_PER_SECOND) / 2) continue;
    player.token = (await openSession(url, 'bylogin', { username: player.name })).token;
    player.signedInAt = performance.now();
  }
}

/** What a quick person needs between prompt and word. */
const THINKING_MS = 800;

/** Typed ends of a room's connection. */
export interface GameConnection {
  readonly roomId: string;
  readonly sessionId: string;
  on<Name extends keyof ServerMessages>(name: Name, listener: (payload: ServerMessages[Name]) => void): void;
  send<Name extends keyof ClientMessages>(name: Name, payload?: ClientMessages[Name]): void;
  draft(delta: DraftRelay['d']): void;
  /** Session id of whoever sits there under that name; null while nobody does. */
  seatOf(name: string): string | null;
  leave(): Promise<void>;
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
    draft: (delta) => room.send(DRAFT_MESSAGE, delta),
    seatOf: (name) => {
      const { players } = room.state as GameRoomState;
      for (const [id, player] of players) if (player.username === name) return id;
      return null;
    },
    leave: async () => void (await room.leave(true)),
  };
}

const clientFor = (url: string): Client => new Client(url);

export async function openRoom(url: string, { token }: SdkPlayer, title: string): Promise<GameConnection> {
  return connect(await clientFor(url).create(GAME_ROOM, { wbPlayer: token, title, locale: 'en-US', open: true }));
}

export async function enterRoom(url: string, { token }: SdkPlayer, roomId: string): Promise<GameConnection> {
  return connect(await clientFor(url).joinById(roomId, { wbPlayer: token }));
}

/** Answers the first so many prompts of a match and then lets the bomb go off. Resolves when told that the result is kept. */
export function playOut(room: GameConnection, words: WordIndex, answers: number): Promise<ReportedResult> {
  const used = new Set<string>();
  let answered = 0;
  room.on('correct', ({ word }) => used.add(word));
  room.on('turn', ({ id, prompt }) => {
    if (id !== room.sessionId || answered >= answers) return;
    answered += 1;
    const word = words.wordsFor(prompt, 0, 200).find((one) => !used.has(one));
    // A turn begins a moment after it is told: the bomb has to get there.
    if (word !== undefined) setTimeout(() => room.send('submit', { word }), THINKING_MS);
  });
  return new Promise((done) => {
    let kept: string | null = null;
    room.on('winner', ({ matchId, recorded }) => {
      if (recorded) kept = matchId;
    });
    // Comes right behind a kept result, with what the player has now.
    room.on('profile', ({ exp, score }) => {
      if (kept !== null) done({ matchId: kept, exp, coins: score });
    });
  });
}

/** What the server says that a player has. */
export async function readBalance(url: string, { token }: SdkPlayer): Promise<{ exp: number; coins: number }> {
  const reply = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`No answer from /api/me: ${reply.status}`);
  const { exp, score } = SessionReply.shape.user.parse(((await reply.json()) as { user: unknown }).user);
  return { exp, coins: score };
}
