import type { Loaded } from './use-api-query.ts';

/** Two answers as one: there when both are, failed when one is. */
export const combineLoaded = <First, Second>(
  first: Loaded<First>,
  second: Loaded<Second>,
): Loaded<readonly [First, Second]> => ({
  data: first.data === null || second.data === null ? null : [first.data, second.data],
  failure: first.failure ?? second.failure,
  status: first.status ?? second.status,
  busy: first.busy || second.busy,
  reload: () => {
    first.reload();
    second.reload();
  },
});
