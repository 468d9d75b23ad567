import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnWithError, safeReturn } from './discord-handshake.ts';

const ORIGIN = 'https://play.example';

it('13 keeps paths of this site', () => {
  for (const path of ['/', '/?room=abc', '/a/b?c=d#e', '/%2F%2Fevil']) expect(safeReturn(path, ORIGIN)).toBe(path);
});

it('13 makes the start page of everything else', () => {
  for (const evil of [
    undefined,
    '',
    'room',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    '/\tfoo',
    '/ foo',
    '/foo\nbar',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/x/.././/evil.example/?a=b',
  ])
    expect([evil, safeReturn(evil, ORIGIN)]).toEqual([evil, '/']);
});

it('13 never leads a browser to another site, whatever is asked for', () => {
  const hostile = fc
    .string({
      unit: fc.constantFrom('/', '\\', '.', '..', '//', ':', '@', '?', '#', 'a', '%2e', '%09', '\t'),
      maxLength: 8,
    })
    .map((tail) => `/${tail}`);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (asked) => {
      const back = safeReturn(asked, ORIGIN);
      expect(back.startsWith('/')).toBe(true);
      expect(new URL(back, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 500 },
  );
});

it('13 brings an error back to where somebody was, and never elsewhere', () => {
  expect(returnWithError('/?room=abc#x', ORIGIN, 'auth/provider_off')).toBe('/?room=abc&error=auth%2Fprovider_off#x');
  expect(returnWithError('/?error=old', ORIGIN, 'http/rate_limited')).toBe('/?error=http%2Frate_limited');
  for (const evil of [undefined, '//evil.example', '/.//evil.example', 'https://evil.example/'])
    expect(returnWithError(evil, ORIGIN, 'http/unavailable')).toBe('/?error=http%2Funavailable');
});
