/** So many at once: more would only queue up in front of everything else that Redis is asked. */
const AT_ONCE = 50;

/** Does the same for all, some at a time. */
export async function inChunks<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const all = [...items];
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(work));
}
