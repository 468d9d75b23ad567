/** The peer that many games would take: the same traffic on Socket.IO. */
import { Server } from 'socket.io';
import { z } from 'zod/mini';
import { reportUsage } from './report-usage.ts';
import { runTurns } from './turns.ts';

const Draft = z.object({ t: z.literal('r'), w: z.string().check(z.maxLength(45)) });

const rooms = new Set<string>();
const server = new Server(Number(process.env.PORT), {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  pingInterval: 3000,
  pingTimeout: 6000,
  maxHttpBufferSize: 4096,
});

server.on('connection', (socket) => {
  const room = String(socket.handshake.query.room);
  const from = String(socket.handshake.query.p);
  if (!rooms.has(room)) {
    rooms.add(room);
    runTurns(8, (turn) => server.to(room).emit('turn', turn));
  }
  void socket.join(room);
  socket.on('draft', (message: unknown) => {
    const draft = Draft.safeParse(message);
    if (!draft.success) return socket.disconnect(true);
    return socket.to(room).emit('draft', { id: from, d: draft.data });
  });
  socket.emit('state', { players: 8 });
});
reportUsage();
