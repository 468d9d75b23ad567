import type { ErrorCode } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';

/** Pays; what is not covered is refused with a sentence of its own. */
export async function payOr(code: ErrorCode, pay: () => Promise<void>): Promise<void> {
  try {
    await pay();
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'wallet/insufficient_funds') throw new AppError(code, { cause });
    throw cause;
  }
}
