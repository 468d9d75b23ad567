import type { Clock } from '#platform/clock/clock.ts';
import { WorkQueue } from '#platform/auth/work-queue.ts';
import { CircuitBreaker } from '#platform/limits/circuit-breaker.ts';
import { fetchOutside, type Outside, type OutsideAnswer } from '#platform/outside/fetch-outside.ts';
import { GIPHY } from './giphy.ts';
import { KLIPY } from './klipy.ts';
import type { AskGifs, GifDialect } from './provider.ts';

export interface GifAccess {
  readonly provider: GifDialect['name'];
  readonly key: string;
  readonly apiBase: string;
  /** For a whole question. */
  readonly timeoutMs: number;
}

const DIALECTS: Readonly<Record<GifDialect['name'], GifDialect>> = { klipy: KLIPY, giphy: GIPHY };
const MOST_AT_ONCE = 4;
const MOST_WAITING = 40;
const MOST_BYTES = 1024 * 1024;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** Whoever asks us to come back later is left alone so long; at most so long. */
const REST_MS = 60_000;
const LONGEST_REST_MS = 60 * 60_000;

/** Asks a provider: few questions at once, with a time limit, and a rest when it keeps failing or asks for one. */
export function createAskGifs(access: GifAccess, { clock, outside }: { clock: Clock; outside: Outside }): AskGifs {
  const dialect = DIALECTS[access.provider];
  const queue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING, () => new Error('too many wait for GIFs'));
  const breaker = new CircuitBreaker(clock);
  let restsUntilMs = 0;
  return (question) => {
    const signal = AbortSignal.timeout(access.timeoutMs);
    return queue.run(async () => {
      signal.throwIfAborted();
      if (clock.monotonicMs() < restsUntilMs || !breaker.enter()) throw new Error('the provider of GIFs rests');
      try {
        const answer = await fetchOutside(outside, dialect.addressOf(question, access), {
          headers: { accept: 'application/json', 'user-agent': 'Syllaboom/1.0' },
          mostBytes: MOST_BYTES,
          signal,
          redirects: 0,
          maySwitchHost: false,
        });
        if (answer.status === TOO_MANY || answer.status === UNAVAILABLE)
          restsUntilMs = clock.monotonicMs() + restOf(answer);
        // The address holds the key: it stands in no error.
        if (answer.status !== 200) throw new Error(`the provider of GIFs answered ${answer.status}`);
        const page = dialect.read(JSON.parse(answer.bytes.toString('utf8')), question);
        breaker.succeed();
        return page;
      } catch (cause) {
        breaker.fail();
        throw cause;
      }
    });
  };
}

function restOf({ headers }: OutsideAnswer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_REST_MS) : REST_MS;
}
