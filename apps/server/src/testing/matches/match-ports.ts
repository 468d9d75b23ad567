import { boardsOfMatch } from '#features/leaderboards';
import type { MatchPorts } from '#features/match';

/** For tests that end matches without the whole server: what the game's own features add, and no categories. */
export const matchPorts: MatchPorts = {
  categoriesOf: () => [],
  playerChanged: () => undefined,
  ratingSpread: () => 0,
  atMatchEnd: async (_tx, end) => ({ bombs: [], moves: [], items: [], ...boardsOfMatch(end) }),
};
