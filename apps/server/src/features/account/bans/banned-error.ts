import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';

/** The refusal of a banned player; it says why, until when and how to appeal, as far as the staff has told. */
export async function bannedError(deps: AccountDeps, playerId: string): Promise<AppError> {
  const notice = await deps.ports.describeBan(deps.database.db, playerId);
  return new AppError('auth/banned', notice === null ? {} : { params: { ...notice } });
}
