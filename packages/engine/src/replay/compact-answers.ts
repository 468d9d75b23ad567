/** Answers of the dictionaries in columns, one letter for each that says which column it stands in. */
export interface CompactAnswers {
  /** `t` and `f`, `0` for null, `n` a number, `s` a text, `p` a prompt, `l` a list of texts, `j` anything else. */
  readonly kinds: string;
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly prompts: readonly string[];
  readonly counts: readonly number[];
  readonly lengths: readonly number[];
  /** The lists one after the other; each text begins with a digit: so many letters are those of the text before. */
  readonly listed: readonly string[];
  readonly others: readonly unknown[];
}

interface Prompt {
  readonly prompt: string;
  readonly count: number;
}

const isText = (answer: unknown): answer is string => typeof answer === 'string';
const isList = (answer: unknown): answer is readonly string[] => Array.isArray(answer) && answer.every(isText);
/** Exactly `{prompt, count}`, in this order: a copy is equal to the letter then. */
function isPrompt(answer: unknown): answer is Prompt {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).join() !== 'prompt,count') return false;
  const { prompt, count } = answer as Record<string, unknown>;
  return isText(prompt) && isNumber(count);
}
const isNumber = (answer: unknown): answer is number => typeof answer === 'number' && Number.isFinite(answer);

function kindOf(answer: unknown): string {
  if (answer === null) return '0';
  if (typeof answer === 'boolean') return answer ? 't' : 'f';
  if (isNumber(answer)) return 'n';
  if (isText(answer)) return 's';
  if (isList(answer)) return 'l';
  return isPrompt(answer) ? 'p' : 'j';
}

const MOST_SHARED = 9;

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** Lists come in the index's order: neighbours begin alike. */
function packList(list: readonly string[]): string[] {
  return list.map((text, i) => {
    const shared = sharedLetters(list[i - 1] ?? '', text);
    return `${shared}${text.slice(shared)}`;
  });
}

function unpackList(packed: readonly string[]): string[] {
  let last = '';
  return packed.map((text) => {
    last = last.slice(0, Number(text.charAt(0))) + text.slice(1);
    return last;
  });
}

/** Puts answers into columns. */
export function packAnswers(answers: readonly unknown[]): CompactAnswers {
  const prompts = answers.filter(isPrompt);
  const lists = answers.filter(isList);
  return {
    kinds: answers.map(kindOf).join(''),
    numbers: answers.filter(isNumber),
    texts: answers.filter(isText),
    prompts: prompts.map(({ prompt }) => prompt),
    counts: prompts.map(({ count }) => count),
    lengths: lists.map((list) => list.length),
    listed: lists.flatMap(packList),
    others: answers.filter((answer) => kindOf(answer) === 'j'),
  };
}

/** The answers as they were. */
export function unpackAnswers(packed: CompactAnswers): unknown[] {
  const next: Record<string, number> = {};
  const step = (column: string, by = 1): number => {
    const at = next[column] ?? 0;
    next[column] = at + by;
    return at;
  };
  const read = (kind: string): unknown => {
    switch (kind) {
      case 't':
        return true;
      case 'f':
        return false;
      case 'n':
        return packed.numbers[step('numbers')] ?? 0;
      case 's':
        return packed.texts[step('texts')] ?? '';
      case 'p': {
        const at = step('prompts');
        return { prompt: packed.prompts[at] ?? '', count: packed.counts[at] ?? 0 };
      }
      case 'l': {
        const length = packed.lengths[step('lengths')] ?? 0;
        const from = step('listed', length);
        return unpackList(packed.listed.slice(from, from + length));
      }
      case 'j':
        return packed.others[step('others')] ?? null;
      default:
        return null;
    }
  };
  return [...packed.kinds].map(read);
}
