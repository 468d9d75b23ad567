import { WebSocket } from 'ws';
import { GAME_ROOM } from '@syllaboom/contracts';
import { type Closed, tokenOf, until } from './room-player.ts';

interface Seat {
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
}

/** First bytes of frames [Colyseus' wire]. */
export const FRAME = { join: 10, leave: 12, data: 13, ping: 18, request: 21, bytes: 17 } as const;

/** A client without the library: it sends whatever bytes a test wants. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly roomId: string;
  readonly frames: Buffer[] = [];
  closed: Closed | null = null;

  constructor(socket: WebSocket, roomId: string) {
    this.socket = socket;
    this.roomId = roomId;
    socket.on('message', (data: Buffer) => void this.frames.push(data));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    socket.on('error', () => undefined);
  }

  send(...bytes: (number | Uint8Array)[]): void {
    this.socket.send(
      Buffer.concat(bytes.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part)))),
    );
  }
  /** Says that the seat has arrived: without it the server sends no state. */
  acknowledge(): void {
    this.send(FRAME.join);
  }
  /** A room message with a text type and ready-made payload bytes. */
  sendData(type: string, payload: Uint8Array = new Uint8Array()): void {
    this.send(FRAME.data, 0xa0 | type.length, Buffer.from(type), payload);
  }
  untilClosed(waitMs?: number): Promise<Closed> {
    return until('the socket is closed', () => this.closed, waitMs);
  }
}

/** Asks for a seat by HTTP. */
export async function reserveSeat(url: string, path: string, playerId: string, options: object = {}): Promise<Seat> {
  const reply = await fetch(`${url.replace('ws', 'http')}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wbPlayer: tokenOf(playerId), ...options }),
  });
  if (!reply.ok) throw new Error(`no seat: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Seat;
}

export async function openSocket(url: string, seat: Seat, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = new WebSocket(`${url}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`, { headers });
  const raw = new RawSocket(socket, seat.roomId);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  await until('the seat is given', () => raw.frames.length > 0 || raw.closed !== null);
  return raw;
}

export const openOwnRoom = async (url: string, playerId: string): Promise<RawSocket> =>
  openSocket(url, await reserveSeat(url, `create/${GAME_ROOM}`, playerId));
export const enterRoom = async (url: string, roomId: string, playerId: string): Promise<RawSocket> =>
  openSocket(url, await reserveSeat(url, `joinById/${roomId}`, playerId));
