import { expect, it } from 'vitest';
import { callerKey, dropClaimedAddresses, networkOf, resolveAddress } from './request-facts.ts';

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

it('38 counts all addresses of one IPv6 network as one caller, and IPv4 ones each by itself', () => {
  const network = '2001:db8:1:2::/64';
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:0DB8:1:2::7', '[2001:db8:1:2::9]:4711'])
    expect([address, networkOf(address)]).toEqual([address, network]);
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(['1.2.3.4', '1.2.3.4:5678', '::ffff:1.2.3.4'].map(networkOf)).toEqual(['1.2.3.4', '1.2.3.4', '1.2.3.4']);
  for (const odd of ['unknown', '', 'fe80', '1.2.3.4, 5', 'x'.repeat(50)]) expect(networkOf(odd)).toBe(odd);
  const trust = { trustedHops: 1, vouchedFor: () => null };
  expect(callerKey({ 'x-forwarded-for': '2001:db8:1:2::5' }, '10.0.0.1', trust)).toBe(network);
  expect(callerKey({}, '10.0.0.1', { ...trust, vouchedFor: () => 'discord:1' })).toBe('discord:1');
});
