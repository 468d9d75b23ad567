import type { StaffArea } from '../../features/moderation/index.ts';

/** The pages of home, a tab each; the last ones are for some players alone. */
export type HomeTab = 'rooms' | 'profile' | 'ranked' | 'leaderboard' | 'news' | 'discord' | StaffArea;

/** All of them, as an address names them. */
export const HOME_TABS: readonly HomeTab[] = [
  'rooms',
  'profile',
  'ranked',
  'leaderboard',
  'news',
  'discord',
  'gm',
  'lm',
];
