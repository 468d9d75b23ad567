import { ERRORS, type ErrorBody } from '@syllaboom/contracts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isOutage } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Logger, loggedPath } from '#platform/log/logger.ts';
import { LimitReached } from '#platform/limits/limiter.ts';
import { factsOf } from './request-facts.ts';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** Notes an error where the operator looks for it. */
export type ReportError = (error: AppError, request: Request, response: Response) => void;

export const createErrorReport =
  (logger: Logger, security: Logger): ReportError =>
  (error, request, response) => {
    const { id, address } = factsOf(response);
    const where = { requestId: id, method: request.method, path: loggedPath(request.originalUrl), code: error.code };
    // Only a bug needs its stack; that something is busy or away is expected, and comes in bursts.
    if (error.code === 'http/internal') logger.error({ ...where, err: error.cause ?? error }, 'call failed');
    else if (error.status >= 500) logger.warn({ ...where, ...reasonOf(error) }, 'call failed');
    if (error.status === 403 || error.status === 429) security.warn({ ...where, address }, 'call refused');
  };

const reasonOf = ({ cause }: AppError): { readonly reason?: string } =>
  cause instanceof Error ? { reason: cause.message } : {};

/** The one place where an error becomes a reply. What is no expected failure is a bug: 500, logged with its cause. */
export const errorReply =
  (report: ReportError): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const error = asAppError(thrown);
    report(error, request, response);
    if (response.headersSent) {
      request.socket.destroy();
      return;
    }
    const retryAfter = error.retryAfterSeconds ?? (error.status === 503 ? RETRY_AFTER_OUTAGE_SECONDS : null);
    if (retryAfter !== null) response.set('Retry-After', String(retryAfter));
    const body: ErrorBody = {
      code: error.code,
      id: factsOf(response).id,
      error: sentenceOf(error),
      ...(error.params ? { params: { ...error.params } } : {}),
    };
    response.status(error.status).set('Cache-Control', 'no-store').json(body);
  };

/** The English sentence, with what it names. */
const sentenceOf = ({ code, params = {} }: AppError): string =>
  ERRORS[code].text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));

/** Whatever was thrown, as one of our errors. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof LimitReached)
    return new AppError('http/rate_limited', { retryAfterSeconds: thrown.retryAfterSeconds, cause: thrown });
  if (isOutage(thrown)) return new AppError('http/unavailable', { cause: thrown });
  // Express marks what the caller did wrong, e.g. a path that is not URL-encoded.
  const { status } = (thrown ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('http/bad_request', { cause: thrown });
  return new AppError('http/internal', { cause: thrown });
}
