/** The leaderboards in the order of their page, as an address names them. */
export const BOARDS = [
  'wp',
  'exp',
  'wins',
  'wordcount',
  'claimed',
  'discovered',
  'combo',
  'alpha',
  'climb',
  'scenarios',
  'categories',
  'clans',
  'ranked',
] as const;
export type BoardId = (typeof BOARDS)[number];
