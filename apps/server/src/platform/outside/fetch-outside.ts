import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { bareHost, isFetchable, isPublicAddress } from './public-address.ts';

/** The network beyond this server. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>;
  /** Asks for a URL at exactly this address; resolves with the answer's head. */
  ask(
    url: URL,
    address: string,
    signal: AbortSignal,
    headers: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage>;
}

/** Why nothing came: it is never asked for, it cannot be reached (in time), or it is more than was allowed. */
export type OutsideFault = 'refused' | 'unreachable' | 'tooLarge';
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, options?: ErrorOptions) {
    super(`outside: ${fault}`, options);
    this.fault = fault;
  }
}

/** What may be fetched, and how. */
export interface OutsideRules {
  readonly headers: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  /** Ends everything: names, heads and bodies. */
  readonly signal: AbortSignal;
  /** How many redirections are followed. */
  readonly redirects: number;
  /** Whether they may lead to another host. */
  readonly maySwitchHost: boolean;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Empty unless the status is 200. */
  readonly bytes: Buffer;
}

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
  ask: (url, address, signal, headers) =>
    new Promise((done, fail) => {
      const request = httpsRequest(url, {
        signal,
        agent: false,
        headers,
        lookup: (_host, options, found) => {
          const family = address.includes(':') ? 6 : 4;
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      });
      request.once('response', done).once('error', fail).end();
    }),
};

/** Fetches from outside: only https to public addresses; every redirection is checked like the first address. Throws an OutsideError. */
export async function fetchOutside(outside: Outside, address: string, rules: OutsideRules): Promise<OutsideAnswer> {
  let url = parse(address);
  for (let hop = 0; hop <= rules.redirects; hop++) {
    const answer = await reach(outside, url, rules);
    const status = answer.statusCode ?? 0;
    const { headers } = answer;
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      answer.destroy();
      const next = parse(headers.location, url);
      if (next.host !== url.host && !rules.maySwitchHost) throw new OutsideError('refused');
      url = next;
      continue;
    }
    if (status === 200) return { status, headers, bytes: await readAll(answer, rules) };
    answer.destroy();
    return { status, headers, bytes: Buffer.alloc(0) };
  }
  throw new OutsideError('unreachable');
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null || !isFetchable(url)) throw new OutsideError('refused');
  return url;
}

async function reach(outside: Outside, url: URL, { signal, headers }: OutsideRules): Promise<IncomingMessage> {
  const host = bareHost(url);
  const addresses = await Promise.race([outside.resolve(host).catch(() => []), nothingAfter(signal)]);
  const [first] = addresses;
  if (first === undefined) throw new OutsideError('unreachable');
  // One private address among them is enough: the name may be made to change between two questions.
  if (!addresses.every(isPublicAddress)) throw new OutsideError('refused');
  try {
    return await outside.ask(url, first, signal, headers);
  } catch (cause) {
    throw new OutsideError('unreachable', { cause });
  }
}

/** No address at all, once the time is over. */
const nothingAfter = (signal: AbortSignal): Promise<string[]> =>
  new Promise((done) => {
    if (signal.aborted) done([]);
    else signal.addEventListener('abort', () => done([]), { once: true });
  });

async function readAll(answer: IncomingMessage, { signal, mostBytes }: OutsideRules): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const give = (): void => void answer.destroy();
  signal.addEventListener('abort', give);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > mostBytes) throw new OutsideError('tooLarge');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError('unreachable', { cause });
  } finally {
    signal.removeEventListener('abort', give);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
