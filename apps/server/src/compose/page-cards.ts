import { GAME_LANGUAGES } from '@syllaboom/engine';
import { readPublicCollection } from '#features/collections';
import type { Database } from '#platform/db/index.ts';
import type { ReadCollectionCard, ReadRoomCard } from '#platform/http/page/link-preview.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { showPublicText } from '#platform/text/index.ts';
import { RoomDirectory } from '../rooms/lobby/room-directory.ts';

/** What a link to a room shows: only what the lobby's list shows to everybody, with bad words masked. */
export function createRoomCards(log: RoomLog): ReadRoomCard {
  const directory = new RoomDirectory(log);
  return async (code) => {
    const listing = await directory.find(code);
    if (listing === null) return null;
    const { title, language, players, maxp, started } = listing.metadata;
    const spoken = GAME_LANGUAGES.find((known) => known === language) ?? GAME_LANGUAGES[0];
    return {
      title: title === undefined ? null : showPublicText('roomTitle', title, [spoken]),
      language,
      players,
      seats: maxp,
      started,
    };
  };
}

/** What a link to a collection shows: only what everybody who is signed in may see of it. */
export const createCollectionCards =
  ({ db }: Database): ReadCollectionCard =>
  async (id) => {
    const found = await readPublicCollection(db, id);
    return found === null ? null : { name: found.name, language: found.locale, words: found.words };
  };
