import { endpoint } from './rooms.ts';

/** How the server stands: it serves, it goes down, or nothing of it answers. */
export type ServerAnswer = 'ready' | 'busy' | 'silent';
/** An answer that takes longer is none. */
const ANSWER_WITHIN_MS = 2_000;

interface Readiness {
  readonly checks?: { readonly serving?: boolean };
}

/** Asks how the server stands. It costs the server nothing that a thousand pages could use up. */
export async function askServer(): Promise<ServerAnswer> {
  const url = `${endpoint()}/readyz`;
  // Elsewhere the answer cannot be read, but that there is one.
  const mode = new URL(url).origin === location.origin ? 'same-origin' : 'no-cors';
  try {
    const reply = await fetch(url, { cache: 'no-store', mode, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (reply.ok || reply.type === 'opaque') return 'ready';
    // A proxy that finds no server answers, too: it is not the one who was asked. What else is missing shows at the seat.
    const { checks } = (await reply.json()) as Readiness;
    return checks?.serving === true ? 'ready' : 'busy';
  } catch {
    return 'silent';
  }
}
