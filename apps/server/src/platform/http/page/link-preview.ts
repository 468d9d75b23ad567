/** What a link to a public room says of it. No names of players: whoever sees the link need not know them. */
export interface RoomCard {
  /** Null: the room has no title of its own. */
  readonly title: string | null;
  readonly language: string;
  readonly players: number;
  readonly seats: number;
  readonly started: boolean;
}

/** Looks a room up by its code; null for private, unknown and full of errors alike. Makes no seat. */
export type ReadRoomCard = (code: string) => Promise<RoomCard | null>;

/** What a link to a public collection of words says of it. */
interface CollectionCard {
  readonly name: string;
  readonly language: string;
  readonly words: number;
}
/** Looks a collection up by its id; null for private, hidden and unknown ones alike. */
export type ReadCollectionCard = (id: string) => Promise<CollectionCard | null>;

/** Where what links lead to is looked up. */
export interface CardReaders {
  readonly room: ReadRoomCard;
  readonly collection: ReadCollectionCard;
}

const CODE = /^[A-Za-z0-9_-]{4,16}$/;
const COLLECTION_ID = /^[A-Za-z0-9]{1,20}$/;
const NAME = 'Syllaboom';
const ABOUT = 'A bomb, a syllable, a burning fuse. Type a word that holds it before it blows.';
const IMAGE = { path: 'icons/card.png', width: 1200, height: 630 } as const;
const LONGEST_TITLE = 60;

/** The code of the room that an address leads to; anything else than a code is as good as none. */
export function roomCodeOf(query: Readonly<Record<string, unknown>>): string | null {
  const { room } = query;
  return typeof room === 'string' && CODE.test(room) ? room : null;
}

/** The same of a collection's id. */
export function collectionIdOf(query: Readonly<Record<string, unknown>>): string | null {
  const { collection } = query;
  return typeof collection === 'string' && COLLECTION_ID.test(collection) ? collection : null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

/** What a shared link shows; without a room, of the game. */
export interface LinkCard {
  readonly title: string;
  readonly description: string;
  readonly query: string;
}

export const GAME_CARD: LinkCard = { title: NAME, description: ABOUT, query: '' };

const nameLanguage = (locale: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

/** The card of a public room. */
export function cardOf(code: string, room: RoomCard): LinkCard {
  const title = [...(room.title ?? '')].slice(0, LONGEST_TITLE).join('').trim();
  const language = nameLanguage(room.language);
  const state = room.started ? 'playing now' : 'waiting for players';
  return {
    title: title === '' ? `A room of ${NAME}` : `${title} · ${NAME}`,
    description: `${room.players} of ${room.seats} players, ${state}. ${language}. ${ABOUT}`,
    query: `?room=${encodeURIComponent(code)}`,
  };
}

/** The card of a public collection. */
function collectionCardOf(id: string, { name, language, words }: CollectionCard): LinkCard {
  return {
    title: `${[...name].slice(0, LONGEST_TITLE).join('').trim()} · ${NAME}`,
    description: `A collection of ${words} words to practise. ${nameLanguage(language)}. ${ABOUT}`,
    query: `?collection=${encodeURIComponent(id)}`,
  };
}

/** The card of what an address leads to; of the game where it leads to nothing that everybody may see. */
export async function findCard(query: Readonly<Record<string, unknown>>, readers: CardReaders): Promise<LinkCard> {
  const code = roomCodeOf(query);
  const room = code === null ? null : await readers.room(code).catch(() => null);
  if (code !== null && room !== null) return cardOf(code, room);
  const id = code === null ? collectionIdOf(query) : null;
  const collection = id === null ? null : await readers.collection(id).catch(() => null);
  return id === null || collection === null ? GAME_CARD : collectionCardOf(id, collection);
}

/** Tags for those who show links; addresses in them are absolute, hence they need to know where the game lives. */
export function renderCard(card: LinkCard, publicOrigin: string | null): string {
  const image = publicOrigin === null ? null : `${publicOrigin}/${IMAGE.path}`;
  const properties: [string, string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', NAME],
    ['og:locale', 'en_US'],
    ['og:title', card.title],
    ['og:description', card.description],
    ['og:url', publicOrigin === null ? null : `${publicOrigin}/${card.query}`],
    ['og:image', image],
    ['og:image:width', image === null ? null : String(IMAGE.width)],
    ['og:image:height', image === null ? null : String(IMAGE.height)],
    ['og:image:alt', image === null ? null : NAME],
  ];
  const tags = properties.flatMap(([name, content]) =>
    content === null ? [] : [`<meta property="${name}" content="${escapeText(content)}">`],
  );
  return [...tags, `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`].join(
    '',
  );
}
