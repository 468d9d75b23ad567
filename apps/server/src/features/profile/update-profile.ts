import type { BodyOf, ENDPOINTS, ErrorCode } from '@syllaboom/contracts';
import { type CheckedTextKind, GAME_LANGUAGES } from '@syllaboom/engine';
import { type Caller, readStaff, requireAccount } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { checkPublicText, type PublicTextRefusal, resemblesOneOf, tidyPublicText } from '#platform/text/index.ts';
import { dropUnusedPicture } from './pictures/picture.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { type Profile, type ProfileEdit, readProfiles, writeProfile } from './profile.repository.ts';

type ProfileUpdate = BodyOf<(typeof ENDPOINTS)['updateProfile']>;

const SAVED = 'Profile saved.';

const PROFILE_TEXTS = ['displayName', 'statusWord', 'about'] as const satisfies readonly CheckedTextKind[];
/** Refusals with words of their own; any other is just refused. */
const REFUSALS: Readonly<
  Record<(typeof PROFILE_TEXTS)[number], Readonly<Partial<Record<PublicTextRefusal, ErrorCode>>>>
> = {
  displayName: { tooShort: 'profile/name_too_short' },
  statusWord: {},
  about: { tooLong: 'profile/about_too_long', links: 'profile/about_links' },
};

/** Refuses one of the texts, and says which. */
const refuse = (field: (typeof PROFILE_TEXTS)[number], code: ErrorCode = 'profile/text_refused'): never => {
  throw new AppError(code, { params: { field } });
};

/** Keeps what changed of a player's name, status word, text and drawn avatar; the words to show. */
export async function updateProfile(
  { database, channel }: ProfileDeps,
  { playerId, wayIn }: Pick<Caller, 'playerId' | 'wayIn'>,
  update: ProfileUpdate,
): Promise<{ message: string }> {
  const [profile] = await readProfiles(database.db, [playerId]);
  if (profile === undefined) throw new AppError('profile/not_found');
  const others = update.displayName === undefined ? null : await readOtherStaff(database.db, playerId);
  const edit = readEdit(update, profile, others?.isStaff ?? false);
  if (Object.keys(edit).length === 0) throw new AppError('profile/no_changes');
  // The drawn face is no text: everybody may change it.
  if (!wayIn && Object.keys(edit).some((field) => field !== 'avatar')) throw new AppError('auth/way_in_needed');
  if (edit.displayName !== undefined && resemblesOneOf(edit.displayName, others?.names ?? [])) refuse('displayName');
  await database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const before = await writeProfile(tx, playerId, edit);
    if (edit.avatar !== undefined) await dropUnusedPicture(tx, before);
    channel.sendAfter(tx, [playerId], 'changed', {});
  });
  return { message: SAVED };
}

/** What others of the staff are called: nobody may pass for them, and only the staff may have a reserved name. */
async function readOtherStaff(
  db: Db,
  playerId: string,
): Promise<{ readonly names: readonly string[]; readonly isStaff: boolean }> {
  const staff = await readStaff(db);
  const others = staff.filter((member) => member.playerId !== playerId);
  const shown = await readProfiles(
    db,
    others.map((member) => member.playerId),
  );
  const names = [...others.map(({ username }) => username), ...shown.map(({ displayName }) => displayName)];
  return { names, isStaff: others.length < staff.length };
}

/** The fields that differ from what is kept, as they will be kept; refuses what may not be shown. */
function readEdit(update: ProfileUpdate, profile: Profile, isStaff: boolean): ProfileEdit {
  const edit: { -readonly [Key in keyof ProfileEdit]: ProfileEdit[Key] } = {};
  const language = GAME_LANGUAGES.find((known) => known === profile.locale) ?? GAME_LANGUAGES[0];
  const texts = { displayName: update.displayName, statusWord: update.longestWord, about: update.about };
  for (const kind of PROFILE_TEXTS) {
    const raw = texts[kind];
    if (raw === undefined || tidyPublicText(kind, raw, language) === (profile[kind] ?? '')) continue;
    const checked = checkPublicText(kind, raw, { language, mayUseReserved: isStaff });
    if (!checked.ok) return refuse(kind, REFUSALS[kind][checked.refusal]);
    edit[kind] = checked.value;
  }
  if (update.avatar !== undefined && update.avatar !== profile.avatar) edit.avatar = update.avatar;
  return edit;
}
