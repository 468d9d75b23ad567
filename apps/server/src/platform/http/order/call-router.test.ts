import { ENDPOINTS } from '@syllaboom/contracts';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { createCallRouter, type ServedCall } from './call-router.ts';

type Declared = Pick<ServedCall, 'method' | 'path'>;
const CONTRACTS: readonly Declared[] = Object.values(ENDPOINTS);

/** A router of these calls in this order; answers which of them a request reaches, or with which code it is refused. */
function createReach(calls: readonly Declared[]): (method: string, url: string) => string {
  let reached = '';
  const note = (call: string) => (): void => {
    reached = call;
  };
  const router = createCallRouter(
    calls.map(({ method, path }) => ({ method, path, serve: note(`${method} ${path}`) })),
  );
  return (method, url) => {
    reached = 'nothing';
    const request = { method, url } as Request;
    router(request, { set: () => undefined } as unknown as Response, (error?: unknown) => {
      if (error instanceof AppError) reached = error.code;
    });
    return reached;
  };
}

const byText = (a: Declared, b: Declared): number => (a.path < b.path ? -1 : 1);
const ORDERS: readonly (readonly [string, readonly Declared[]])[] = [
  ['as declared', CONTRACTS],
  ['the other way round', CONTRACTS.toReversed()],
  ['sorted by text', CONTRACTS.toSorted(byText)],
  ['sorted by text the other way round', CONTRACTS.toSorted(byText).toReversed()],
];
const segmentsOf = (path: string): string[] => path.split('/');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** A path that both match: fixed wherever one of them is. Null where no path is both. */
function pathOfBoth(a: string, b: string): string | null {
  const [ofA, ofB] = [segmentsOf(a), segmentsOf(b)];
  if (ofA.length !== ofB.length) return null;
  const both = ofA.map((one, at) => {
    const other = ofB[at] ?? '';
    if (isParameter(one)) return isParameter(other) ? 'anything' : other;
    return isParameter(other) || one === other ? one : null;
  });
  return both.includes(null) ? null : both.join('/');
}
/** Which of two paths is fixed where they differ first. */
const fixedOf = (a: string, b: string): string => {
  const [ofA, ofB] = [segmentsOf(a), segmentsOf(b)];
  const at = ofA.findIndex((segment, index) => isParameter(segment) !== isParameter(ofB[index] ?? ''));
  return isParameter(ofA[at] ?? '') ? b : a;
};
const OVERLAPS = CONTRACTS.flatMap((one) =>
  CONTRACTS.flatMap((other) => {
    const both = one.path < other.path ? pathOfBoth(one.path, other.path) : null;
    return both === null ? [] : [{ both, fixed: fixedOf(one.path, other.path), method: one.method, other }];
  }),
);

describe.each(ORDERS)('contracts %s', (_order, calls) => {
  const reach = createReach(calls);

  it('reach each call by its own path', () => {
    const missed = CONTRACTS.filter(({ method, path }) => {
      const url = segmentsOf(path)
        .map((segment) => (isParameter(segment) ? 'anything' : segment))
        .join('/');
      return reach(method, url) !== `${method} ${path}`;
    });
    expect(missed).toEqual([]);
  });

  it('give what two paths match to the one that is fixed where they differ first', () => {
    expect(OVERLAPS.map(({ fixed }) => fixed)).toContain('/history/relation/recent');
    for (const { both, fixed } of OVERLAPS) {
      const methods = CONTRACTS.filter(({ path }) => path === fixed).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
        expect([both, reach(method, both)]).toEqual([
          both,
          methods.includes(method) ? `${method} ${fixed}` : 'http/method_not_allowed',
        ]);
    }
  });
});

describe('calls to come', () => {
  const FRIENDS: readonly Declared[] = [
    { method: 'GET', path: '/friends/:id/:what' },
    { method: 'DELETE', path: '/friends/:id' },
    { method: 'DELETE', path: '/friends/request' },
    { method: 'POST', path: '/friends/request' },
    { method: 'GET', path: '/friends/settings/:what' },
    { method: 'GET', path: '/:list/settings/all' },
  ];
  it.each([FRIENDS, FRIENDS.toReversed()])('find fixed paths before parameters', (...calls) => {
    const reach = createReach(calls);
    expect(reach('DELETE', '/friends/request')).toBe('DELETE /friends/request');
    expect(reach('POST', '/friends/request')).toBe('POST /friends/request');
    expect(reach('DELETE', '/friends/abc')).toBe('DELETE /friends/:id');
    expect(reach('GET', '/friends/settings/all')).toBe('GET /friends/settings/:what');
    expect(reach('GET', '/friends/abc/all')).toBe('GET /friends/:id/:what');
    expect(reach('GET', '/clans/settings/all')).toBe('GET /:list/settings/all');
    expect(reach('GET', '/friends/request')).toBe('http/method_not_allowed');
    expect(reach('GET', '/strangers/request')).toBe('nothing');
  });
  it('may not claim the same requests', () => {
    const id: Declared = { method: 'GET', path: '/friends/:id' };
    expect(() => createReach([id, { method: 'PUT', path: '/friends/:playerId' }])).toThrow('alike');
    expect(() => createReach([id, { ...id }])).toThrow('Two calls claim');
  });
});
