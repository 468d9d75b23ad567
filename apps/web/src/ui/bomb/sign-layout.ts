/** Room between the hands, and letter widths of the display face in em: the widest, wide ones, narrow ones, all others. */
const SIGN = {
  width: 144,
  height: 60,
  largest: 62,
  least: 9,
  widest: 1.22,
  wide: 1.05,
  narrow: 0.42,
  other: 0.8,
} as const;
/** A sign with two prompts, one below the other, is higher. */
const PAIR = { height: 84, largest: 42 } as const;
/** Below this size a second and a third line are better. */
const WRAP_BELOW = 26;
const LINE_HEIGHT = 1.08;

export interface SignLayout {
  readonly lines: readonly string[];
  /** In units of the drawing. */
  readonly fontSize: number;
}

const emOf = (text: string): number => {
  let em = 0;
  for (const letter of text) {
    if (/[ШЩЖЮФЫ]/u.test(letter)) em += SIGN.widest;
    else em += /[MW…]/u.test(letter) ? SIGN.wide : /[IJİ'·-]/u.test(letter) ? SIGN.narrow : SIGN.other;
  }
  return Math.max(em, SIGN.narrow);
};

const sizeOf = (lines: readonly string[]): number =>
  Math.min(
    SIGN.largest,
    SIGN.width / Math.max(...lines.map(emOf)),
    lines.length === 1 ? SIGN.largest : SIGN.height / (lines.length * LINE_HEIGHT),
  );

/** Cuts a text into so many lines of about the same length, after spaces and hyphens where there are any. */
function cut(text: string, lines: number): readonly string[] {
  const words = text.split(/(?<=[\s-])/u);
  const target = text.length / lines;
  if (words.length < lines) {
    const size = Math.ceil(target);
    return Array.from({ length: lines }, (_, line) => text.slice(line * size, (line + 1) * size));
  }
  const out: string[] = [''];
  for (const word of words) {
    const last = out.at(-1) ?? '';
    const full = last.length > 0 && last.length + word.trimEnd().length / 2 > target && out.length < lines;
    if (full) out.push(word);
    else out[out.length - 1] = last + word;
  }
  return out.map((line) => line.trim());
}

/** Two prompts on one sign: a line each, in one size. */
export const layOutPair = (lines: readonly [string, string]): SignLayout => ({
  lines,
  fontSize: Math.max(
    SIGN.least,
    Math.min(PAIR.largest, PAIR.height / (lines.length * LINE_HEIGHT), SIGN.width / Math.max(...lines.map(emOf))),
  ),
});

/** The longest prompt that still can be read on the sign; whatever is longer stands in full in the dock. */
const LONGEST = 48;

/** How a prompt stands on the sign: as large as fits, on up to three lines when it is long. */
export function layOutSign(prompt: string): SignLayout {
  const letters = [...prompt];
  const text = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : prompt;
  let best: SignLayout = { lines: [text], fontSize: sizeOf([text]) };
  for (const count of [2, 3]) {
    if (best.fontSize >= WRAP_BELOW) break;
    const lines = cut(text, count);
    const fontSize = sizeOf(lines);
    if (fontSize > best.fontSize) best = { lines, fontSize };
  }
  return { ...best, fontSize: Math.max(SIGN.least, best.fontSize) };
}
