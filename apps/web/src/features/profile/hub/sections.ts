import { BookOpenCheck, History, type LucideIcon, Pencil, WholeWord } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { SectionId } from '../open-profile.ts';

const EditProfile = lazy(async () => ({ default: (await import('../edit/edit-profile.tsx')).EditProfile }));
const OwnMatches = lazy(async () => ({ default: (await import('./own-sections.tsx')).OwnMatches }));
const OwnWords = lazy(async () => ({ default: (await import('./own-sections.tsx')).OwnWords }));
const Categories = lazy(async () => ({ default: (await import('./categories.tsx')).Categories }));

/** A page of the hub. It fills the window below a back button. */
interface HubSection {
  readonly id: SectionId;
  readonly title: 'profile.edit' | 'history.title' | 'profile.tabs.favWords' | 'profile.categories';
  readonly icon: LucideIcon;
  readonly body: ComponentType;
}

/** All pages of the hub in their order; a feature that has one adds a line here [R0023 R0024]. */
export const HUB_SECTIONS: readonly HubSection[] = [
  { id: 'edit', title: 'profile.edit', icon: Pencil, body: EditProfile },
  { id: 'history', title: 'history.title', icon: History, body: OwnMatches },
  { id: 'words', title: 'profile.tabs.favWords', icon: WholeWord, body: OwnWords },
  { id: 'categories', title: 'profile.categories', icon: BookOpenCheck, body: Categories },
];
