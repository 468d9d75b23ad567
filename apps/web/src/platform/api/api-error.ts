import type { ErrorCode } from '@syllaboom/contracts';

/** Why a call failed: the server's code, or one of the client's own. */
export type FailureCode = ErrorCode | 'client/network' | 'client/no_token' | 'client/unexpected';

/** A failed call. The words for `code` stand in the catalogue. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly params: Record<string, string | number>;

  constructor(code: FailureCode, status: number, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.params = params;
  }
}

export const failureOf = (cause: unknown): FailureCode =>
  cause instanceof ApiError ? cause.code : 'client/unexpected';
