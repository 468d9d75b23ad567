/**
 * So many players who look at the lobby's list: WATCHERS of them. Says when all are in; asked `received` it answers with what
 * they were told, asked `read` every one of them reads the list from its first page to its last before it answers.
 */
import { LOBBY_ROOM, ROOM_PAGE_SIZE, type RoomListing } from '@syllaboom/contracts';
import { connectSdk, type SdkRoom } from '../../apps/server/src/platform/rooms/testing/sdk-client.ts';
import { tokenOf } from '../../apps/server/src/rooms/testing/room-player.ts';

/** What the watchers received since they were last asked. */
export interface Received {
  readonly messages: number;
  readonly rows: number;
  /** Pages of the list. */
  readonly pages: number;
}

const PARALLEL = 20;
/** As often as a client may ask. */
const MS_BETWEEN_PAGES = 250;
const watchers = Number(process.env.WATCHERS);
let messages = 0;
let rows = 0;
let pages = 0;
const rooms: SdkRoom[] = [];
/** Of the longest list that somebody was shown. */
let total = 0;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function watch(n: number): Promise<void> {
  const client = connectSdk(`http://127.0.0.1:${process.env.PORT}`);
  const room = await client.joinById(LOBBY_ROOM, { wbPlayer: tokenOf(`watch${String(n).padStart(7, '0')}`) });
  room.onMessage('+', (changed: RoomListing[]) => {
    messages += 1;
    rows += changed.length;
  });
  room.onMessage('-', () => {
    messages += 1;
  });
  room.onMessage('rooms', (page: { total: number }) => {
    pages += 1;
    total = Math.max(total, page.total);
  });
  room.onMessage('*', () => undefined);
  rooms.push(room);
}

for (let n = 0; n < watchers; n += PARALLEL)
  await Promise.all(Array.from({ length: Math.min(PARALLEL, watchers - n) }, (_, at) => watch(n + at)));
async function readAll(room: SdkRoom): Promise<void> {
  await pause(Math.random() * MS_BETWEEN_PAGES);
  for (let offset = ROOM_PAGE_SIZE; offset < total; offset += ROOM_PAGE_SIZE) {
    room.send('page', { offset });
    await pause(MS_BETWEEN_PAGES);
  }
}

async function answer(asked: unknown): Promise<void> {
  if (asked === 'read') await Promise.all(rooms.map(readAll));
  process.send?.({ messages, rows, pages } satisfies Received);
  [messages, rows, pages] = [0, 0, 0];
}
process.on('message', (asked) => void answer(asked));
// The bench is gone: so are we.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
