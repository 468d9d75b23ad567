/** Gives back whatever is published on `bare:asked`: `node redis-echo.ts <redis url>`. */
import { Redis } from 'ioredis';

const [url = ''] = process.argv.slice(2);
const [publisher, subscriber] = [new Redis(url), new Redis(url)];
subscriber.on('message', (_channel, text: string) => void publisher.publish('bare:answered', text));
await subscriber.subscribe('bare:asked');
process.stdout.write('ready\n');
