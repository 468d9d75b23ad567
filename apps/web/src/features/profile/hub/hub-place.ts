import { createContext, useContext } from 'react';
import type { SectionId } from '../../../navigation/hub-section.ts';
import { HUB_WINDOW, openCorner, useHubSection, useOpenedCorner } from '../../../navigation/windows.ts';
import { askToLeave } from '../../../ui/windows/manager.ts';

/** Where a hub stands: in its window, or as a page of home, whose sections have an address. */
interface HubPlace {
  /** What asks before a section is left, by its id (`guardWindow`). */
  readonly guard: string;
  readonly show: (section: SectionId) => void;
  /** Back to the front page, after the question if there is one. */
  readonly leave: () => void;
}

const IN_WINDOW: HubPlace = {
  guard: HUB_WINDOW,
  show: (section) => useHubSection.setState({ section }),
  leave: () => askToLeave(HUB_WINDOW, () => useHubSection.setState({ section: null })),
};
const ON_PAGE: HubPlace = { guard: 'corner', show: openCorner, leave: () => openCorner(null) };

export const HubPlaceContext = createContext(IN_WINDOW);
export const useHubPlace = (): HubPlace => useContext(HubPlaceContext);

/** The place of a hub, and the section that it shows. */
export function useHub(onPage: boolean): { readonly place: HubPlace; readonly section: SectionId | null } {
  const inWindow = useHubSection((state) => state.section);
  const opened = useOpenedCorner();
  return onPage ? { place: ON_PAGE, section: opened } : { place: IN_WINDOW, section: inWindow };
}
