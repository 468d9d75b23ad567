/** So many players who look at the lobby's list: WATCHERS of them. Says when all are in; answers with what they were told. */
import { LOBBY_ROOM, type RoomListing } from '@syllaboom/contracts';
import { connectSdk } from '../../apps/server/src/platform/rooms/testing/sdk-client.ts';
import { tokenOf } from '../../apps/server/src/rooms/testing/room-player.ts';

/** What the watchers heard since they were last asked. */
export interface Heard {
  readonly messages: number;
  readonly rows: number;
}

const PARALLEL = 20;
const watchers = Number(process.env.WATCHERS);
let messages = 0;
let rows = 0;

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
  room.onMessage('*', () => undefined);
}

for (let n = 0; n < watchers; n += PARALLEL)
  await Promise.all(Array.from({ length: Math.min(PARALLEL, watchers - n) }, (_, at) => watch(n + at)));
process.on('message', () => {
  process.send?.({ messages, rows } satisfies Heard);
  [messages, rows] = [0, 0];
});
// The bench is gone: so are we.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
