import { createHash } from 'node:crypto';
import { PROFILE } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import {
  blockUploads,
  dropUnusedPicture,
  isPicture,
  keepPicture,
  pictureAvatar,
  readUploadBlock,
} from './picture.repository.ts';
import { isKnownPicture } from './picture-kind.ts';
import type { ProfileDeps } from '../profile.deps.ts';
import { readProfiles, writeProfile } from '../profile.repository.ts';

const HASH_LENGTH = 22;
const SEED_LENGTH = 10;
const DAY_MS = 86_400_000;

/** Draws an uploaded picture anew and makes it the player's avatar; that avatar. */
export async function uploadPicture(deps: ProfileDeps, playerId: string, bytes: Buffer): Promise<string> {
  const { database, clock, channel } = deps;
  await refuseBlocked(deps, playerId);
  const picture = isKnownPicture(bytes) ? await deps.drawPicture(bytes) : null;
  if (picture === null) throw new AppError('profile/avatar_invalid');
  const hash = hashOf(picture);
  const avatar = pictureAvatar(hash);
  await database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const before = await writeProfile(tx, playerId, { avatar });
    // The row is held now: whoever takes pictures away has done so before, or waits.
    await refuseBlocked({ ...deps, database: { ...database, db: tx } }, playerId);
    await keepPicture(tx, hash, picture, clock.now());
    await dropUnusedPicture(tx, before);
    channel.sendAfter(tx, [playerId], 'changed', {});
  });
  return avatar;
}

async function refuseBlocked({ database, clock }: ProfileDeps, playerId: string): Promise<void> {
  const until = await readUploadBlock(database.db, playerId);
  if (until !== null && until > clock.now()) throw new AppError('profile/avatar_blocked');
}

/** Lets a player upload nothing for a while, and replaces a picture by a drawn avatar; the avatar that they wear then. */
export async function takePictureAway(tx: Tx, playerId: string, at: Date): Promise<string> {
  await blockUploads(tx, playerId, new Date(at.getTime() + PROFILE.pictureBlockDays * DAY_MS));
  const [now] = await readProfiles(tx, [playerId]);
  if (now === undefined || !isPicture(now.avatar)) return now?.avatar ?? '';
  const avatar = randomId(SEED_LENGTH);
  await dropUnusedPicture(tx, await writeProfile(tx, playerId, { avatar }));
  return avatar;
}

/** Gives a player back a picture that was taken away, and the right to upload. */
export async function givePictureBack(tx: Tx, playerId: string, bytes: Buffer, at: Date): Promise<void> {
  const hash = hashOf(bytes);
  await writeProfile(tx, playerId, { avatar: pictureAvatar(hash) });
  await blockUploads(tx, playerId, null);
  await keepPicture(tx, hash, bytes, at);
}

const hashOf = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('base64url').slice(0, HASH_LENGTH);
