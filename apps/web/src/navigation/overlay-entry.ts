import { isEmbedded } from '../platform/discord/launch.ts';
import { isHandheld } from '../platform/media.ts';
import { askToClose, useWindows } from '../ui/windows/manager.ts';
import { OVERLAY_NAMES, type OverlayName, type Place, without } from './address.ts';
import { hidePrivate, isOverlayEntry, readPlace, writePlace } from './history-entry.ts';
import { closeOverlay, overlayPlace, shownOverlays, useOverlays } from './overlays.ts';

/*
 * What lies over a screen has one entry of the history above the screen's own, however much it is: "back" leaves that entry,
 * which closes the topmost; where something is left, the entry comes back.
 */

/**
 * Going back arrives later, on a slow device by seconds: whoever gave it up sooner would take it for a step of the player and
 * close what was opened meanwhile. Where it never arrives, the address waits no longer than this.
 */
const ARRIVES_WITHIN_MS = 10_000;

/** Set while the page goes back over an entry whose overlays were closed. */
let arrival: ReturnType<typeof setTimeout> | null = null;
/** What changes the screen's own entry, as soon as that is the current one. */
let waiting: (() => void)[] = [];
/** Whether something lay over the screen at the last look. */
let stood = false;
/** What was opened so far. The rest stays in the address meanwhile: who is signed out sees it after signing in. */
const opened = new Set<OverlayName>();

/** On phones and tablets "back" closes every window, elsewhere what has an address. */
const wantsEntry = (): boolean => shownOverlays().length > 0 || (isHandheld() && useWindows.getState().open.length > 0);

/** The screen's own place. */
const readBase = (): Place => without(readPlace(), [...opened]);

function runWaiting(): void {
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

function arrive(): void {
  if (arrival !== null) clearTimeout(arrival);
  arrival = null;
  runWaiting();
  follow();
}

function leaveEntry(): void {
  arrival = setTimeout(arrive, ARRIVES_WITHIN_MS);
  history.back();
}

/** Makes the history say what lies over the screen now. */
function follow(): void {
  if (arrival !== null) return;
  const [wanted, before] = [wantsEntry(), stood];
  stood = wanted;
  for (const name of shownOverlays()) opened.add(name);
  if (wanted) {
    if (isOverlayEntry()) return writePlace({ ...readBase(), ...overlayPlace() }, 'replace', true);
    runWaiting();
    // A link's first entry is the screen's own from now on.
    const base = readBase();
    writePlace(base, 'replace', false);
    writePlace({ ...base, ...overlayPlace() }, 'push', true);
  } else if (before) {
    if (isOverlayEntry()) leaveEntry();
    else runWaiting();
  }
}

/** Does something to the screen's own entry: at once, or when nothing lies over the screen any more. */
function withOwnEntry(act: () => void): void {
  if (arrival === null && !(stood && isOverlayEntry())) act();
  else waiting.push(act);
}

/** Changes what the address says of the screen, as a step of its own (`push`) or in the place of what stands there. */
export function changePlace(change: (place: Place) => Place, how: 'push' | 'replace'): void {
  if (isEmbedded()) return;
  // A reload meanwhile finds it, too.
  if (arrival === null && stood && isOverlayEntry())
    writePlace({ ...change(readBase()), ...overlayPlace() }, 'replace', true);
  withOwnEntry(() => writePlace(change(readBase()), how, false));
}

function closeTop(): void {
  const top = isHandheld() ? useWindows.getState().open.at(-1) : undefined;
  const name = shownOverlays().at(-1);
  if (top !== undefined) askToClose(top);
  else if (name !== undefined) closeOverlay(name);
}

/** "Back" or "forward" has come to another entry. True when that is one of overlays, which are to be opened. */
export function followStep(): boolean {
  if (arrival !== null) arrive();
  else if (isOverlayEntry()) return true;
  else if (stood) {
    closeTop();
    // A window that asks first stays open meanwhile, so that going back again finds it.
    follow();
  }
  return false;
}

/** Lets `open` lay what the address names over the screen; where it finds nothing to open, the entry is the screen's own. */
export function openNamed(open: (place: Place) => void): void {
  withOwnEntry(() => {
    const place = readPlace();
    for (const name of OVERLAY_NAMES) opened.add(name);
    open(place);
    if (!stood && arrival === null) writePlace(readBase(), 'replace', false);
  });
}

/** Keeps the history in step with what lies over the screen. Returns the remover. */
export function installOverlayEntry(): () => void {
  stood = false;
  opened.clear();
  // A reload closes the sheets but keeps the entry's mark; what the address names is opened again.
  if (isOverlayEntry() && OVERLAY_NAMES.every((name) => readPlace()[name] === undefined))
    writePlace(readPlace(), 'replace', false);
  const stops = [useWindows.subscribe(follow), useOverlays.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Keeps what is private out of the address, as `hides` says now and at each change, and takes away what is nothing of ours.
 * Returns the remover.
 */
export function installHiddenAddress(hides: () => boolean, onChange: (listener: () => void) => () => void): () => void {
  hidePrivate(hides);
  const rewrite = () => {
    if (isEmbedded()) return;
    writePlace(readPlace(), 'replace', isOverlayEntry());
    if (stood) withOwnEntry(() => writePlace(readPlace(), 'replace', false));
  };
  rewrite();
  return onChange(rewrite);
}
