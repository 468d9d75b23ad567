/** Where a page begins, and how much it holds. */
export interface Page {
  /** What comes before this in the order of the newest. */
  readonly before: number;
  readonly most: number;
}

/** The page that a call asks for; never more than a whole one. */
export const pageOf = (
  query: { readonly l?: string | undefined; readonly c?: string | undefined },
  whole: number,
): Page => ({
  before: query.c === undefined ? Number.MAX_SAFE_INTEGER : Math.min(Number(query.c), Number.MAX_SAFE_INTEGER),
  most: Math.min(whole, Math.max(1, Number(query.l ?? whole))),
});

/** Of one row more than asked for: the page, and where the next one begins. */
export function cutPage<Row>(
  rows: readonly Row[],
  most: number,
  keyOf: (row: Row) => number,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { page, next: rows.length > most && last !== undefined ? String(keyOf(last)) : null };
}
