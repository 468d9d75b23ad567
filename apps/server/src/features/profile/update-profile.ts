import type { BodyOf, ENDPOINTS } from '@syllaboom/contracts';
import { cleanAbout, cleanCustomText, cleanStatusWord, GAME_LANGUAGES, hasLinkForms, PROFILE } from '@syllaboom/engine';
import { type Caller, isHouseName, readStaff, requireAccount, resemblesOneOf } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isNameAllowed } from '#platform/text/index.ts';
import { dropUnusedPicture } from './picture.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { type Profile, type ProfileEdit, readProfiles, writeProfile } from './profile.repository.ts';

type Wish = BodyOf<(typeof ENDPOINTS)['updateProfile']>;

const SAVED = 'Profile saved.';

/** Keeps what changed of a player's name, status word, text and drawn avatar [R0303-R0311 R0402]; the words to show. */
export async function updateProfile(
  { database, channel }: ProfileDeps,
  { playerId, wayIn }: Pick<Caller, 'playerId' | 'wayIn'>,
  wish: Wish,
): Promise<{ message: string }> {
  const [profile] = await readProfiles(database.db, [playerId]);
  if (profile === undefined) throw new AppError('profile/not_found');
  const edit = readEdit(wish, profile);
  if (Object.keys(edit).length === 0) throw new AppError('profile/no_changes');
  // The drawn face is no text: everybody may change it.
  if (!wayIn && Object.keys(edit).some((field) => field !== 'avatar')) throw new AppError('auth/way_in_needed');
  if (edit.displayName !== undefined && (await passesForStaff(database.db, playerId, edit.displayName)))
    throw new AppError('profile/text_refused');
  await database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const before = await writeProfile(tx, playerId, edit);
    if (edit.avatar !== undefined) await dropUnusedPicture(tx, before);
    channel.sendAfter(tx, [playerId], 'changed', {});
  });
  return { message: SAVED };
}

/** Whether people would take a shown name for the house's, or for that of somebody else of the staff, who may use both. */
async function passesForStaff(db: Db, playerId: string, name: string): Promise<boolean> {
  const staff = await readStaff(db);
  const others = staff.filter((member) => member.playerId !== playerId);
  const shown = await readProfiles(
    db,
    others.map((member) => member.playerId),
  );
  const names = [...others.map(({ username }) => username), ...shown.map(({ displayName }) => displayName)];
  return resemblesOneOf(name, names) || (others.length === staff.length && isHouseName(name));
}

/** The fields that differ from what is kept, as they will be kept; refuses what may not be shown. */
function readEdit(wish: Wish, profile: Profile): ProfileEdit {
  const edit: { -readonly [Key in keyof ProfileEdit]: ProfileEdit[Key] } = {};
  if (wish.displayName !== undefined) {
    const displayName = cleanCustomText(wish.displayName);
    if (displayName !== profile.displayName) edit.displayName = checkName(displayName, profile);
  }
  if (wish.longestWord !== undefined) {
    const statusWord = cleanStatusWord(wish.longestWord, profile.locale);
    if (statusWord !== (profile.statusWord ?? '')) edit.statusWord = checkText(statusWord, profile);
  }
  if (wish.about !== undefined) {
    const about = cleanAbout(wish.about);
    if (about !== profile.about) edit.about = checkAbout(about, profile);
  }
  if (wish.avatar !== undefined && wish.avatar !== profile.avatar) edit.avatar = wish.avatar;
  return edit;
}

function checkName(name: string, profile: Profile): string {
  if ([...name].length < PROFILE.displayNameLeast) throw new AppError('profile/name_too_short');
  return checkText(name, profile);
}

function checkAbout(about: string, profile: Profile): string {
  if ([...about].length > PROFILE.aboutLength) throw new AppError('profile/about_too_long');
  if (hasLinkForms(about)) throw new AppError('profile/about_links');
  return checkText(about, profile);
}

function checkText(text: string, { locale }: Profile): string {
  const language = GAME_LANGUAGES.find((known) => known === locale) ?? GAME_LANGUAGES[0];
  if (!isNameAllowed(text, language)) throw new AppError('profile/text_refused');
  return text;
}
