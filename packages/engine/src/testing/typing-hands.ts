import type { DraftDelta } from '../match/state/match-input.ts';
import { doubtTyping, FRESH_TRACE, traceDraft, traceSubmit, type TypingDoubt } from '../match/record/typing-trace.ts';
import { nextInteger, nextNormal, nextRandom, type RandomState, seedRandom } from '../random.ts';

/** What reaches the server of one word, in ms since its turn began. */
export interface TypedWord {
  readonly word: string;
  readonly drafts: readonly { readonly at: number; readonly delta: DraftDelta }[];
  readonly sentAt: number;
}

/** Somebody, or something, that types words. */
export type Hands = (word: string, random: RandomState, turn: number) => TypedWord;

const WORDS =
  'ACEQUIA BREAKFAST CAT CHIMNEY COMPUTER DAYLIGHT DOG ELEPHANT FOUNTAIN GRAVITY HARMONICA INTERNATIONAL KITE LANTERN MOUNTAINEERING NIGHT OXYGEN PINEAPPLE QUARTZ RIVER STRAWBERRY TIGER UNDERSTANDING VIOLIN WINDOW YESTERDAY ZEBRA'.split(
    ' ',
  );
/** Between the end of one turn and the start of one's next. */
const BETWEEN_MS = 4_000;

const logNormal = (random: RandomState, medianMs: number, deviation: number): number =>
  medianMs * Math.exp(deviation * nextNormal(random));
/** Evenly distributed within this part of the middle. */
const jittered = (random: RandomState, ms: number, part: number): number =>
  ms * (1 + part * (2 * nextRandom(random) - 1));

/** Looking at a prompt, finding a word: a long tail over the time that eyes and hands need at least. */
const think = (random: RandomState, medianMs = 1_100): number => 250 + logNormal(random, medianMs, 0.6);

/** Keys one by one: the first at `from`, then with these gaps. */
function keys(word: string, from: number, gapMs: () => number): TypedWord {
  let at = from;
  const drafts = [...word].map((letter, i) => {
    if (i > 0) at += gapMs();
    return { at, delta: { t: 'a', a: letter } as DraftDelta };
  });
  return { word, drafts, sentAt: at + 30 };
}

/** The whole word in one frame. */
const whole = (word: string, at: number, restMs = 30): TypedWord => ({
  word,
  drafts: [{ at, delta: { t: 'r', w: word } }],
  sentAt: at + restMs,
});

const typist =
  (gapMs: number, deviation: number, thinkMs?: number): Hands =>
  (word, random) =>
    keys(word, think(random, thinkMs), () => logNormal(random, gapMs, deviation));

const fast = typist(62, 0.33, 700);

/** Letters that a line held back, all at the moment when it went on. */
const bunched = ({ word, drafts, sentAt }: TypedWord): TypedWord => ({
  word,
  drafts: drafts.map(({ delta }, i) => ({ at: sentAt - 20 + i / 10, delta })),
  sentAt,
});

/** Takes back what it typed too much, and goes on. */
const withSlips: Hands = (word, random) => {
  const typed = keys(word, think(random), () => logNormal(random, 150, 0.4));
  const slip = nextInteger(random, word.length);
  const lostMs = 400 + 300 * nextRandom(random);
  const drafts = typed.drafts.flatMap(({ at, delta }, i) => {
    if (i < slip) return [{ at, delta }];
    if (i > slip) return [{ at: at + lostMs, delta }];
    const wrong = { at: at + 90, delta: { t: 'a', a: 'X' } as DraftDelta };
    return [{ at, delta }, wrong, { at: at + lostMs * 0.8, delta: { t: 'd', l: 1 } as DraftDelta }];
  });
  return { word, drafts, sentAt: typed.sentAt + lostMs };
};

const predictive: Hands = (word, random) => {
  const typedLetters = Math.min(word.length, 2 + nextInteger(random, 3));
  const begun = keys(word.slice(0, typedLetters), think(random), () => logNormal(random, 160, 0.4));
  const at = begun.sentAt + 250 + logNormal(random, 300, 0.4);
  const rest = word.slice(typedLetters);
  return rest === ''
    ? begun
    : { word, drafts: [...begun.drafts, { at, delta: { t: 'a', a: rest } }], sentAt: at + logNormal(random, 250, 0.4) };
};

/** Input methods write the text so far again with each key. */
const composed: Hands = (word, random) => {
  const { drafts, sentAt } = keys(word, think(random), () => logNormal(random, 170, 0.4));
  return {
    word,
    drafts: drafts.map(({ at }, i) => ({ at, delta: { t: 'r', w: word.slice(0, i + 1) } })),
    sentAt: sentAt + logNormal(random, 250, 0.3),
  };
};

const stallingLine: Hands = (word, random, turn) => {
  const typed = fast(word, random, turn);
  if (turn % 50 === 20) return { ...typed, drafts: [] };
  return turn % 12 === 5 ? bunched(typed) : typed;
};

/**
 * People, from what is known of how they type. Medians and spreads are those of published studies (136 million keystrokes of
 * Dhakal and others, CHI 2018: 239 ms between keys on average, 120 for the fastest tenth; Palin and others, MobileHCI 2019: 36
 * words a minute on touch screens; scanning and dwell times of reviews of assistive typing); how each way of typing reaches
 * the server is what the client's own input sends for it.
 */
