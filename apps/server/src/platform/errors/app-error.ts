import { ERRORS, type ErrorCode } from '@syllaboom/contracts';

/** What an error may carry beside its code. */
export interface AppErrorDetails {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Becomes the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure of a call: services throw it, the edge maps it once by the table of the contracts. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: AppErrorDetails['params'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(ERRORS[code].text, { cause: details.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.params = details.params;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
