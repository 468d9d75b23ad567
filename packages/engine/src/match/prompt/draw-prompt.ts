import { PROMPTS } from '../../balance/match/prompts.ts';
import { PROMPT_RANGES } from '../../catalogue/modes.ts';
import { nextRandom } from '../../random.ts';
import type { CountedPrompt, PromptBounds, WordIndex } from '../../word-index.ts';
import { fuseDecay } from '../turn/clock.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import { dictionaryOf, isChallenge, type StepContext } from '../state/step-context.ts';

/** How a list of this size compares with the one that the rules' counts are meant for. */
export const listScale = (size: number): number => Math.max(1, size) / PROMPTS.referenceWords;

/** A count of the rules in a list of another size. */
export const scaleCount = (count: number, scale: number): number =>
  Math.max(PROMPTS.leastScaledCount, Math.round(count * scale));

/** Lowest number of words of an automatic prompt in a round, before scaling. */
export function autoFloor(players: number, round: number, challenge: boolean): number {
  const decay = fuseDecay(players) - PROMPTS.autoDecayBelowFuse;
  const floor = Math.max(PROMPTS.autoLeast, PROMPTS.autoFirst * decay ** (round - 1));
  return challenge ? floor * PROMPTS.challengeFloorFactor : floor;
}

/** What kind of prompt is wanted: bounds of its count, and whether counts are drawn evenly on a logarithmic scale. */
export interface WantedPrompt {
  readonly minCount: number;
  readonly maxCount: number;
  /** The lower bound before scaling: two-letter prompts need a high one. */
  readonly floor: number;
  readonly logUniform: boolean;
}

const endless = Number.MAX_SAFE_INTEGER;

/** The bounds that a host's number means. */
function hostBounds(rules: MatchRules): WantedPrompt {
  const wanted = rules.wordsPerPrompt;
  switch (rules.promptRange) {
    case PROMPT_RANGES.atMost: {
      const least = Math.max(1, Math.ceil(wanted / PROMPTS.atMostSpread));
      return { minCount: least, maxCount: wanted, floor: least, logUniform: true };
    }
    case PROMPT_RANGES.range: {
      const other = rules.wordsPerPromptLimit;
      const ends = other > 0 ? [wanted, other] : [wanted * PROMPTS.rangeBelow, wanted * PROMPTS.rangeAbove];
      const least = Math.max(1, Math.round(Math.min(...ends)));
      return { minCount: least, maxCount: Math.round(Math.max(...ends)), floor: least, logUniform: false };
    }
    default:
      return { minCount: wanted, maxCount: endless, floor: wanted, logUniform: false };
  }
}

/** The kind of prompt that this round wants (rules section 2). */
export function wantedPrompt(state: MatchState, scale: number): WantedPrompt {
  if (state.rules.wordsPerPrompt > 0) return hostBounds(state.rules);
  const floor = autoFloor(state.players.length, state.round, isChallenge(state));
  const minCount = scaleCount(floor, scale);
  return { minCount, maxCount: minCount * PROMPTS.autoSpread, floor, logUniform: true };
}

function boundsOf(state: MatchState, wanted: WantedPrompt): PromptBounds {
  const short = wanted.floor >= PROMPTS.twoLetterFloor && !isChallenge(state);
  return {
    minCount: wanted.minCount,
    maxCount: wanted.maxCount,
    minLength: short ? PROMPTS.shortest : PROMPTS.shortestLong,
    maxLength: state.rules.maxPromptLength,
  };
}

/** Widens bounds step by step until enough prompts fit or nothing is left to gain. */
export function widenBounds(bounds: PromptBounds, index: WordIndex): PromptBounds {
  let { minCount, maxCount } = bounds;
  let fitting = index.countPrompts(bounds);
  const gains = (): boolean => minCount > 1 || (maxCount < index.size && maxCount < endless);
  while (fitting < PROMPTS.leastFitting && gains()) {
    minCount = Math.max(1, Math.floor(minCount * (1 - PROMPTS.widenStep)));
    maxCount = Math.min(endless, Math.ceil(maxCount * (1 + PROMPTS.widenStep)));
    fitting = index.countPrompts({ ...bounds, minCount, maxCount });
  }
  return { ...bounds, minCount, maxCount };
}

