import { expect, it } from 'vitest';
import { codeAt, createSecret, isAppCode, stepOf, uriOf } from './authenticator-code.ts';

/** "12345678901234567890" of RFC 6238, appendix B, and the last six digits of its codes. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

it('62 codes are those of RFC 6238', () => {
  for (const [seconds, code] of RFC_CODES) {
    expect(codeAt(RFC_SECRET, at(seconds))).toBe(code);
    expect(stepOf(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  }
});

it('62 a code counts one step early and one step late, and tells of which step it is', () => {
  const secret = createSecret();
  const step = 60_000_000;
  const code = codeAt(secret, at(step * 30 + 7));
  const offsets = [-31 - 7, -30, 0, 29, 30, 52, 53, 90];
  expect(offsets.map((off) => stepOf(secret, code, at(step * 30 + 7 + off)))).toEqual([
    null,
    step,
    step,
    step,
    step,
    step,
    null,
    null,
  ]);
});

it('makes a secret of 160 bits, and an address that apps know', () => {
  const secret = createSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSecret()).not.toBe(secret);
  const uri = new URL(uriOf(secret, 'Ana_1'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Syllaboom:Ana_1']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Syllaboom',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(['123456', '12345', '1234567', 'ABCD-EFGH', ''].map(isAppCode)).toEqual([true, false, false, false, false]);
});
