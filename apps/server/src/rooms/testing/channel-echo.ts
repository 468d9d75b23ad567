/**
 * Two of these time what a player is told over Redis: `node channel-echo.ts <port> <redis url> echo|ask`. The one that asks
 * prints, as JSON, the medians in ms of a round trip on the channel and of a bare publish and subscribe, taken in turns.
 */
import { Redis } from 'ioredis';
import { startRoomServer } from './room-server.ts';

const ROUNDS = 400;
const [port = '0', redisUrl = '', role = 'echo'] = process.argv.slice(2);
const isEcho = role === 'echo';
const { ports } = await startRoomServer({ port: Number(port), redisUrl, publicAddress: `127.0.0.1:${port}` });
const [asked, answered] = ['bare:asked', 'bare:answered'];
const [publisher, subscriber] = [new Redis(redisUrl), new Redis(redisUrl)];
await subscriber.subscribe(isEcho ? asked : answered);
let resolve: () => void = () => undefined;

subscriber.on('message', () => (isEcho ? void publisher.publish(answered, JSON.stringify({ n: 1 })) : resolve()));
ports.channel.connect(isEcho ? 'there' : 'here', () => (isEcho ? ports.channel.send(['here'], 'kick', {}) : resolve()));

async function time(ask: () => void): Promise<number> {
  const began = performance.now();
  const answer = new Promise<void>((done) => {
    resolve = done;
  });
  ask();
  await answer;
  return performance.now() - began;
}
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

process.stdout.write('ready\n');
if (!isEcho) {
  const [bare, channel]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await time(() => void publisher.publish(asked, JSON.stringify({ n: round }))));
    channel.push(await time(() => ports.channel.send(['there'], 'kick', {})));
  }
  process.stdout.write(`medians ${JSON.stringify({ bare: median(bare), channel: median(channel) })}\n`);
}
