import { i18n } from '../i18n/i18n.ts';

/** What is known of the people on the screen: who is oneself, which seats are whose, and how strangers are called instead. */
let readOwnId: () => string | null = () => null;
let readOwnClan: () => string | null = () => null;
let scope = '';
let changes = 0;
const numbers = new Map<string, number>();
/** Clans are met wherever one is: their numbers outlast a stay. */
const clans = new Map<string, number>();
const names = new Map<string, string>();
const accounts = new Map<string, string>();
const bots = new Set<string>();

/** Tells whose screen it is. */
export const bindOwnId = (read: () => string | null): void => {
  readOwnId = read;
};

/** The same for the player's clan. */
export const bindOwnClan = (read: () => string | null): void => {
  readOwnClan = read;
};
export const isOwnClan = (id: string): boolean => id !== '' && id === readOwnClan();

/** How a clan is called while names are hidden; `id`: its name where nothing else is known. */
export function pseudonymOfClan(id: string): string {
  const number = clans.get(id) ?? clans.size + 1;
  clans.set(id, number);
  return i18n.t('streamer.clan', { number });
}

/** A stay in a room: strangers are numbered anew, and keep their numbers as long as one comes back to the same room. */
export function enterScope(roomId: string): void {
  if (roomId === scope) return;
  scope = roomId;
  for (const kept of [numbers, names, accounts]) kept.clear();
  bots.clear();
  changes += 1;
}

/** Grows whenever everybody is called anew. */
export const namings = (): number => changes;

interface KnownSeat {
  readonly id: string;
  readonly authId: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: boolean;
}

/** A bot with a face of its own has the name of nobody; others imitate a player. Those of practice look like their names. */
const isNobody = ({ id, authId, name, avatar, bot }: KnownSeat): boolean =>
  bot && (avatar === id || (authId === '' && avatar === name));

/** A seat and who sits on it. */
export function noteSeat(seat: KnownSeat, isOwn: boolean): void {
  const { id, authId, name } = seat;
  if (isOwn) accounts.set(id, '');
  else if (isNobody(seat)) bots.add(id);
  else {
    accounts.set(id, authId || id);
    names.set(name, authId || id);
  }
}

/** Whether the name may be shown: one's own, or that of a bot. */
export const isShownId = (id: string): boolean => bots.has(id) || accounts.get(id) === '' || id === readOwnId();

/** How somebody is called while names are hidden; `id`: an account, a seat, or a name where nothing else is known. */
export function pseudonymOf(id: string): string {
  const key = accounts.get(id) || id;
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return i18n.t('streamer.player', { number });
}

/** The drawn face that goes with it. */
export const pseudonymFace = (id: string): string => `stranger ${numbers.get(accounts.get(id) || id) ?? id}`;

/** The pseudonym of whoever is called so; null for a text that is nobody's name. */
export function pseudonymOfName(name: string): string | null {
  const key = names.get(name);
  return key === undefined ? null : pseudonymOf(key);
}

/** Whose pseudonym it is; the text itself where it is nobody's. */
const nameBehind = (text: string): string =>
  [...names].find(([, key]) => numbers.has(key) && pseudonymOf(key) === text)?.[0] ?? text;

/** What a command is about, by real names. */
export const namesBehind = (args: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([key, text]) => [key, nameBehind(text)]));
