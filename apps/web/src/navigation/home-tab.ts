/** The pages of home in their order, as an address names them; the last ones are for some players alone. */
export const HOME_TABS = [
  'rooms',
  'profile',
  'ranked',
  'trade',
  'leaderboard',
  'shop',
  'news',
  'clans',
  'discord',
  'gm',
  'lm',
] as const;
export type HomeTab = (typeof HOME_TABS)[number];
/** The page of an address that names none. */
export const FIRST_TAB = 'rooms' satisfies HomeTab;
