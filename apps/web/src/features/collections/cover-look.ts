/** So many colours a cover may have. */
const COLOURS = 7;
/** So many letters stand on a cover. */
const MOST_INITIALS = 3;

/** Which of its colours a cover has: always the same one for the same collection. */
export function coverColour(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}

/** The letters that the first words of a name begin with, in capitals of its language; a name without letters has none. */
export function initialsOf(name: string, locale: string): readonly string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return words.slice(0, MOST_INITIALS).map((word) => {
    const [first = ''] = word;
    // Some letters become two capitals.
    return [...first.toLocaleUpperCase(locale)][0] ?? first;
  });
}
