import { type GameLanguage, WIKI_LANGUAGES } from '@syllaboom/engine';
import { z } from 'zod';
import { WorkQueue } from '#platform/auth/work-queue.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { CircuitBreaker } from '#platform/limits/circuit-breaker.ts';
import { fetchOutside, type Outside, type OutsideAnswer } from '#platform/outside/fetch-outside.ts';
import { isFetchable } from '#platform/outside/public-address.ts';

/** Where an encyclopedia is asked, and as whom. */
export interface WikiOptions {
  /** Address with `{lang}` and `{title}` in it, answering as the summary call of Wikipedia's REST service does. */
  readonly url: string;
  readonly userAgent: string;
  /** For all titles of a word together. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly outside: Outside;
}

/** What an encyclopedia says of a word; nothing of it is to be believed. */
export interface WikiPage {
  readonly title: string;
  readonly description: string;
  readonly extract: string;
  /** Address of a picture that may be fetched. */
  readonly picture: string | null;
  /** Address of the page itself, at the same host. */
  readonly page: string | null;
  /** Whose text it is. */
  readonly source: string;
}

/** Looks for the first of these titles. Null: it has none of them; rejects when it can't be asked. */
export type Wiki = (language: GameLanguage, titles: readonly string[]) => Promise<WikiPage | null>;

const MOST_AT_ONCE = 3;
const MOST_WAITING = 30;
const MOST_BYTES = 512 * 1024;
const REDIRECTS = 2;
const LONGEST_ADDRESS = 2_000;
/** Whoever asks us to come back later is left alone at most so long. */
const LONGEST_REST_MS = 10 * 60_000;
const REST_MS = 60_000;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

const Summary = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  description: z.optional(z.string()),
  extract: z.optional(z.string()),
  thumbnail: z.optional(z.object({ source: z.string() })),
  content_urls: z.optional(z.object({ desktop: z.object({ page: z.string() }) })),
});

/** Asks an encyclopedia: few calls at once, with a time limit, and a rest when it keeps failing or asks for one. */
export function createWiki(options: WikiOptions): Wiki {
  const { clock, timeoutMs } = options;
  const queue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING, () => new Error('too many wait for the encyclopedia'));
  const breaker = new CircuitBreaker(clock);
  let restsUntilMs = 0;
  const ask = async (address: string, signal: AbortSignal): Promise<WikiPage | null> => {
    if (clock.monotonicMs() < restsUntilMs || !breaker.enter()) throw new Error('the encyclopedia rests');
    try {
      const answer = await fetchSummary(options, address, signal);
      if (answer.status === TOO_MANY || answer.status === UNAVAILABLE)
        restsUntilMs = clock.monotonicMs() + restOf(answer);
      const page = answer.status === 404 ? null : readSummary(answer, new URL(address).host);
      breaker.succeed();
      return page;
    } catch (cause) {
      breaker.fail();
      throw cause;
    }
  };
  return (language, titles) => {
    const short = WIKI_LANGUAGES[language];
    if (short === null) return Promise.resolve(null);
    const signal = AbortSignal.timeout(timeoutMs);
    return queue.run(async () => {
      for (const title of titles) {
        // What waited too long asks nobody.
        signal.throwIfAborted();
        const page = await ask(addressOf(options.url, short, title), signal);
        if (page !== null) return page;
      }
      return null;
    });
  };
}

const addressOf = (url: string, short: string, title: string): string =>
  url.replaceAll('{lang}', short).replaceAll('{title}', () => encodeURIComponent(title.replaceAll(' ', '_')));

const fetchSummary = (
  { outside, userAgent }: WikiOptions,
  address: string,
  signal: AbortSignal,
): Promise<OutsideAnswer> =>
  fetchOutside(outside, address, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    mostBytes: MOST_BYTES,
    signal,
    redirects: REDIRECTS,
    maySwitchHost: false,
  });

function restOf({ headers }: OutsideAnswer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_REST_MS) : REST_MS;
}

/** Null where the page only leads to others. Throws where it is not what was promised. */
function readSummary({ status, bytes }: OutsideAnswer, host: string): WikiPage | null {
  if (status !== 200) throw new Error(`the encyclopedia answered ${status}`);
  const { type, title, description = '', extract = '', ...rest } = Summary.parse(JSON.parse(bytes.toString('utf8')));
  if (type === 'disambiguation') return null;
  return {
    title,
    description,
    extract,
    picture: fetchableAddress(rest.thumbnail?.source)?.href ?? null,
    page: pageAt(host, rest.content_urls?.desktop.page),
    source: host.endsWith('.wikipedia.org') ? 'Wikipedia, CC BY-SA 4.0' : host,
  };
}

function pageAt(host: string, address: string | undefined): string | null {
  const url = fetchableAddress(address);
  return url?.host === host ? url.href : null;
}

function fetchableAddress(address: string | undefined): URL | null {
  if (address === undefined || address.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(address);
  return url !== null && isFetchable(url) ? url : null;
}
