/** `node bench/generators.ts [turns]`: what a step of a match takes with the old generator and with ChaCha8, in turns. */
import { randomBytes } from 'node:crypto';
import {
  defaultRoomSettings,
  createMatch,
  type MatchSeed,
  type MatchState,
  MODES,
  nextDeadline,
  nextRandom,
  rulesFromSettings,
  SEED_KEY_DIGITS,
  type SeatId,
  seedRandom,
  step,
  type WordSource,
} from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { printTable } from './print-table.ts';

const TURNS = Number(process.argv[2] ?? 9);
/** Different seeds are different matches: so many of them that their steps cost alike. */
const MATCHES = { people: 300, bots: 60 } as const;
const DRAWS = 4_000_000;

const index = openOrBuildIndex('en-US');
const words: WordSource = () => index;
const rules = rulesFromSettings(defaultRoomSettings('en-US'), { ranked: false, calm: false });

const GENERATORS = {
  mulberry32: (n: number): MatchSeed => n,
  chacha8: (): MatchSeed => ({ generator: 'chacha8', key: randomBytes(SEED_KEY_DIGITS / 2).toString('hex') }),
} as const;
type Generator = keyof typeof GENERATORS;

function start(seed: MatchSeed, kind: keyof typeof MATCHES): MatchState {
  const bot = { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 };
  const players = Array.from({ length: 8 }, (_, n) => ({
    seat: `seat-${n}` as SeatId,
    language: 'en-US' as const,
    ...(kind === 'bots' ? { bot } : {}),
  }));
  return createMatch({ seed, rules: { ...rules, mode: MODES.original }, players }, words, 0).state;
}

/** Plays by the clock, and in every turn but each third one with a word of somebody; the steps that it took. */
function playOut(state: MatchState, kind: keyof typeof MATCHES): number {
  let steps = 0;
  for (; state.phase === 'playing'; steps++) {
    const word = kind === 'people' && steps % 3 < 2 ? index.sampleWord(state.prompt, (steps % 97) / 97) : null;
    const { holder } = state;
    if (word === null || holder === null) step(state, { k: 'time', at: nextDeadline(state) ?? 0 }, words);
    else step(state, { k: 'submit', at: state.turnStartedAt + 900, seat: holder, word, creditMs: 0 }, words);
  }
  return steps;
}

/** CPU time of this process in µs: what others take of the cores is not counted. */
const cpuUs = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

function stepUs(generator: Generator, kind: keyof typeof MATCHES, turn: number): number {
  const seeds: MatchSeed[] = [];
  for (let n = 0; n < MATCHES[kind]; n++) seeds.push(GENERATORS[generator](turn * 1_000 + n));
  const began = cpuUs();
  const steps = seeds.reduce<number>((sum, seed) => sum + playOut(start(seed, kind), kind), 0);
  return (cpuUs() - began) / steps;
}

function drawNs(generator: Generator): number {
  const random = seedRandom(GENERATORS[generator](7));
  const began = cpuUs();
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += nextRandom(random);
  return sum > 0 ? ((cpuUs() - began) * 1_000) / DRAWS : 0;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const digits = (value: number): string => value.toPrecision(3);
const spread = (values: readonly number[]): string =>
  `${digits(median(values))} (${digits(Math.min(...values))}–${digits(Math.max(...values))})`;

const MEASURES: Readonly<Record<string, (generator: Generator, turn: number) => number>> = {
  'step, 8 people, µs': (generator, turn) => stepUs(generator, 'people', turn),
  'step, 8 bots, µs': (generator, turn) => stepUs(generator, 'bots', turn),
  'draw, ns': drawNs,
};

const rows = Object.entries(MEASURES).map(([name, measure]) => {
  measure('mulberry32', 0);
  measure('chacha8', 0);
  const taken: Record<Generator, number[]> = { mulberry32: [], chacha8: [] };
  // In turns, and each turn in the other order: what the machine does otherwise meets both.
  for (let turn = 1; turn <= TURNS; turn++) {
    const order: Generator[] = turn % 2 === 0 ? ['mulberry32', 'chacha8'] : ['chacha8', 'mulberry32'];
    for (const generator of order) taken[generator].push(measure(generator, turn));
  }
  const ratios = taken.chacha8.map((one, i) => one / (taken.mulberry32[i] ?? 1));
  return [name, spread(taken.mulberry32), spread(taken.chacha8), spread(ratios)];
});
printTable(`${TURNS} turns: median (least–most)`, ['', 'mulberry32', 'chacha8', 'new to old'], rows);