/** Forgets the used prompts within the bounds once enough of the pool has been used; the latest one stays. */
function forgetUsed(state: MatchState, bounds: PromptBounds, pool: number): void {
  const fits = (i: number): boolean => {
    const count = state.usedPromptCounts[i] ?? 0;
    return count >= bounds.minCount && count <= bounds.maxCount;
  };
  const used = state.usedPrompts.filter((_, i) => fits(i)).length;
  if (used < pool * PROMPTS.repeatShare) return;
  const last = state.usedPrompts.length - 1;
  const kept = state.usedPrompts.map((_, i) => i).filter((i) => !fits(i) || i === last);
  state.usedPromptCounts = kept.map((i) => state.usedPromptCounts[i] ?? 0);
  state.usedPrompts = kept.map((i) => state.usedPrompts[i] ?? '');
}

/** Bounds close around a count drawn evenly on a logarithmic scale. */
function nearBounds(state: MatchState, bounds: PromptBounds): PromptBounds {
  const target = bounds.minCount * (bounds.maxCount / bounds.minCount) ** nextRandom(state.random);
  return {
    ...bounds,
    minCount: Math.max(bounds.minCount, Math.floor(target * (1 - PROMPTS.nearTarget))),
    maxCount: Math.min(bounds.maxCount, Math.ceil(target * (1 + PROMPTS.nearTarget))),
  };
}

function drawUnused(state: MatchState, index: WordIndex, bounds: PromptBounds, tries: number): CountedPrompt | null {
  for (let i = 0; i < tries; i++) {
    const drawn = index.promptAt(bounds, nextRandom(state.random));
    if (!drawn) return null;
    if (!state.usedPrompts.includes(drawn.prompt)) return drawn;
  }
  return null;
}

/** The first unused prompt from a random place on; the first of all when every one is used. */
function scanUnused(state: MatchState, index: WordIndex, bounds: PromptBounds, pool: number): CountedPrompt | null {
  const start = nextRandom(state.random);
  for (let i = 0; i < pool; i++) {
    const drawn = index.promptAt(bounds, (start + i / pool) % 1);
    if (!drawn) return null;
    if (!state.usedPrompts.includes(drawn.prompt)) return drawn;
  }
  return index.promptAt(bounds, start);
}

/** Tries near a drawn count, then anywhere within the bounds, then one prompt after the other. */
const NEAR_TRIES = 8;
const WIDE_TRIES = 24;

/** Draws the next prompt for a player and tells the room once when it had to be widened. Doesn't mark it as used. */
export const drawPrompt = (context: StepContext, player: MatchPlayer): CountedPrompt =>
  drawWanted(context, player, wantedPrompt(context.state, context.state.scales[player.language] ?? 1));

/** Draws a prompt of a kind that the mode itself wants. Doesn't mark it as used. */
export function drawWanted(context: StepContext, player: MatchPlayer, wanted: WantedPrompt): CountedPrompt {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const asked = boundsOf(state, wanted);
  const bounds = widenBounds(asked, index);
  if (!state.widenedTold && (bounds.minCount !== asked.minCount || bounds.maxCount !== asked.maxCount)) {
    state.widenedTold = true;
    context.events.push({ e: 'widened', minCount: bounds.minCount, maxCount: bounds.maxCount });
  }
  const pool = index.countPrompts(bounds);
  forgetUsed(state, bounds, pool);
  const near = wanted.logUniform ? drawUnused(state, index, nearBounds(state, bounds), NEAR_TRIES) : null;
  const found =
    near ??
    drawUnused(state, index, bounds, WIDE_TRIES) ??
    scanUnused(state, index, bounds, pool) ??
    anyPrompt(context, index);
  return found ?? { prompt: '', count: index.size };
}

/** Draws a prompt within bounds that stay as they are; null when there is none. Doesn't mark it as used. */
export function drawBetween(context: StepContext, player: MatchPlayer, bounds: PromptBounds): CountedPrompt | null {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const pool = index.countPrompts(bounds);
  forgetUsed(state, bounds, pool);
  return drawUnused(state, index, bounds, WIDE_TRIES) ?? scanUnused(state, index, bounds, pool);
}

/** For lists so small that no prompt of the wanted length exists. */
const anyPrompt = ({ state }: StepContext, index: WordIndex): CountedPrompt | null =>
  index.promptAt(
    { minCount: 1, maxCount: endless, minLength: PROMPTS.shortest, maxLength: PROMPTS.longest },
    nextRandom(state.random),
  );

/** Remembers a prompt that is shown. */
export function markPrompt(state: MatchState, drawn: CountedPrompt): void {
  state.usedPrompts.push(drawn.prompt);
  state.usedPromptCounts.push(drawn.count);
}
