import type { ErrorCode } from '@syllaboom/contracts';
import express, { type Request, type Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';

const DEEPEST = 20;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a JSON body of at most `maxBytes`; anything else is refused before it is looked at. */
export function createBodyReader(maxBytes: number): (request: Request, response: Response) => Promise<unknown> {
  const parse = express.json({ limit: maxBytes, type: 'application/json', strict: true });
  return async (request, response) => {
    const kind = request.is('application/json');
    // No body at all, also where its length is given as 0: the schema judges that.
    if (kind === null || request.headers['content-length'] === '0') return undefined;
    if (kind === false) throw new AppError('http/unsupported_media_type');
    await new Promise<void>((done, fail) =>
      parse(request, response, (error?: unknown) => (error === undefined ? done() : fail(asBodyError(error)))),
    );
    refuseHostileText(request.body);
    return request.body;
  };
}

/** What the body parsers say, as our own errors; everything that is the caller's fault stays theirs. */
export function asBodyError(error: unknown, tooLarge: ErrorCode = 'http/too_large'): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.parse.failed') return new AppError('http/malformed_json', { cause: error });
  if (type === 'entity.too.large') return new AppError(tooLarge, { cause: error });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError('http/unsupported_media_type', { cause: error });
  return status !== undefined && status < 500 ? new AppError('http/bad_request', { cause: error }) : error;
}

/**
 * Refuses what no honest client sends: NUL and half surrogates (the database takes neither), keys that reach for
 * prototypes, and nesting that would exhaust the stack of whoever walks it.
 */
export function refuseHostileText(input: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { value, depth } = entry;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new AppError('http/bad_request');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) throw new AppError('http/bad_request');
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new AppError('http/bad_request');
      open.push({ value: key, depth: depth + 1 }, { value: child, depth: depth + 1 });
    }
  }
}