export const PEOPLE: Readonly<Record<string, Hands>> = {
  'typist, 190 words a minute': fast,
  'typist, 100 words a minute': typist(115, 0.38),
  'typist, 50 words a minute': typist(230, 0.45),
  'two fingers': typist(420, 0.6, 1_800),
  'two thumbs on glass': typist(190, 0.42, 1_300),
  'the same prompt all match, words prepared': (word, random) =>
    keys(word, 230 + logNormal(random, 120, 0.35), () => logNormal(random, 75, 0.34)),
  'fuses of three seconds': (word, random) =>
    keys(word, Math.min(2_000, think(random, 800)), () => logNormal(random, 80, 0.35)),
  'slips and corrections': withSlips,
  swipe: (word, random) =>
    whole(word, think(random) + word.length * logNormal(random, 95, 0.3), logNormal(random, 300, 0.4)),
  'swipe, fuses of three seconds': (word, random) =>
    whole(word, Math.min(2_700, think(random, 500) + word.length * logNormal(random, 80, 0.3)), 120),
  dictation: (word, random) =>
    whole(word, think(random, 1_500) + logNormal(random, 900, 0.3), logNormal(random, 500, 0.4)),
  'predictive keyboard': predictive,
  'input method': composed,
  'switch access, scanning': (word, random) =>
    keys(word, think(random), () => 350 * (2 + nextInteger(random, 7)) + 20 * nextNormal(random)),
  'gaze, dwelling': (word, random) => keys(word, think(random), () => 320 + logNormal(random, 180, 0.5)),
  'a line that stalls': stallingLine,
};

const halfOf =
  (script: Hands): Hands =>
  (word, random, turn) =>
    (turn % 2 === 0 ? script : fast)(word, random, turn);

const free = (random: RandomState): number => 400 + 2_600 * nextRandom(random);

/** Scripts that do without knowing how they are judged. */
export const SCRIPTS: Readonly<Record<string, Hands>> = {
  'one frame a word, at once': (word) => whole(word, 0, 0),
  'no drafts, at once': (word) => ({ word, drafts: [], sentAt: 0 }),
  'no drafts, after a while': (word, random) => ({ word, drafts: [], sentAt: free(random) }),
  'letters at 0 ms, at once': (word) => bunched(whole(word, 0, 0)),
  'letters at 0 ms, after a while': (word, random) => keys(word, free(random), () => 0),
  'one frame a word, always after 1 s': (word) => whole(word, 1_000),
  'one frame a word, after 1 s ± 20 %': (word, random) => whole(word, jittered(random, 1_000, 0.2)),
  'a letter each 30 ms': (word, random) => keys(word, free(random), () => 30),
  'a letter each 90 ms': (word, random) => keys(word, free(random), () => 90),
  'a letter each 90 ms, after 1 s': (word) => keys(word, 1_000, () => 90),
  'a letter each 90 ms ± 20 %': (word, random) => keys(word, free(random), () => jittered(random, 90, 0.2)),
  'a letter each 90 ms ± 40 %, after 1 s ± 40 %': (word, random) =>
    keys(word, jittered(random, 1_000, 0.4), () => jittered(random, 90, 0.4)),
  'half at once in one frame, half by hand': halfOf((word) => whole(word, 0, 0)),
  'half without drafts, half by hand': halfOf((word, random) => ({ word, drafts: [], sentAt: free(random) })),
  'half a letter each 90 ms, half by hand': halfOf((word, random) => keys(word, free(random), () => 90)),
  'half a letter each 90 ms ± 10 %, half by hand': halfOf((word, random) =>
    keys(word, free(random), () => jittered(random, 90, 0.1)),
  ),
};

/** Scripts that imitate people: what the judgement cannot tell from them. Printed by the bench, promised by nobody. */
export const IMITATORS: Readonly<Record<string, Hands>> = {
  'a letter each 90 ms ± 40 %': (word, random) => keys(word, free(random), () => jittered(random, 90, 0.4)),
  'half a letter each 90 ms ± 20 %, half by hand': halfOf((word, random) =>
    keys(word, free(random), () => jittered(random, 90, 0.2)),
  ),
  'one frame a word, after 0.4 to 3 s': (word, random) => whole(word, free(random)),
  'gaps drawn as a person’s': typist(115, 0.38),
};

/** What is thought of a match of so many words; null: a person’s. */
export function judgeHands(hands: Hands, words: number, seed: number): TypingDoubt | null {
  const random = seedRandom(seed);
  let trace = FRESH_TRACE;
  let since = 0;
  for (let turn = 0; turn < words; turn++) {
    const typed = hands(WORDS[nextInteger(random, WORDS.length)] ?? '', random, turn);
    for (const { at, delta } of typed.drafts) trace = traceDraft(trace, delta, since, since + at);
    trace = traceSubmit(trace, typed.word.length, since, since + typed.sentAt);
    since += typed.sentAt + BETWEEN_MS;
  }
  return doubtTyping(trace);
}

/** Share of matches that are taken for a script’s. */
export function doubtedShare(hands: Hands, words: number, matches: number): number {
  let doubted = 0;
  for (let seed = 1; seed <= matches; seed++) if (judgeHands(hands, words, seed * 7_919) !== null) doubted++;
  return doubted / matches;
}
