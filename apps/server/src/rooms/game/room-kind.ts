import type { ClientMessageName, RoomRefusal } from '@syllaboom/contracts';
import type { RoomSettings } from '@syllaboom/engine';
import type { PractisedCollection } from '../ports.ts';
import type { TableTicket } from '../tables/table-ticket.ts';

/** What sets rooms of one kind apart from those of another. */
export interface RoomKind {
  /** Somebody holds the room, starts its matches and finds its lobby again after each. */
  readonly hosted: boolean;
  /** Whether who comes plays; null: as long as there is a place. */
  readonly plays: boolean | null;
  /** The booked match that is played here. */
  readonly matchId: string | null;
  /** What nobody may do here. */
  readonly refused: ReadonlySet<ClientMessageName>;
  /** What is said to who tries. */
  readonly refusal: RoomRefusal;
  /** The collection that is practised here; null: it is played with the dictionary. */
  readonly practised: PractisedCollection | null;
}

/** The rooms that people open for each other. */
export const HOSTED: RoomKind = {
  hosted: true,
  plays: null,
  matchId: null,
  refused: new Set(),
  refusal: 'notAllowed',
  practised: null,
};

/** What would make another table of one where a collection is practised. */
const OTHER_GAMES: ReadonlySet<ClientMessageName> = new Set([
  'settings',
  'update-scenarios',
  'join-yapping',
  'pref-lang',
  'add-bot',
  'remove-bot',
  'req-bot-profile',
  'update-bot-profile',
] as const satisfies readonly ClientMessageName[]);

/** The table of somebody who practises the words of a collection. */
export const practising = (practised: PractisedCollection): RoomKind => ({
  ...HOSTED,
  refused: OTHER_GAMES,
  practised,
});

/** Everything that only makes sense where somebody holds the room. */
export const HOSTS_BUSINESS: ReadonlySet<ClientMessageName> = new Set([
  'start',
  'auto-start',
  'end',
  'skip',
  'spectate',
  'auto-join',
  'settings',
  'kick',
  'vote-kick',
  'host',
  'join-yapping',
  'update-scenarios',
  'practice-show',
  'practice-next',
  'add-bot',
  'remove-bot',
  'req-bot-profile',
  'update-bot-profile',
  'pref-lang',
] as const satisfies readonly ClientMessageName[]);

/** What a room begins with. */
export interface Opening {
  readonly roomId: string;
  readonly settings: RoomSettings;
  readonly title: string;
  readonly kind: RoomKind;
  /** The ticket of the table that is opened again; null: a new table. */
  readonly returned: TableTicket | null;
  /** Whether its matches start by themselves. */
  readonly quick: boolean;
}
