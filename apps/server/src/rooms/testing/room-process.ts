/**
 * A room server of its own process, for tests with several, or with one that dies: `node room-process.ts <port> <redis url or nothing>
 * <flow and cluster times as JSON>`. An id on its input
 * bans that player here, `change` and an id tell that the player's profile changed, JSON is a moderation event, and
 * `chat <room> <id>` prints what was said in a room, `tell <id> <key>` shows a player a popup, `become <id> <name>` renames one
 * without telling anybody, `<mark> where <id>` prints where a player is, `drain` lets the process go down.
 */
import { createInterface } from 'node:readline';
import { createRoomLimits } from '#config/room-limits.ts';
import type { ClusterTimes } from '#platform/rooms/cluster/cluster-times.ts';
import type { RoomFlow } from '../game/room-flow.ts';
import { FakePorts, type ModerationCommand } from './fake-ports.ts';
import { startRoomServer } from './room-server.ts';
import { shareReconnections } from './shared-reconnections.ts';
import { SharedCompetition } from './shared-competition.ts';

const DRAIN_CAP_MS = 5_000;
const [port = '0', redisUrl = '', flow = '{}', times = '{}'] = process.argv.slice(2);
const fakes = new FakePorts();
if (redisUrl !== '') {
  const { ranked } = new SharedCompetition(redisUrl);
  Object.assign(fakes, { ranked, reconnections: shareReconnections(redisUrl) });
}
const { server, ports } = await startRoomServer({
  port: Number(port),
  ...(redisUrl === '' ? {} : { redisUrl, publicAddress: `127.0.0.1:${port}` }),
  ports: fakes,
  roomCounts: createRoomLimits(true).rooms,
  flow: JSON.parse(flow) as Partial<RoomFlow>,
  clusterTimes: JSON.parse(times) as Partial<ClusterTimes>,
});
async function goDown(): Promise<void> {
  await server.drain(DRAIN_CAP_MS);
  await server.close();
  process.exit(0);
}
const print = (what: string, value: string) => process.stdout.write(`${what} ${value}\n`);
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('{')) return ports.moderate(JSON.parse(line) as ModerationCommand);
  if (line === 'drain') return void goDown();
  const [command = '', what = '', about = ''] = line.split(' ');
  if (command === 'tell') return ports.channel.send([what], 'popup', { kind: 'info', key: about });
  if (command === 'become') return ports.describe(what, { displayName: about });
  if (what === 'where') return print(command, JSON.stringify(ports.presence.whereIs(about)));
  const [playerId = '', word = '', question] = line.split(' ').toReversed();
  if (question === 'chat')
    void ports.readRoomChat(word, playerId).then((lines) => print('chat', JSON.stringify(lines)));
  else if (word === 'change') ports.change(playerId, {});
  else ports.endSessions({ playerId, sessionId: null, banned: true });
});
print('ready', server.processId);
