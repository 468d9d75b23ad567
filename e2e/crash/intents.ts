import type { SdkPlayer } from '../driver/sdk-player.ts';

/** What players asked a server for that is killed in between, each under its key. */
export interface IntentLog<Intent extends { readonly key: string }> {
  /** What was answered, by key. */
  readonly acknowledged: Map<string, { readonly intent: Intent; readonly answer: string }>;
  /** What nobody asks for again: it may have happened, or not. */
  readonly abandoned: Intent[];
  tries: number;
}
export const openLog = <Intent extends { readonly key: string }>(): IntentLog<Intent> => ({
  acknowledged: new Map(),
  abandoned: [],
  tries: 0,
});

const GIVEN_UP = 0.2;
const ANSWER_MS = 5_000;
/** One of them, by chance. */
export const pick = <One>(from: readonly One[]): One => {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined) throw new RangeError('Nothing to pick from');
  return one;
};
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One player's evening: intent after intent, each asked until it is answered, but for some that are given up. */
export async function askUntilOver<Intent extends { readonly key: string }>(
  log: IntentLog<Intent>,
  isOver: () => boolean,
  wish: (n: number) => Intent,
  ask: (intent: Intent) => Promise<string>,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const intent = wish(n);
    for (;;) {
      try {
        log.tries += 1;
        log.acknowledged.set(intent.key, { intent, answer: await ask(intent) });
        break;
      } catch {
        if (Math.random() < GIVEN_UP) {
          log.abandoned.push(intent);
          break;
        }
        await pause(30);
      }
    }
  }
}

/** A call under a key, and what it said; throws where nobody can say whether it happened. */
export async function callKeyed(
  port: number,
  player: SdkPlayer,
  path: string,
  { key, body }: { readonly key: string; readonly body?: object | undefined },
  withinMs = ANSWER_MS,
): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(withinMs),
  });
  if (reply.status >= 500) throw new Error(`No answer from ${path}: ${reply.status}`);
  const { id: _id, ...said } = (await reply.json()) as Record<string, unknown>;
  return JSON.stringify(said);
}
