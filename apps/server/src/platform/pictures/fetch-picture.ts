import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '#platform/errors/app-error.ts';
import { pictureTypeOf } from './picture-type.ts';
import { bareHost, isFetchable, isPublicAddress } from './public-address.ts';

/** A picture from elsewhere. */
export interface OutsidePicture {
  readonly bytes: Buffer;
  readonly type: string;
}

/** How the world outside is reached; tests put a server of their own in its place. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>;
  /** Asks for a URL at exactly this address; resolves with the answer's head. */
  ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>;
}

/** The largest picture in bytes, the longest wait in ms for all of it, and how many redirections are followed. */
export const OUTSIDE_PICTURE = { mostBytes: 3 * 1024 * 1024, timeoutMs: 5_000, redirects: 2 } as const;

/** How long one name server may take, and how often it is asked. */
const NAME_SERVER = { timeoutMs: 1_500, tries: 2 } as const;

/**
 * Asks name servers itself: the system's look-up would hold one of the few threads that passwords and files need too, for
 * as long as a name server of a stranger likes.
 */
async function resolvePublicly(host: string): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const resolver = new Resolver({ timeout: NAME_SERVER.timeoutMs, tries: NAME_SERVER.tries });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The internet: TLS to the address that was checked, whatever the name means a moment later. */
export const internet: Outside = {
  resolve: resolvePublicly,
  ask: (url, address, signal) =>
    new Promise((done, fail) => {
      const request = httpsRequest(url, {
        signal,
        agent: false,
        headers: { accept: 'image/png,image/jpeg,image/webp,image/gif', 'user-agent': 'Syllaboom/1.0' },
        lookup: (_host, options, found) => {
          const family = address.includes(':') ? 6 : 4;
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      });
      request.once('response', done).once('error', fail).end();
    }),
};

/**
 * Fetches a picture that a player named. Only https to public addresses; every redirection is checked like the first
 * address. Throws `picture/refused` (400) before anything is asked, `picture/no_picture` (415), `picture/too_large` (413) and
 * `picture/unreachable` (504).
 */
export async function fetchPicture(outside: Outside, address: string): Promise<OutsidePicture> {
  const signal = AbortSignal.timeout(OUTSIDE_PICTURE.timeoutMs);
  let url = parse(address);
  for (let hop = 0; hop <= OUTSIDE_PICTURE.redirects; hop++) {
    const answer = await reach(outside, url, signal);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
      answer.destroy();
      url = parse(answer.headers.location, url);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new AppError('picture/unreachable');
    }
    return readPicture(answer, signal);
  }
  throw new AppError('picture/unreachable');
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null || !isFetchable(url)) throw new AppError('picture/refused');
  return url;
}

async function reach(outside: Outside, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = bareHost(url);
  const addresses = await Promise.race([outside.resolve(host).catch(() => []), nothingAfter(signal)]);
  const [first] = addresses;
  if (first === undefined) throw new AppError('picture/unreachable');
  // One private address among them is enough: the name may be made to change between two questions.
  if (!addresses.every(isPublicAddress)) throw new AppError('picture/refused');
  try {
    return await outside.ask(url, first, signal);
  } catch (cause) {
    throw new AppError('picture/unreachable', { cause });
  }
}

/** No address at all, once the time is over. */
const nothingAfter = (signal: AbortSignal): Promise<string[]> =>
  new Promise((done) => {
    if (signal.aborted) done([]);
    else signal.addEventListener('abort', () => done([]), { once: true });
  });

async function readPicture(answer: IncomingMessage, signal: AbortSignal): Promise<OutsidePicture> {
  const chunks: Buffer[] = [];
  let length = 0;
  const give = (): void => void answer.destroy();
  signal.addEventListener('abort', give);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > OUTSIDE_PICTURE.mostBytes) throw new AppError('picture/too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('picture/unreachable', { cause });
  } finally {
    signal.removeEventListener('abort', give);
    answer.destroy();
  }
  const bytes = Buffer.concat(chunks);
  const type = pictureTypeOf(bytes);
  if (type === null) throw new AppError('picture/no_picture');
  return { bytes, type };
}
