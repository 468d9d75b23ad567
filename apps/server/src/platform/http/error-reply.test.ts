import type { Request, Response } from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { asAppError, createErrorReport } from './error-reply.ts';
import { keepFacts } from './request-facts.ts';

/** The log line of a failed call. */
function reportOf(error: AppError): Record<string, unknown> {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const response = { locals: {} } as Response;
  keepFacts(response, { id: 'r1', address: '::1', startedAtMs: 0, route: '/x' });
  createErrorReport(logger, logger)(error, { method: 'POST', originalUrl: '/api/x?token=1' } as Request, response);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}
const WARN = 40;
const ERROR = 50;

it('warns in one line of what is busy or away, and keeps stacks for bugs', () => {
  const busy = reportOf(new AppError('auth/busy', { retryAfterSeconds: 2 }));
  expect(busy).toMatchObject({ level: WARN, code: 'auth/busy', path: '/api/x', msg: 'call failed' });
  expect(JSON.stringify(busy)).not.toContain('stack');
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const away = reportOf(asAppError(lost));
  expect(away).toMatchObject({ level: WARN, code: 'http/unavailable', reason: 'connect ECONNREFUSED' });
  expect(JSON.stringify(away)).not.toContain('error-reply.test');
  const bug = reportOf(asAppError(new TypeError('x is undefined')));
  expect(bug).toMatchObject({ level: ERROR, code: 'http/internal', err: { message: 'x is undefined' } });
  expect(JSON.stringify(bug)).toContain('error-reply.test');
});
