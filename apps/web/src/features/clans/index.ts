import { lazyPart } from '../../ui/lazy-part.tsx';
// What is said in the clan is heard before its page is fetched.
import './chat/hear-clan.ts';

export { ClanWindow } from './detail/clan-window.tsx';

/** The tag of a player's clan, asked for by their account. */
export const PlayerClanTag = lazyPart(async () => ({
  default: (await import('./player-clan-tag.tsx')).PlayerClanTag,
}));
/** The clans, as a section of the own corner. */
export const ClansSection = lazyPart(async () => ({ default: (await import('./clans-section.tsx')).ClansSection }));
/** The clans, as a page of home. */
export const ClansScreen = lazyPart(async () => ({ default: (await import('./clans-screen.tsx')).ClansScreen }));
/** The three best clans of the last week, for home. */
export const LastWeek = lazyPart(async () => ({ default: (await import('./week/last-week.tsx')).LastWeek }));
/** The boards of clans: by exp, and by week. */
export const ClanBoards = lazyPart(async () => ({ default: (await import('./week/clan-boards.tsx')).ClanBoards }));
/** The three first of them. */
export const ClanPreview = lazyPart(async () => ({ default: (await import('./week/clan-preview.tsx')).ClanPreview }));
