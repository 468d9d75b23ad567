const isParameter = (segment: string): boolean => segment.includes(':') || segment.startsWith('{');

/** Paths with the same one match the same requests. */
export const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/');

/** Which segments are parameters, as text: fixed ones come first where two of them are compared. */
const precedenceOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

/**
 * Sorts paths so that of two which match a request the one comes first that is fixed where they differ first:
 * `/friends/request` before `/friends/:id`. Parameters are written `:name` or `{name}`.
 */
export const comparePaths = (a: string, b: string): number => {
  const [first, second] = [precedenceOf(a), precedenceOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};
