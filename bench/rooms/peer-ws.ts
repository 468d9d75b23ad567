/** The baseline: the same traffic on bare WebSockets with JSON. */
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod/mini';
import { reportUsage } from './report-usage.ts';
import { runTurns } from './turns.ts';

const Draft = z.object({
  type: z.literal(1),
  d: z.object({ t: z.literal('r'), w: z.string().check(z.maxLength(45)) }),
});
const HEARTBEAT_MS = 3000;
const HEARTBEAT_SLICES = 60;

const rooms = new Map<string, Set<WebSocket>>();
const missed = new WeakMap<WebSocket, number>();

function openRoom(id: string): Set<WebSocket> {
  const found = rooms.get(id);
  if (found) return found;
  const members = new Set<WebSocket>();
  rooms.set(id, members);
  runTurns(8, (turn) => {
    const text = JSON.stringify({ type: 'turn', ...turn });
    for (const member of members) member.send(text);
  });
  return members;
}

/** Pings everybody within one heartbeat, a slice at a time, so that no tick pings all. */
function pingInSlices(server: WebSocketServer): void {
  let queue: WebSocket[] = [];
  setInterval(() => {
    if (queue.length === 0) queue = [...server.clients];
    for (const socket of queue.splice(0, Math.ceil(server.clients.size / HEARTBEAT_SLICES))) {
      const count = missed.get(socket) ?? 0;
      if (count >= 3) socket.terminate();
      else socket.ping();
      missed.set(socket, count + 1);
    }
  }, HEARTBEAT_MS / HEARTBEAT_SLICES);
}

const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
  maxPayload: 4096,
});
server.on('connection', (socket, request) => {
  const query = new URL(`ws://bench${request.url ?? ''}`).searchParams;
  const from = query.get('p') ?? '';
  const members = openRoom(query.get('room') ?? '');
  members.add(socket);
  socket.on('pong', () => missed.set(socket, 0));
  socket.on('close', () => members.delete(socket));
  socket.on('message', (data) => {
    const draft = Draft.safeParse(JSON.parse((data as Buffer).toString()));
    if (!draft.success) return socket.close(4011, 'bad_message');
    const text = JSON.stringify({ type: 1, id: from, d: draft.data.d });
    for (const member of members) if (member !== socket) member.send(text);
  });
  socket.send(JSON.stringify({ type: 'state', players: members.size }));
});
server.on('listening', reportUsage);
pingInSlices(server);
