/** A room server of its own process, for tests with several: `node room-process.ts <port> <redis url>`. */
import { startRoomServer } from './room-server.ts';

const [port = '0', redisUrl = ''] = process.argv.slice(2);
const { server } = await startRoomServer({ port: Number(port), redisUrl, publicAddress: `127.0.0.1:${port}` });
process.stdout.write(`ready ${server.processId}\n`);
