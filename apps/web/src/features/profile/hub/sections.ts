import {
  Award,
  BookOpenCheck,
  Hammer,
  FlagTriangleRight,
  History,
  Library,
  type LucideIcon,
  Mail,
  Pencil,
  Puzzle,
  Sparkles,
  Store,
  Trophy,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AchievementList } from '../../achievements/index.ts';
import { CraftBoard } from '../../craft/index.ts';
import { Collections } from '../../collections/index.ts';
import { ClansSection } from '../../clans/index.ts';
import { InboxSection } from '../../inbox/index.ts';
import { BoardsSection } from '../../leaderboards/index.ts';
import { ShopBody } from '../../shop/index.ts';
import { SyllableTool } from '../../syllables/index.ts';
import { Discoveries } from '../../words/index.ts';
import type { SectionId } from '../../../navigation/hub-section.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const EditProfile = lazyPart(async () => ({ default: (await import('../edit/edit-profile.tsx')).EditProfile }));
const OwnMatches = lazyPart(async () => ({ default: (await import('./own-sections.tsx')).OwnMatches }));
const Categories = lazyPart(async () => ({ default: (await import('./categories.tsx')).Categories }));

/** A page of the hub. It fills the window below a back button. */
interface HubSection {
  readonly id: SectionId;
  readonly title:
    | 'profile.edit'
    | 'inbox.title'
    | 'history.title'
    | 'words.title'
    | 'craft.title'
    | 'profile.categories'
    | 'clans.title'
    | 'syllables.title'
    | 'collections.title'
    | 'leaderboards.title'
    | 'achievements.title'
    | 'shop.title';
  readonly icon: LucideIcon;
  readonly body: ComponentType;
  /** It has edges and scrolls of its own. */
  readonly fills?: boolean;
  /** It says by itself what guests need. */
  readonly speaksToGuests?: boolean;
}

/** All pages of the hub in their order; a feature that has one adds a line here. */
export const HUB_SECTIONS: readonly HubSection[] = [
  { id: 'edit', title: 'profile.edit', icon: Pencil, body: EditProfile },
  { id: 'inbox', title: 'inbox.title', icon: Mail, body: InboxSection, fills: true, speaksToGuests: true },
  { id: 'history', title: 'history.title', icon: History, body: OwnMatches, fills: true },
  { id: 'achievements', title: 'achievements.title', icon: Award, body: AchievementList },
  { id: 'discoveries', title: 'words.title', icon: Sparkles, body: Discoveries },
  { id: 'craft', title: 'craft.title', icon: Hammer, body: CraftBoard, fills: true, speaksToGuests: true },
  { id: 'syllables', title: 'syllables.title', icon: Puzzle, body: SyllableTool },
  { id: 'collections', title: 'collections.title', icon: Library, body: Collections, speaksToGuests: true },
  { id: 'leaderboard', title: 'leaderboards.title', icon: Trophy, body: BoardsSection },
  {
    id: 'categories',
    title: 'profile.categories',
    icon: BookOpenCheck,
    body: Categories,
    fills: true,
    speaksToGuests: true,
  },
  { id: 'clans', title: 'clans.title', icon: FlagTriangleRight, body: ClansSection, fills: true, speaksToGuests: true },
  { id: 'shop', title: 'shop.title', icon: Store, body: ShopBody, fills: true },
];
