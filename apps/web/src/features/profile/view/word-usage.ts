import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';

/** The words of a different player are asked for at most once in this time. */
export const WORD_USAGE_PAUSE_MS = 4_000;

export type WordUsage = CallReply<'wordUsage'>;

let last = { playerId: '', at: Number.NEGATIVE_INFINITY };

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('overtaken'));
    });
  });

/** Reads the words that a player uses most; waits its turn after another player's, unless it is overtaken meanwhile. */
export async function readWordUsage(playerId: string, signal: AbortSignal): Promise<WordUsage> {
  const rest = last.at + WORD_USAGE_PAUSE_MS - Date.now();
  if (rest > 0 && last.playerId !== playerId) await sleep(rest, signal);
  last = { playerId, at: Date.now() };
  return api.call('wordUsage', { params: { id: playerId } });
}
