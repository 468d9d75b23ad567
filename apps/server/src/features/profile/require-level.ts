import type { ErrorCode } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readProfiles } from './profile.repository.ts';

/** Refuses players below a level with `code`. Guests and strangers have none. */
export async function requireLevel(db: Db, playerId: string, level: number, code: ErrorCode): Promise<void> {
  const [profile] = await readProfiles(db, [playerId]);
  if (profile === undefined || levelOfExp(profile.exp) < level) throw new AppError(code);
}
