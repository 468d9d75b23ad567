import { expect, it } from 'vitest';
import { dropClaimedAddresses, resolveAddress } from './request-facts.ts';

it('38 believes as many entries of X-Forwarded-For as there are proxies', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3', 'x-real-ip': '9.9.9.9', host: 'game' };
  expect([0, 1, 2, 3, 4].map((hops) => resolveAddress(headers, '127.0.0.1', hops))).toEqual([
    '127.0.0.1',
    '3.3.3.3',
    '2.2.2.2',
    '1.1.1.1',
    '127.0.0.1',
  ]);
  expect(resolveAddress({}, '10.0.0.1', 1)).toBe('10.0.0.1');
  expect(resolveAddress({}, undefined, 0)).toBe('unknown');
  dropClaimedAddresses(headers);
  expect(headers).toEqual({ host: 'game' });
});
