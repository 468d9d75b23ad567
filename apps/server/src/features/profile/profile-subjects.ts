import type { ReadSubject, SubjectKind } from '#manifest/subjects.ts';
import { isPicture, pictureHash, readPicture } from './picture.repository.ts';
import { type Profile, readProfiles } from './profile.repository.ts';

const PICTURE_ADDRESS = 'data:image/webp;base64,';

/** A text of the profile; an empty one is not there. */
const text =
  (of: (profile: Profile) => string): ReadSubject =>
  async (db, id) => {
    const [profile] = await readProfiles(db, [id]);
    const copy = profile === undefined ? null : of(profile);
    return copy ? { ownerId: id, copy } : null;
  };

/** What players show of themselves and others may report. Their ids are those of the players. */
export const PROFILE_SUBJECTS = {
  displayName: text(({ displayName }) => displayName),
  about: text(({ about }) => about),
  picture: async (db, id) => {
    const [profile] = await readProfiles(db, [id]);
    if (profile === undefined || !isPicture(profile.avatar)) return null;
    // The bytes: the picture itself goes when its player takes another.
    const bytes = await readPicture(db, pictureHash(profile.avatar));
    return bytes === null ? null : { ownerId: id, copy: `${PICTURE_ADDRESS}${bytes.toString('base64')}` };
  },
} satisfies Readonly<Partial<Record<SubjectKind, ReadSubject>>>;
