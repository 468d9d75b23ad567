/** The game's own rooms, with people who need no database and the real English dictionary. */
import { openOrBuildIndex } from '@syllaboom/words';
import { FakePorts } from '../../apps/server/src/rooms/testing/fake-ports.ts';
import type { RoomPorts } from '../../apps/server/src/rooms/ports.ts';
import { startRooms } from '../../apps/server/src/rooms/start-rooms.ts';
import { reportUsage } from './report-usage.ts';

const index = openOrBuildIndex('en-US');

class BenchPorts extends FakePorts {
  override readonly words: RoomPorts['words'] = {
    isReady: () => true,
    whenReady: async () => undefined,
    get: () => index,
    version: () => 'bench',
  };
}

const complain = (data: object, text: string): void => console.error(text, data);

await startRooms({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  mountHttp: () => undefined,
  allowedOrigins: [],
  ports: new BenchPorts(),
  log: { debug: () => undefined, info: () => undefined, warn: complain, error: complain },
  // The match begins while the generator warms up.
  flow: { countdownSeconds: 1, secondMs: 100, versusMs: 0 },
});
reportUsage();
