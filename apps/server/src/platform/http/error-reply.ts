import { ERRORS, type ErrorBody } from '@syllaboom/contracts';
import type { ErrorRequestHandler } from 'express';
import { isRetryable } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Logger, loggedPath } from '#platform/log/logger.ts';
import { LimitReached } from '#platform/limits/limiter.ts';
import { factsOf } from './request-facts.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** The one place where an error becomes a reply. What is no expected failure is a bug: 500, logged with its cause. */
export const errorReply =
  (logger: Logger, security: Logger): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const facts = factsOf(response);
    const error = asAppError(thrown);
    const where = { requestId: facts.id, method: request.method, path: loggedPath(request.originalUrl) };
    if (error.status >= 500) logger.error({ ...where, code: error.code, err: error.cause ?? error }, 'call failed');
    if (error.status === 403 || error.status === 429)
      security.warn({ ...where, code: error.code, address: facts.address }, 'call refused');
    if (response.headersSent) {
      request.socket.destroy();
      return;
    }
    if (error.retryAfterSeconds !== undefined) response.set('Retry-After', String(error.retryAfterSeconds));
    const body: ErrorBody = {
      code: error.code,
      id: facts.id,
      error: ERRORS[error.code].text,
      ...(error.params ? { params: { ...error.params } } : {}),
    };
    response.status(error.status).set('Cache-Control', 'no-store').json(body);
  };

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof LimitReached)
    return new AppError('http/rate_limited', { retryAfterSeconds: thrown.retryAfterSeconds, cause: thrown });
  if (isRetryable(thrown))
    return new AppError('http/unavailable', { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS, cause: thrown });
  // Express marks what the caller did wrong, e.g. a path that is not URL-encoded.
  const { status } = (thrown ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('http/bad_request', { cause: thrown });
  return new AppError('http/internal', { cause: thrown });
}
