import { INTENT_KEY_HEADER, PROTOCOL_HEADER } from '@syllaboom/contracts';
import type { RequestHandler } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import { isOriginAllowed } from '#platform/rooms/sockets/origin.ts';

/** Readable for pages of other origins: those that every call may have. */
const EXPOSED = ['Retry-After', 'X-Request-Id', 'Date', 'Content-Disposition', PROTOCOL_HEADER];
const TAKEN = ['Authorization', 'Content-Type', INTENT_KEY_HEADER];

/** Refuses calls of foreign pages and answers preflights of allowed ones. `hashHeaders` are those of conditional lists. */
export const originGuard =
  (allowed: readonly string[], hashHeaders: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const { origin, host } = request.headers;
    response.vary('Origin');
    if (!isOriginAllowed(origin ?? null, host ?? null, allowed)) throw new AppError('http/foreign_origin');
    if (origin !== undefined) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Expose-Headers', [...EXPOSED, ...hashHeaders].join(', '));
    }
    if (request.method !== 'OPTIONS') return next();
    response.set({
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': [...TAKEN, ...hashHeaders].join(', '),
      'Access-Control-Max-Age': '600',
    });
    response.status(204).end();
  };
