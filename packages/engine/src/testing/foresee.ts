import { createMatch } from '../match/create-match.ts';
import type { MatchEvent } from '../match/state/match-event.ts';
import { step } from '../match/step.ts';
import type { MatchSeed } from '../random.ts';
import type { MatchLog } from '../replay/replay-match.ts';
import type { WordSource } from '../word-index.ts';

/** What everybody at the table knows of a match: its rules, who sits there, and what they did. */
type Seen = Pick<MatchLog, 'setup' | 'at' | 'inputs'>;

const promptsOf = (events: readonly MatchEvent[]): string[] =>
  events.flatMap((event) => (event.e === 'turn' ? [`${event.seat} ${event.prompt}`] : []));

/** Whose turn came with which prompt, if the match had this seed. Stops as soon as it differs from what was shown. */
function promptsWith(seed: MatchSeed, { setup, at, inputs }: Seen, words: WordSource, shown: readonly string[]) {
  const { state, events } = createMatch({ ...setup, seed }, words, at);
  const prompts = promptsOf(events);
  const differs = () => prompts.some((prompt, i) => i < shown.length && prompt !== shown[i]);
  for (const input of inputs) {
    if (differs()) break;
    prompts.push(...promptsOf(step(state, input, words)));
  }
  return prompts;
}

/** The turns of a logged match. */
export const turnsOf = (log: Seen, words: WordSource): string[] => promptsWith(log.setup.seed, log, words, []);

/**
 * The attack of somebody who knows the rules, the words and a few shown prompts: tries seeds of 32 bits until one explains
 * them all, and reads what comes next from it. Trying all 2^32 takes minutes; `from` and `count` are a stretch of them.
 */
export function foreseePrompts(
  log: Seen,
  words: WordSource,
  shown: readonly string[],
  { from, count }: { readonly from: number; readonly count: number },
): { readonly seed: number; readonly next: readonly string[] }[] {
  const found: { seed: number; next: string[] }[] = [];
  for (let i = 0; i < count; i++) {
    const seed = (from + i) >>> 0;
    const prompts = promptsWith(seed, log, words, shown);
    if (shown.every((prompt, at) => prompts[at] === prompt)) found.push({ seed, next: prompts.slice(shown.length) });
  }
  return found;
}
