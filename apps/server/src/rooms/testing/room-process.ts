/**
 * A room server of its own process, for tests with several: `node room-process.ts <port> <redis url>`. An id on its input
 * bans that player here, `change` and an id tell that the player's profile changed.
 */
import { createInterface } from 'node:readline';
import { startRoomServer } from './room-server.ts';

const [port = '0', redisUrl = ''] = process.argv.slice(2);
const { server, ports } = await startRoomServer({ port: Number(port), redisUrl, publicAddress: `127.0.0.1:${port}` });
createInterface({ input: process.stdin }).on('line', (line) => {
  const [playerId = '', word] = line.split(' ').toReversed();
  if (word === 'change') ports.change(playerId, {});
  else ports.endSessions({ playerId, sessionId: null, banned: true });
});
process.stdout.write(`ready ${server.processId}\n`);
