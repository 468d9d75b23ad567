/** A number of a page, or a gap where several are left out. */
export type PageNumber = number | 'before' | 'after';

/** So many pages stand on either side of the one that is shown. */
const REACH = 2;

/** The first page, the last one, and those around the one that is shown; a gap is more than one page. */
export function pageNumbers(page: number, pages: number): readonly PageNumber[] {
  const from = Math.max(1, Math.min(page - REACH, pages - 2 * REACH));
  const to = Math.min(pages, Math.max(page + REACH, 1 + 2 * REACH));
  const around = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const before: PageNumber[] = from > 3 ? [1, 'before'] : Array.from({ length: from - 1 }, (_, at) => at + 1);
  const after: PageNumber[] =
    to < pages - 2 ? ['after', pages] : Array.from({ length: pages - to }, (_, at) => to + at + 1);
  return [...before, ...around, ...after];
}
