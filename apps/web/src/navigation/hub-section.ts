/** Sections of the player's own corner by their ids; a feature that has one adds its id here and in `profile/hub/sections.ts`. */
export const HUB_SECTION_IDS = [
  'edit',
  'inbox',
  'history',
  'achievements',
  'discoveries',
  'craft',
  'syllables',
  'categories',
  'collections',
  'clans',
  'leaderboard',
  'shop',
] as const;
export type SectionId = (typeof HUB_SECTION_IDS)[number];
