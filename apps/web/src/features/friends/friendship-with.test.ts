import { expect, it } from 'vitest';
import { friendshipWith } from './friendship-with.ts';

const person = (id: string) => ({
  id,
  displayName: id,
  avatar: '',
  frame: 0,
  exp: 0,
  sentAt: '2026-05-01T12:00:00.000Z',
});
const friend = { ...person('ann'), online: true, status: 'online', room: null, win: 0, clan: null } as const;
const requests = { outgoing: [person('bea')], incoming: [person('cal')] };

it('tells a friend, who was asked, who asks, and strangers apart', () => {
  const of = (id: string) => friendshipWith(id, { friends: [friend] }, requests);
  expect(['ann', 'bea', 'cal', 'dan'].map(of)).toEqual(['friend', 'asked', 'asksUs', 'none']);
});

it('takes everybody for a stranger while nothing is known', () => {
  expect(friendshipWith('ann', null, null)).toBe('none');
});
