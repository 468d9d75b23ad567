import { create } from 'zustand';
import { isEmbedded } from '../platform/discord/launch.ts';
import { askToClose, askToLeave, isWindowOpen, openWindow, useWindows } from '../ui/windows/manager.ts';
import { OVERLAY_NAMES, type OverlayName, parameterOf, type Place } from './address.ts';

type OverlayKeys = { readonly [Name in OverlayName]?: Place[Name] | undefined };

/** What lies over the screen by its key; a closed window keeps the last one. */
export const useOverlays = create<OverlayKeys>(() => ({}));

/** Lays something over the screen: its window, or what lies open on its page, which is there. */
export function openOverlay<Name extends OverlayName>(name: Name, key: NonNullable<Place[Name]>): void {
  useOverlays.setState({ [name]: key } as OverlayKeys);
  const { window } = parameterOf(name);
  if (window !== undefined) openWindow(window);
}

/** Closes what lies over the screen or on its page, after its question if it has one. */
export function closeOverlay(name: OverlayName): void {
  const { window } = parameterOf(name);
  if (window === undefined) askToLeave(name, () => useOverlays.setState({ [name]: undefined }));
  else askToClose(window);
}

/** Closes what lies open on a page of home: the page is left. */
export function closePageOverlays(): void {
  for (const name of OVERLAY_NAMES)
    if (parameterOf(name).page !== undefined) useOverlays.setState({ [name]: undefined });
}

const isShown = (name: OverlayName): boolean => {
  const { window } = parameterOf(name);
  return useOverlays.getState()[name] !== undefined && (window === undefined || isWindowOpen(window));
};

/** How far up something lies: pages are below all windows. */
const depthOf = (name: OverlayName): number => useWindows.getState().open.indexOf(parameterOf(name).window ?? '');

/** What lies over the screen and has an address, the topmost last; nothing of ours has one inside the chat platform. */
export const shownOverlays = (): readonly OverlayName[] =>
  isEmbedded() ? [] : OVERLAY_NAMES.filter(isShown).sort((one, other) => depthOf(one) - depthOf(other));

/** The same as a part of the address. */
export const overlayPlace = (): Place =>
  Object.fromEntries(shownOverlays().map((name) => [name, useOverlays.getState()[name]])) as Place;
