import { lazyPart, ornamentPart } from '../../ui/lazy-part.tsx';
// What is said in the clan is heard before its page is fetched.
import './chat/hear-clan.ts';

export { ClanWindow } from './detail/clan-window.tsx';

/** The tag of a player's clan, asked for by their account; nothing where it can't be had, without a network, say. */
export const PlayerClanTag = ornamentPart(async () => ({
  default: (await import('./player-clan-tag.tsx')).PlayerClanTag,
}));
/** The clans, as a section of the own corner. */
export const ClansSection = lazyPart(async () => ({ default: (await import('./clans-section.tsx')).ClansSection }));
/** The clans, as a page of home. */
export const ClansScreen = lazyPart(async () => ({ default: (await import('./clans-screen.tsx')).ClansScreen }));
/** Nobody waits for the last week: a slow line brings all that home needs before it. */
const LAST_WEEK_AFTER_MS = 4_000;
/** The three best clans of the last week, for home. */
export const LastWeek = ornamentPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, LAST_WEEK_AFTER_MS));
  return { default: (await import('./week/last-week.tsx')).LastWeek };
});
/** The boards of clans: by exp, and by week. */
export const ClanBoards = lazyPart(async () => ({ default: (await import('./week/clan-boards.tsx')).ClanBoards }));
/** The three first of them. */
export const ClanPreview = lazyPart(async () => ({ default: (await import('./week/clan-preview.tsx')).ClanPreview }));
