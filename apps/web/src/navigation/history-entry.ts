import { isEmbedded } from '../platform/discord/launch.ts';
import {
  formatAddress,
  PARAMETER_NAMES,
  type ParameterName,
  parameterOf,
  parsePlace,
  type Place,
  readAddress,
} from './address.ts';

/** What an entry of the history remembers beside its address. */
type EntryState = { readonly [Name in ParameterName]?: unknown } & {
  /** "Back" from here closes what lies over the screen. */
  readonly overlay?: true;
};

const readState = (): EntryState => (history.state ?? {}) as EntryState;
const PRIVATE = PARAMETER_NAMES.filter((name) => parameterOf(name).isPrivate);

/** Said by the page when the place of the current entry changed without a step. */
export const PLACE_CHANGED = 'syllaboom:place';

/** Whether the address may not tell what is private. The first files don't know: `hidePrivate` says it. */
let isHiding = (): boolean => false;
export function hidePrivate(hides: () => boolean): void {
  isHiding = hides;
}

export const isOverlayEntry = (): boolean => readState().overlay === true;

/** Where the page is, also what streamer mode keeps out of the address: a reload and the way back find it. */
export function readPlace(): Place {
  if (isEmbedded()) return readAddress(location.search);
  const [query, state] = [new URLSearchParams(location.search), readState()];
  return parsePlace((name) => {
    const kept = state[name];
    return query.get(name) ?? (typeof kept === 'string' ? kept : null);
  });
}

/** What an address says of ours, word for word. */
const ownText = (search: string): string => {
  const query = new URLSearchParams(search);
  return JSON.stringify(PARAMETER_NAMES.map((name) => query.getAll(name)));
};

/** What an entry remembers, as text. */
const stateText = (state: EntryState): string =>
  JSON.stringify([state.overlay === true, ...PARAMETER_NAMES.map((name) => state[name] ?? null)]);

/**
 * Puts a place into the address, in the place of what stands there or as a step of its own. Does nothing where it stands there
 * already: no step may lead to where one is. Inside the chat platform the address stays, and the entry alone is marked.
 */
export function writePlace(place: Place, how: 'push' | 'replace', isOverlay: boolean): void {
  const embedded = isEmbedded();
  const hidden = PRIVATE.filter((name) => !embedded && place[name] !== undefined && isHiding());
  const said = Object.fromEntries(
    Object.entries(place).filter(([name]) => !hidden.some((one) => one === name)),
  ) as Place;
  const search = embedded ? location.search : formatAddress(said, location.search);
  const remembered: EntryState = {
    ...Object.fromEntries(hidden.map((name) => [name, place[name]])),
    ...(isOverlay ? { overlay: true as const } : {}),
  };
  if (ownText(search) === ownText(location.search) && stateText(remembered) === stateText(readState())) return;
  const state = Object.keys(remembered).length === 0 ? null : remembered;
  if (how === 'push') history.pushState(state, '', location.pathname + search);
  else history.replaceState(state, '', location.pathname + search);
  dispatchEvent(new Event(PLACE_CHANGED));
}
