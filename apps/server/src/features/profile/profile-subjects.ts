import { readAccountFacts } from '#features/account';
import type { Subject, SubjectKind } from '#manifest/subjects.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { isPicture, pictureHash, readPicture } from './pictures/picture.repository.ts';
import { type Profile, readProfiles, writeProfile } from './profile.repository.ts';
import { givePictureBack, takePictureAway } from './pictures/upload-picture.ts';

const PICTURE_ADDRESS = 'data:image/webp;base64,';
/** Stands in for a display name where the user name is the very word that has to go. */
const NEUTRAL_NAME = 'Player';

type TextField = 'displayName' | 'about';

/** A text of the profile; an empty one is not there. `inPlaceOf` says what others read when it is hidden. */
function text(field: TextField, inPlaceOf: (tx: Tx, playerId: string, copy: string) => Promise<string>): Subject {
  const readText = async (db: Db, id: string): Promise<Profile[TextField] | undefined> =>
    (await readProfiles(db, [id]))[0]?.[field];
  return {
    read: async (db, id) => {
      const copy = await readText(db, id);
      return copy ? { ownerId: id, copy } : null;
    },
    hide: async (tx, id, copy) => {
      if ((await readText(tx, id)) !== copy) return null;
      const shown = await inPlaceOf(tx, id, copy);
      await writeProfile(tx, id, { [field]: shown });
      return shown;
    },
    isHidden: async (db, id, shown) => (await readText(db, id)) === shown,
    restore: async (tx, id, copy) => {
      await writeProfile(tx, id, { [field]: copy });
    },
  };
}

/** The user name, unless that is what has to go. */
async function plainName(tx: Tx, playerId: string, copy: string): Promise<string> {
  const username = (await readAccountFacts(tx, [playerId])).get(playerId)?.username ?? NEUTRAL_NAME;
  return username.toLowerCase() === copy.toLowerCase() ? NEUTRAL_NAME : username;
}

const picture: Subject = {
  read: async (db, id) => {
    const copy = await readCopy(db, id);
    return copy === null ? null : { ownerId: id, copy };
  },
  hide: async (tx, id, copy, at) => ((await readCopy(tx, id)) === copy ? takePictureAway(tx, id, at) : null),
  isHidden: async (db, id, shown) => (await readProfiles(db, [id]))[0]?.avatar === shown,
  restore: (tx, id, copy, at) => givePictureBack(tx, id, Buffer.from(copy.slice(PICTURE_ADDRESS.length), 'base64'), at),
};

/** The bytes of the picture that a player wears: the picture itself goes when its player takes another. */
async function readCopy(db: Db, playerId: string): Promise<string | null> {
  const [profile] = await readProfiles(db, [playerId]);
  if (profile === undefined || !isPicture(profile.avatar)) return null;
  const bytes = await readPicture(db, pictureHash(profile.avatar));
  return bytes === null ? null : `${PICTURE_ADDRESS}${bytes.toString('base64')}`;
}

/** What players show of themselves and others may report. Their ids are those of the players. */
export const PROFILE_SUBJECTS = {
  displayName: text('displayName', plainName),
  about: text('about', async () => ''),
  picture,
} satisfies Readonly<Partial<Record<SubjectKind, Subject>>>;
