import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { CircuitBreaker } from '#platform/limits/circuit-breaker.ts';
import { answered, type DiscordOutcome, failed } from './discord-outcome.ts';

/** One call of Discord's REST service. */
export interface DiscordRequest {
  /** Names the call in logs and shares a rate limit; without ids. */
  readonly route: string;
  readonly method: 'GET' | 'POST';
  /** Under the base, e.g. `/users/@me`. */
  readonly path: string;
  readonly authorization: string;
  /** Sent form-encoded: the token calls take nothing else. */
  readonly form?: Readonly<Record<string, string>>;
}

/** An answer below 500 that was read: its JSON, or null where there was no body. */
export interface DiscordResponse {
  readonly status: number;
  readonly json: unknown;
}

export interface DiscordHttpOptions {
  readonly base: string;
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly logger: Logger;
}

const MOST_BYTES = 512 * 1024;
/** A wait up to this is worth one more try; longer ones are told to the caller. */
const WORTH_WAITING_MS = 1_500;
/** When a 429 doesn't say how long. */
const DEFAULT_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3_600;
const EVERYWHERE = '*';

/** Sends a call and reads what comes, with time limits, rate limits and a breaker. */
export interface DiscordHttp {
  send(request: DiscordRequest): Promise<DiscordOutcome<DiscordResponse>>;
  readonly isResting: boolean;
}

export function createDiscordHttp(options: DiscordHttpOptions): DiscordHttp {
  const { clock, logger } = options;
  const breaker = new CircuitBreaker(clock);
  /** Until when a route may not be called, by its name. */
  const blockedUntil = new Map<string, number>();
  const waitMsOf = (route: string): number =>
    Math.max(blockedUntil.get(route) ?? 0, blockedUntil.get(EVERYWHERE) ?? 0) - clock.monotonicMs();

  const attempt = async (request: DiscordRequest): Promise<DiscordOutcome<DiscordResponse>> => {
    const waitMs = waitMsOf(request.route);
    if (waitMs > 0) return failed('limited', Math.ceil(waitMs / 1000));
    if (!breaker.enter()) return failed('down');
    try {
      const response = await ask(options, request);
      const text = await readSome(response);
      if (response.status >= 500) throw new Error(`Discord answered ${response.status}`);
      if (response.status === 429) {
        breaker.succeed();
        return limit(request.route, response.headers, text);
      }
      const json = text === '' ? null : (JSON.parse(text) as unknown);
      breaker.succeed();
      return answered({ status: response.status, json });
    } catch (cause) {
      breaker.fail();
      logger.warn({ part: 'discord', route: request.route, err: cause }, 'Discord does not answer properly');
      return failed('down');
    }
  };
  const limit = (route: string, headers: Headers, text: string): DiscordOutcome<never> => {
    const { seconds, everywhere } = waitOf(headers, text);
    blockedUntil.set(everywhere ? EVERYWHERE : route, clock.monotonicMs() + seconds * 1000);
    logger.warn({ part: 'discord', route, seconds, everywhere }, 'Discord wants to be asked less often');
    return failed('limited', Math.max(1, Math.ceil(seconds)));
  };
  return {
    send: async (request) => {
      const outcome = await attempt(request);
      if (outcome.ok || outcome.why !== 'limited') return outcome;
      const waitMs = waitMsOf(request.route);
      if (waitMs > WORTH_WAITING_MS) return outcome;
      await clock.sleep(Math.max(0, waitMs));
      return attempt(request);
    },
    get isResting() {
      return breaker.isOpen;
    },
  };
}

const ask = (options: DiscordHttpOptions, { method, path, authorization, form }: DiscordRequest): Promise<Response> =>
  fetch(options.base + path, {
    method,
    headers: { 'user-agent': options.userAgent, accept: 'application/json', authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs),
    // The form's media type comes with it.
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });

async function readSome(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('Discord answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** How long a 429 wants us to wait, and whether it means every call. */
function waitOf(headers: Headers, text: string): { seconds: number; everywhere: boolean } {
  let body: { retry_after?: unknown; global?: unknown } = {};
  try {
    body = (JSON.parse(text) ?? {}) as typeof body;
  } catch {
    // A proxy's page instead of Discord's own answer: the header counts alone.
  }
  const named = [body.retry_after, headers.get('retry-after')]
    .map((value) => (value === null || value === undefined ? Number.NaN : Number(value)))
    .find((seconds) => Number.isFinite(seconds) && seconds >= 0);
  return {
    seconds: Math.min(named ?? DEFAULT_WAIT_SECONDS, LONGEST_WAIT_SECONDS),
    everywhere: body.global === true || headers.get('x-ratelimit-global') === 'true',
  };
}
