import type { ReportLine } from '@syllaboom/contracts';
import { create } from 'zustand';
import { openWindow } from '../../ui/windows/manager.ts';

export const PROFILE_WINDOW = 'profile';
export const HUB_WINDOW = 'profile-hub';
export const GET_ROLE_WINDOW = 'get-role';

/** The room from which a profile was opened: a report about the player carries it. */
export interface RoomOfProfile {
  readonly roomId: string;
  readonly chat: readonly ReportLine[];
  readonly language: string;
}

interface Opened {
  readonly id: string;
  /** The name as it was shown where the profile was opened; the window bears it until the profile is there. */
  readonly name: string;
  readonly room: RoomOfProfile | null;
}
export const useOpenedProfile = create<{ readonly opened: Opened | null }>(() => ({ opened: null }));

/** Opens the profile of a player. */
export function openProfile(id: string, name = '', room: RoomOfProfile | null = null): void {
  useOpenedProfile.setState({ opened: { id, name, room } });
  openWindow(PROFILE_WINDOW);
}

/** Opens the window that names the roles to be had, and how. */
export const openGetRole = (): void => openWindow(GET_ROLE_WINDOW);

/** Sections of the hub by their ids; features to come add theirs here and in `hub/sections.ts`. */
export type SectionId = 'edit' | 'history' | 'achievements' | 'words' | 'categories' | 'leaderboard';
export const useHubSection = create<{ readonly section: SectionId | null }>(() => ({ section: null }));

/** Opens the player's own hub: its front page, or one of its sections. */
export function openHub(section: SectionId | null = null): void {
  useHubSection.setState({ section });
  openWindow(HUB_WINDOW);
}
