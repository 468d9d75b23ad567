/** The instruments; `instruments.ts` says how each sounds. */
export type Instrument =
  | 'kalimba'
  | 'bass'
  | 'pad'
  | 'flute'
  | 'shaker'
  | 'pizzicato'
  | 'clarinet'
  | 'wood'
  | 'kick'
  | 'tremolo';

/**
 * One line of a score: bars of equal steps. A step is a MIDI number, several at once, null (rest) or 'hold' (the note
 * before goes on).
 */
export interface Part {
  readonly instrument: Instrument;
  /** 0–1, beside the other parts. */
  readonly gain: number;
  /** −1 (left) to 1 (right). */
  readonly pan: number;
  readonly bars: readonly (readonly Step[])[];
}
export type Step = number | readonly number[] | 'hold' | null;

/** A loop of music: its parts all have as many bars of four beats. */
export interface Score {
  readonly beatsPerMinute: number;
  /** How late every second step of a bar comes, in parts of a step: 0 = straight, 0.33 = swung. */
  readonly swing: number;
  /** How loud the loop is, as root mean square of the samples. */
  readonly loudness: number;
  readonly parts: readonly Part[];
}

const BEATS = 4;
export const barSeconds = ({ beatsPerMinute }: Score): number => (BEATS * 60) / beatsPerMinute;
export const loopSeconds = (score: Score): number => barSeconds(score) * (score.parts[0]?.bars.length ?? 0);

const X = null;
const H = 'hold' as const;
const HIT = 60;
/** The same bar a number of times. */
const times = (count: number, bar: readonly Step[]): (readonly Step[])[] => Array.from({ length: count }, () => bar);
/** An arpeggio of four notes in eighths, up and down again. */
const rolled = ([a, b, c, d]: readonly [number, number, number, number]): readonly Step[] => [a, b, c, d, c, b, c, X];
/** A chord that lasts the bar. */
const held = (...chord: number[]): readonly Step[] => [chord, H, H, H];

/** Home and the waiting room: a music box in F, unhurried. */
const LOBBY: Score = {
  beatsPerMinute: 88,
  swing: 0.22,
  loudness: 0.05,
  parts: [
    {
      instrument: 'kalimba',
      gain: 0.5,
      pan: -0.25,
      bars: [
        rolled([65, 69, 72, 76]),
        rolled([62, 69, 72, 77]),
        rolled([58, 65, 70, 74]),
        rolled([60, 67, 70, 77]),
        rolled([65, 69, 72, 76]),
        rolled([57, 64, 67, 72]),
        rolled([58, 65, 69, 74]),
        [60, 67, 70, 76, X, 72, 70, 67],
      ],
    },
    {
      instrument: 'bass',
      gain: 0.55,
      pan: 0,
      bars: [
        [41, H, X, 41, X, 48, X, X],
        [38, H, X, 38, X, 45, X, X],
        [46, H, X, 46, X, 41, X, X],
        [36, H, X, 36, X, 43, X, X],
        [41, H, X, 41, X, 48, X, X],
        [45, H, X, 45, X, 40, X, X],
        [46, H, X, 46, X, 41, X, X],
        [36, H, X, 36, 38, X, 40, X],
      ],
    },
    {
      instrument: 'pad',
      gain: 0.22,
      pan: 0.1,
      bars: [
        held(57, 60, 64),
        held(57, 60, 65),
        held(53, 57, 62),
        held(55, 58, 65),
        held(57, 60, 64),
        held(55, 60, 64),
        held(53, 57, 62),
        held(55, 58, 64),
      ],
    },
    {
      instrument: 'flute',
      gain: 0.3,
      pan: 0.3,
      bars: [
        [X, X, X, X, X, X, X, X],
        [X, X, X, X, 81, H, 79, 77],
        [74, H, H, X, X, X, 77, 79],
        [77, H, 74, H, 72, H, X, X],
        [X, X, 84, H, 81, 79, 81, H],
        [79, H, 76, H, H, X, 72, 74],
        [77, H, H, 74, 77, H, 79, H],
        [76, H, H, H, X, X, X, X],
      ],
    },
    { instrument: 'shaker', gain: 0.1, pan: -0.4, bars: times(8, [X, HIT, HIT, X, X, HIT, HIT, HIT]) },
    { instrument: 'wood', gain: 0.12, pan: 0.45, bars: times(8, [X, X, 72, X, X, X, 67, X]) },
  ],
};

/** A match: on tiptoe in D minor. */
const MATCH: Score = {
  beatsPerMinute: 112,
  swing: 0.12,
  loudness: 0.05,
  parts: [
    {
      instrument: 'pizzicato',
      gain: 0.6,
      pan: -0.1,
      bars: [
        [38, X, 45, X, 38, X, 45, 44],
        [38, X, 45, X, 38, 40, 41, X],
        [43, X, 50, X, 43, X, 46, X],
        [45, X, 40, X, 45, X, 49, X],
        [46, X, 41, X, 46, X, 50, X],
        [41, X, 48, X, 41, X, 45, X],
        [43, X, 46, X, 43, 45, 46, X],
        [45, X, 45, X, 40, X, 37, X],
      ],
    },
    {
      instrument: 'kalimba',
      gain: 0.2,
      pan: 0.35,
      bars: [
        [X, [62, 65], X, [62, 65], X, [62, 65], X, X],
        [X, [62, 65], X, [62, 65], X, [62, 65], X, [65, 69]],
        [X, [62, 67], X, [62, 67], X, [62, 67], X, X],
        [X, [61, 67], X, [61, 67], X, [64, 67], X, X],
        [X, [62, 65], X, [62, 65], X, [62, 65], X, X],
        [X, [60, 65], X, [60, 65], X, [60, 69], X, X],
        [X, [62, 67], X, [62, 67], X, [62, 70], X, X],
        [X, [61, 67], X, [61, 64], X, [61, 67], X, X],
      ],
    },
    {
      instrument: 'clarinet',
      gain: 0.26,
      pan: -0.3,
      bars: [
        [X, X, X, X, X, X, X, X],
        [X, X, X, X, X, X, 69, 70],
        [74, X, 70, X, 67, X, X, X],
        [73, X, 69, X, 64, H, X, X],
        [X, X, 70, 69, 70, X, 74, X],
        [72, H, X, 69, 65, X, X, X],
        [X, X, 70, 72, 74, X, 75, 74],
        [73, H, H, X, 69, X, X, X],
      ],
    },
    { instrument: 'wood', gain: 0.16, pan: 0.5, bars: times(8, [79, X, 74, X, 79, X, 74, X]) },
    { instrument: 'shaker', gain: 0.08, pan: -0.5, bars: times(8, [X, HIT, X, HIT, X, HIT, X, HIT]) },
  ],
};

/** Over the match while a fuse is about to end: a heart, and strings that tremble on the dominant. */
const LAST_SECONDS: Score = {
  beatsPerMinute: MATCH.beatsPerMinute,
  swing: 0,
  loudness: 0.06,
  parts: [
    { instrument: 'kick', gain: 0.9, pan: 0, bars: times(2, [38, 38, X, X, 38, 38, X, X]) },
    { instrument: 'tremolo', gain: 0.3, pan: 0, bars: [held(57, 61, 67), held(58, 61, 67)] },
    { instrument: 'shaker', gain: 0.16, pan: 0.2, bars: times(2, [HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT]) },
  ],
};

export const SCORES = { lobby: LOBBY, match: MATCH, lastSeconds: LAST_SECONDS } as const satisfies Record<
  string,
  Score
>;
export type ScoreName = keyof typeof SCORES;
