/** Room between the hands, and letter widths of the display face in em: wide ones, narrow ones, all others. */
const SIGN = { width: 140, height: 60, largest: 62, least: 9, wide: 1, narrow: 0.42, other: 0.76 } as const;
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
    em += /[MWШЩЖЮФ…]/u.test(letter) ? SIGN.wide : /[IJİ'·-]/u.test(letter) ? SIGN.narrow : SIGN.other;
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
