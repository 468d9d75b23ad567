import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturn } from './discord-handshake.ts';

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
  ])
    expect([evil, safeReturn(evil, ORIGIN)]).toEqual([evil, '/']);
});

it('13 never leads a browser to another site, whatever is asked for', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'/\\.:@?#a%09\t '), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (asked) => {
      const back = safeReturn(asked, ORIGIN);
      expect(back.startsWith('/')).toBe(true);
      expect(new URL(back, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 500 },
  );
});
