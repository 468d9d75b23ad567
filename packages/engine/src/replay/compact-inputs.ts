import type { SeatId } from '../ids.ts';
import type { DraftDelta, MatchInput } from '../match/state/match-input.ts';

/**
 * Inputs in columns: what is alike stands side by side, so that a general compressor finds it. Every list but `kinds` and
 * `times` holds one entry for each input (or draft) of its kind, in order.
 */
export interface CompactInputs {
  /** One letter an input, see `KINDS`. */
  readonly kinds: string;
  /** Whole milliseconds since the input before; the times themselves where one is no whole number. */
  readonly times: readonly number[];
  readonly exact: boolean;
  readonly seats: readonly SeatId[];
  /** Index into `seats` of every input that has one. */
  readonly who: readonly number[];
  readonly words: readonly string[];
  /** Lag credits of submits and choices. */
  readonly credits: readonly number[];
  /** Numbers of the submits that nobody trusts. */
  readonly untrusted: readonly number[];
  /** One letter a draft: `a` appends what stands next in `typed`, the others stand in `changes`. */
  readonly drafts: string;
  readonly typed: string;
  readonly changes: readonly DraftDelta[];
  /** Choices and round trips. */
  readonly numbers: readonly number[];
  readonly languages: readonly string[];
}

const KINDS = {
  submit: 's',
  draft: 'd',
  lag: 'l',
  leave: 'x',
  drop: 'o',
  return: 'r',
  next: 'n',
  choose: 'c',
  join: 'j',
  skip: 'k',
  stop: 'p',
  halt: 'h',
  end: 'e',
  time: 't',
} as const satisfies Record<MatchInput['k'], string>;
type Kind = MatchInput['k'];
const KIND_OF = new Map<string, Kind>(Object.entries(KINDS).map(([kind, letter]) => [letter, kind as Kind]));

/** Times as differences, where that loses nothing. */
function packTimes(inputs: readonly MatchInput[], start: number): Pick<CompactInputs, 'times' | 'exact'> {
  const times = inputs.map(({ at }) => at);
  if (![start, ...times].every(Number.isSafeInteger)) return { times, exact: true };
  return { times: times.map((at, i) => at - (times[i - 1] ?? start)), exact: false };
}

/** Whether a draft only appends one character, so that it needs nothing but that. */
const isKey = (delta: DraftDelta): delta is DraftDelta & { t: 'a' } => delta.t === 'a' && delta.a.length === 1;

/** Puts inputs into columns. `start` is the match's own start. */
export function packInputs(inputs: readonly MatchInput[], start: number): CompactInputs {
  const of = <K extends Kind>(...kinds: readonly K[]): Extract<MatchInput, { k: K }>[] =>
    inputs.filter((input): input is Extract<MatchInput, { k: K }> => (kinds as readonly Kind[]).includes(input.k));
  const seated = inputs.flatMap((input) => ('seat' in input ? [input.seat] : []));
  const seats = [...new Set(seated)];
  const place = new Map(seats.map((seat, i) => [seat, i] as const));
  const submits = of('submit');
  const deltas = of('draft').map(({ delta }) => delta);
  return {
    kinds: inputs.map(({ k }) => KINDS[k]).join(''),
    ...packTimes(inputs, start),
    seats,
    who: seated.map((seat) => place.get(seat) ?? 0),
    words: submits.map(({ word }) => word),
    credits: of('submit', 'choose').map(({ creditMs }) => creditMs),
    untrusted: submits.flatMap(({ untrusted }, i) => (untrusted ? [i] : [])),
    drafts: deltas.map((delta) => (isKey(delta) ? 'a' : 'o')).join(''),
    typed: deltas.map((delta) => (isKey(delta) ? delta.a : '')).join(''),
    changes: deltas.filter((delta) => !isKey(delta)),
    numbers: of('lag', 'choose').map((input) => (input.k === 'lag' ? input.lagMs : input.choice)),
    languages: of('join').map(({ language }) => language),
  };
}

/** Reads the columns one after the other; a damaged log gives what can be made of it. */
class Columns {
  readonly #from: CompactInputs;
  readonly #next: Record<string, number> = {};

  constructor(from: CompactInputs) {
    this.#from = from;
  }

  /** The next entry of a column. What was no finite number is null in a stored log, and stays that. */
  take(column: 'times' | 'who' | 'credits' | 'numbers'): number {
    const entry = this.#from[column][this.#step(column)];
    return entry === undefined ? 0 : entry;
  }

  submit(): { word: string; untrusted?: true } {
    const i = this.#step('words');
    return { word: this.#from.words[i] ?? '', ...(this.#from.untrusted.includes(i) ? { untrusted: true } : {}) };
  }

  delta(): DraftDelta {
    if (this.#from.drafts[this.#step('drafts')] === 'a')
      return { t: 'a', a: this.#from.typed[this.#step('typed')] ?? '' };
    return this.#from.changes[this.#step('changes')] ?? { t: 'a', a: '' };
  }

  seat(): SeatId {
    return this.#from.seats[this.take('who')] ?? ('' as SeatId);
  }

  language(): string {
    return this.#from.languages[this.#step('languages')] ?? '';
  }

  #step(column: string): number {
    const at = this.#next[column] ?? 0;
    this.#next[column] = at + 1;
    return at;
  }
}

function unpackInput(kind: Kind, at: number, columns: Columns): MatchInput {
  switch (kind) {
    case 'submit':
      return { k: kind, at, seat: columns.seat(), ...columns.submit(), creditMs: columns.take('credits') };
    case 'draft':
      return { k: kind, at, seat: columns.seat(), delta: columns.delta() };
    case 'lag':
      return { k: kind, at, seat: columns.seat(), lagMs: columns.take('numbers') };
    case 'choose':
      return { k: kind, at, seat: columns.seat(), choice: columns.take('numbers'), creditMs: columns.take('credits') };
    case 'join':
      return { k: kind, at, seat: columns.seat(), language: columns.language() } as MatchInput;
    case 'halt':
    case 'end':
    case 'time':
      return { k: kind, at };
    default:
      return { k: kind, at, seat: columns.seat() };
  }
}

/** The inputs as they were. */
export function unpackInputs(packed: CompactInputs, start: number): MatchInput[] {
  const columns = new Columns(packed);
  let now = start;
  return [...packed.kinds].flatMap((letter) => {
    const kind = KIND_OF.get(letter);
    if (!kind) return [];
    const time = columns.take('times');
    now = packed.exact ? time : now + time;
    return [unpackInput(kind, now, columns)];
  });
}
