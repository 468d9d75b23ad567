/**
 * `node bench/draws.ts [matches] [language …]`: what the dearest step of a match costs in the presets and twists that look
 * for prompts with something besides. One step runs on the event loop that all rooms share. Time is given in pages: what
 * reading one page of 40 words from the middle of a long list of the same dictionary takes in the same run.
 */
import {
  createMatch,
  DIFFICULTIES,
  defaultRoomSettings,
  type GameLanguage,
  MODES,
  type MatchSetup,
  nextDeadline,
  type RoomSettings,
  rulesFromSettings,
  step,
} from '@syllaboom/engine';
import { countCalls } from './matches/count-calls.ts';
import { botSetup, realWords } from './matches/play-bots.ts';
import { printTable } from './print-table.ts';

const MATCHES = 40;
const MOST_TURNS = 60;
const REPEATS = 4;
const LANGUAGES: readonly GameLanguage[] = ['en-US', 'ru', 'fi', 'tr-TR', 'tl-TL'];
const AARRGHH = { diff: DIFFICULTIES.aarrghh };

const CASES: Readonly<Record<string, Partial<RoomSettings>>> = {
  original: {},
  'original, AARRGHH': AARRGHH,
  'chain, AARRGHH': { mode: MODES.chainWord, ...AARRGHH },
  'at most': { mode: MODES.lengthLimit },
  'at most, AARRGHH': { mode: MODES.lengthLimit, ...AARRGHH },
  exact: { mode: MODES.lengthLimit, lm: 1 },
  'exact, AARRGHH': { mode: MODES.lengthLimit, lm: 1, ...AARRGHH },
  'monsters, AARRGHH': { mode: MODES.monsters, ...AARRGHH },
  'Long Words, AARRGHH': { sc: 4, ...AARRGHH },
  'Hypo, AARRGHH': { sc: 12, ...AARRGHH },
  Plate: { sc: 14 },
  'Plate, AARRGHH': { sc: 14, ...AARRGHH },
  'Multi Word': { sc: 15 },
  'Multi Word, AARRGHH': { sc: 15, ...AARRGHH },
};

const args = process.argv.slice(2);
const matches = Number(args.find((arg) => /^\d+$/.test(arg)) ?? MATCHES);
const languages = LANGUAGES.filter(
  (language) => !LANGUAGES.some((one) => args.includes(one)) || args.includes(language),
);
const words = realWords();

function setupOf(change: Partial<RoomSettings>, language: GameLanguage, seed: number): MatchSetup {
  const setup = botSetup(change.mode ?? MODES.original, language, seed, words);
  const { monsters } = setup.rules;
  const settings = { ...defaultRoomSettings(language), monsters: [...monsters], ...change };
  return { ...setup, rules: rulesFromSettings(settings, { ranked: false, calm: false }) };
}

/** Middle of the times of one page in ms. */
function pageMs(language: GameLanguage): number {
  const index = words(language);
  const commonest = { minCount: 1, maxCount: index.size, minLength: 2, maxLength: 2 };
  const { prompt, count } = index.promptAt(commonest, 0.99) ?? { prompt: '', count: index.size };
  const times = Array.from({ length: 400 }, (_, n) => {
    const began = performance.now();
    index.wordsFor(prompt, Math.floor(((n % 97) / 97) * (count - 40)), 40);
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[200] ?? 1;
}

/** A step as it was measured. */
interface Step {
  readonly ms: number;
  readonly calls: number;
  readonly what: string;
}

/** Every step of a match; the same each time. */
function stepsOf(setup: MatchSetup, counted: ReturnType<typeof countCalls>): Step[] {
  const steps: Step[] = [];
  const timed = <Result>(run: () => Result): Result => {
    counted.reset();
    const began = performance.now();
    const result = run();
    steps.push({ ms: performance.now() - began, calls: counted.calls(), what: counted.names() });
    return result;
  };
  const { state } = timed(() => createMatch(setup, counted.words, 0));
  while (state.phase === 'playing' && state.turn < MOST_TURNS) {
    const at = nextDeadline(state);
    if (at === null) break;
    timed(() => step(state, { k: 'time', at }, counted.words));
  }
  return steps;
}

/** The dearest step of a match. Each is measured several times: the shortest time is the one without anybody else's work. */
function dearestOf(setup: MatchSetup, counted: ReturnType<typeof countCalls>): Step {
  const runs = Array.from({ length: REPEATS }, () => stepsOf(setup, counted));
  const steps = (runs[0] ?? []).map((one, i) => ({ ...one, ms: Math.min(...runs.map((run) => run[i]?.ms ?? 0)) }));
  return steps.reduce((dearest, one) => (one.ms > dearest.ms ? one : dearest));
}

const HEAD = ['', 'dearest step ms', 'pages', 'calls', 'asked'];
for (const language of languages) {
  const counted = countCalls(words);
  const rows = Object.entries(CASES).map(([name, change]) => {
    const steps = Array.from({ length: matches }, (_, seed) => dearestOf(setupOf(change, language, seed), counted));
    const dearest = steps.reduce((most, one) => (one.ms > most.ms ? one : most));
    const pages = dearest.ms / pageMs(language);
    return [name, dearest.ms.toFixed(1), pages.toFixed(0), String(dearest.calls), dearest.what];
  });
  printTable(`${language}, ${matches} matches of bots each`, HEAD, rows);
}
