/**
 * A process with the game's lobby, whose list changes as often as that of so many rooms: LISTED rooms, CHANGES a second.
 * The rooms themselves are left out, each is a line that its directory tells the lobby, as rooms do.
 */
import type { RoomListing } from '@syllaboom/contracts';
import { RoomDirectory } from '../../apps/server/src/rooms/lobby/room-directory.ts';
import { startRooms } from '../../apps/server/src/rooms/start-rooms.ts';
import { FakePorts } from '../../apps/server/src/rooms/testing/fake-ports.ts';
import { reportUsage } from './report-usage.ts';

const LISTED = Number(process.env.LISTED);
const CHANGES_PER_SECOND = Number(process.env.CHANGES);
const TICK_MS = 20;
/** One change in so many is a room that closes, and one that opens. */
const CHANGES_PER_LIFE = 80;

const complain = (data: object, text: string): void => console.error(text, data);
const log = { debug: () => undefined, info: () => undefined, warn: complain, error: complain };

await startRooms({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  mountHttp: () => undefined,
  allowedOrigins: [],
  ports: new FakePorts(),
  log,
});
const directory = new RoomDirectory(log);

let opened = 0;
let changes = 0;
const open: string[] = [];
const listing = (roomId: string): RoomListing => ({
  roomId,
  clients: 1 + (changes % 8),
  metadata: {
    name: `Player number ${changes}`,
    mode: changes % 10,
    ranked: false,
    started: changes % 3 > 0,
    diff: changes % 5,
    wpp: -1,
    language: 'en-US',
    mlang: false,
    sc: changes % 16,
    auth_id: `host${String(changes).padStart(8, '0')}`,
    avatar: `seed${changes % 1000}`,
    type: 0,
    players: 1 + (changes % 8),
    maxp: 16,
    speed: 1.5,
  },
});

function openRoom(): void {
  opened += 1;
  const roomId = `R${String(opened).padStart(6, '0')}`;
  open.push(roomId);
  directory.announce(roomId, listing(roomId));
}

function change(): void {
  changes += 1;
  if (changes % CHANGES_PER_LIFE === 0) {
    directory.announce(open.shift() ?? '', null);
    return openRoom();
  }
  const roomId = open[Math.floor(Math.random() * open.length)];
  if (roomId !== undefined) directory.announce(roomId, listing(roomId));
}

for (let n = 0; n < LISTED; n++) openRoom();
const began = performance.now();
// As many as are due: a timer that comes late would slow the list down.
setInterval(() => {
  while (changes < ((performance.now() - began) / 1000) * CHANGES_PER_SECOND) change();
}, TICK_MS);
reportUsage();
