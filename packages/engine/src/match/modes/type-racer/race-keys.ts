/** Letters at the start of a draft that stand as in the word. */
export function rightLetters(word: string, draft: string): number {
  const [letters, typed] = [[...word], [...draft]];
  const wrong = typed.findIndex((letter, at) => letter !== letters[at]);
  return wrong < 0 ? typed.length : wrong;
}

/** Letters that came with a change of the draft of a word, and how many of them are not the word's own in their place. */
export function judgeKeys(
  word: string,
  before: string,
  after: string,
): { readonly keys: number; readonly wrong: number } {
  const letters = [...word];
  const typed = [...after];
  const old = [...before];
  let from = 0;
  while (from < typed.length && typed[from] === old[from]) from++;
  // Letters behind a change in the middle were typed before.
  let tail = 0;
  const most = Math.min(typed.length, old.length) - from;
  while (tail < most && typed[typed.length - 1 - tail] === old[old.length - 1 - tail]) tail++;
  const fresh = typed.slice(from, typed.length - tail);
  return { keys: fresh.length, wrong: fresh.filter((letter, at) => letter !== letters[from + at]).length };
}
