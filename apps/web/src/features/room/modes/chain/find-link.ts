/** Where the link stands in the word before: its last place there; null when the prompt is a free one. */
export function findLink(previous: string, prompt: string): readonly [number, number] | null {
  const at = prompt ? previous.lastIndexOf(prompt) : -1;
  return at < 0 ? null : [at, at + prompt.length];
}
