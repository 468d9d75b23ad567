import { isEmbedded } from '../platform/discord/launch.ts';
import { BOARDS } from './board-id.ts';
import { HUB_SECTION_IDS } from './hub-section.ts';
import { FIRST_TAB, HOME_TABS, type HomeTab } from './home-tab.ts';
import { TRADE_SECTIONS } from './trade-section.ts';
import { parseWordKey } from './word-key.ts';

/** One thing that an address may say. */
interface Parameter {
  /** What its text means; null where that is nothing of ours. */
  readonly parse: (text: string) => string | null;
  /** Streamer mode keeps it out of sight. */
  readonly isPrivate?: true;
  /** The window over the screen that shows it … */
  readonly window?: string;
  /** … or the page of home on which it lies open. */
  readonly page?: HomeTab;
}

const parseId = (text: string): string | null => (/^[A-Za-z0-9_-]{1,40}$/.test(text) ? text : null);
/** A room's code is written in capitals, whoever copied it by hand or from a chat that changed it. */
export const parseRoomCode = (text: string): string | null =>
  /^[a-z0-9]{7}$/i.test(text) ? text.toUpperCase() : parseId(text);
const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;

/** All that an address of ours may say: what is new is a line here, and a call that opens it (`windows.ts`). */
export const PARAMETERS = {
  /** The room that the player is in, or that a link leads to. */
  room: { parse: parseRoomCode, isPrivate: true },
  /** The match that is played back. */
  replay: { parse: parseId },
  tab: { parse: oneOf(HOME_TABS.filter((tab) => tab !== FIRST_TAB)) },
  board: { parse: oneOf(BOARDS), page: 'leaderboard' },
  profile: { parse: parseId, window: 'profile', isPrivate: true },
  match: { parse: parseId, window: 'match-detail' },
  /** What lies open on the community's page. */
  section: { parse: oneOf(TRADE_SECTIONS), page: 'trade' },
  /** … and on the page of the player's own corner. */
  corner: { parse: oneOf(HUB_SECTION_IDS), page: 'profile' },
  word: { parse: parseWordKey, window: 'word' },
  collection: { parse: parseId, window: 'collection' },
  clan: { parse: parseId, window: 'clan' },
} as const satisfies Readonly<Record<string, Parameter>>;

export type ParameterName = keyof typeof PARAMETERS;
/** What lies over a screen: "back" closes it. */
export type OverlayName = {
  [Name in ParameterName]: (typeof PARAMETERS)[Name] extends { window: string } | { page: HomeTab } ? Name : never;
}[ParameterName];
/** What an address says. */
export type Place = {
  readonly [Name in ParameterName]?: NonNullable<ReturnType<(typeof PARAMETERS)[Name]['parse']>>;
};

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[];
/** The parameter with everything that one may have. */
export const parameterOf = (name: ParameterName): Parameter => PARAMETERS[name];
export const OVERLAY_NAMES = PARAMETER_NAMES.filter((name): name is OverlayName => {
  const { window, page } = parameterOf(name);
  return window !== undefined || page !== undefined;
});

/** A place without some of what it says. */
export const without = (place: Place, names: readonly ParameterName[]): Place =>
  Object.fromEntries(Object.entries(place).filter(([name]) => !names.includes(name as ParameterName))) as Place;

/** What lies open on a page of home names that page; away from home, and with what lies open on another, it is not there. */
function settle(place: Place): Place {
  const onPage = PARAMETER_NAMES.filter((name) => parameterOf(name).page !== undefined && place[name] !== undefined);
  const [first] = onPage;
  if (first === undefined) return place;
  if (place.room !== undefined || place.replay !== undefined) return without(place, onPage);
  const { page } = parameterOf(first);
  const elsewhere = onPage.filter((name) => parameterOf(name).page !== page);
  return { ...without(place, elsewhere), tab: page } as Place;
}

/** The place that some texts name; what is nothing of ours is left out. */
export function parsePlace(textOf: (name: ParameterName) => string | null): Place {
  const said = PARAMETER_NAMES.flatMap((name) => {
    const text = textOf(name);
    const value = text === null ? null : parameterOf(name).parse(text);
    return value === null ? [] : [[name, value]];
  });
  return settle(Object.fromEntries(said) as Place);
}

/** Reads an address. Inside the chat platform it belongs to the platform, but for the room that was shared there. */
export function readAddress(search: string): Place {
  const query = new URLSearchParams(search);
  if (isEmbedded(search)) return parsePlace((name) => (name === 'room' ? query.get('custom_id') : null));
  return parsePlace((name) => query.get(name));
}

/** The query of a place; what else stands in `search` stays. */
export function formatAddress(place: Place, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETER_NAMES) query.delete(name);
  for (const name of PARAMETER_NAMES) {
    const value = place[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The page of home of a place. */
export const tabOf = (place: Place): HomeTab => place.tab ?? FIRST_TAB;
