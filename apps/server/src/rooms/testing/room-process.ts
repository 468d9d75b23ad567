/**
 * A room server of its own process, for tests with several: `node room-process.ts <port> <redis url> <flow as JSON>`. An id on its input
 * bans that player here, `change` and an id tell that the player's profile changed, JSON is an order of the staff, and
 * `chat <room> <id>` prints what was said in a room, `drain` lets the process go down.
 */
import { createInterface } from 'node:readline';
import type { RoomFlow } from '../game/room-flow.ts';
import type { RoomOrder } from '../ports.ts';
import { FakePorts } from './fake-ports.ts';
import { startRoomServer } from './room-server.ts';
import { SharedCompetition } from './shared-competition.ts';

const DRAIN_CAP_MS = 5_000;
const [port = '0', redisUrl = '', flow = '{}'] = process.argv.slice(2);
const fakes = Object.assign(new FakePorts(), { ranked: new SharedCompetition(redisUrl).ranked });
const { server, ports } = await startRoomServer({
  port: Number(port),
  redisUrl,
  publicAddress: `127.0.0.1:${port}`,
  ports: fakes,
  flow: JSON.parse(flow) as Partial<RoomFlow>,
});
const print = (what: string, value: string) => process.stdout.write(`${what} ${value}\n`);
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('{')) return ports.order(JSON.parse(line) as RoomOrder);
  if (line === 'drain') return void server.drain(DRAIN_CAP_MS).then(() => process.exit(0));
  const [playerId = '', word = '', question] = line.split(' ').toReversed();
  if (question === 'chat')
    void ports.readRoomChat(word, playerId).then((lines) => print('chat', JSON.stringify(lines)));
  else if (word === 'change') ports.change(playerId, {});
  else ports.endSessions({ playerId, sessionId: null, banned: true });
});
print('ready', server.processId);
