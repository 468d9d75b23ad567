import { expect, it } from 'vitest';
import type { Db, Tx } from '#platform/db/index.ts';
import { collectKept, collectRoutes } from './collect.ts';
import type { Feature } from './feature.ts';
import { createFeatureEmitter } from './feature-events.ts';
import { createAtMatchEnd, type MatchEnd } from './match-end.ts';

const about = async () => ({ html: '', css: '' });

it('an endpoint that no feature serves does not compile; one that two serve stops the start', () => {
  const served: Feature = { routes: { about } as Feature['routes'] & object };
  // @ts-expect-error All other endpoints are missing.
  expect(() => collectRoutes({ one: { routes: { about } }, other: served })).toThrow(/"other" serves about/);
});

it('an event reaches all listeners in their order, which are asked for only when it is emitted', async () => {
  const received: string[] = [];
  let features: Feature[] = [];
  const emit = createFeatureEmitter(() => features);
  const hearing = (name: string): Feature => ({
    listeners: { playerCreated: async (_tx, { username }) => void received.push(`${name} ${username}`) },
  });
  features = [hearing('first'), {}, hearing('second')];
  await emit('playerCreated', {} as Tx, { playerId: 'p', username: 'anna', locale: 'en-US' });
  await emit('discordSignIn', { playerId: 'p', discordUserId: '1', accessToken: 't' });
  expect(received).toEqual(['first anna', 'second anna']);
});

it('a feature that fails keeps the event from the listeners behind it, and fails the action', async () => {
  const received: string[] = [];
  const emit = createFeatureEmitter(() => [
    { listeners: { playerCreated: async () => Promise.reject(new Error('no')) } },
    { listeners: { playerCreated: async () => void received.push('second') } },
  ]);
  await expect(emit('playerCreated', {} as Tx, { playerId: 'p', username: 'a', locale: 'en-US' })).rejects.toThrow(
    'no',
  );
  expect(received).toEqual([]);
});

it('keeps the accounts that any feature wants kept', async () => {
  const keeps = (...ids: string[]): Feature => ({ keepsAccounts: async () => ids });
  expect([...(await collectKept([keeps('a', 'b'), {}, keeps('b', 'c')], {} as Db, ['a', 'b', 'c', 'd']))]).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('puts together what features add to the end of a match', async () => {
  const move = { from: { system: 'mint' }, to: { playerId: 'p' }, currency: 'coin', amount: 1 } as const;
  const board = { board: 'exp', playerId: 'p', score: 1, at: new Date() };
  const ask = createAtMatchEnd([
    { atMatchEnd: async () => ({ moves: [move] }) },
    {},
    { atMatchEnd: async () => ({ boards: [board], moves: [move] }) },
  ]);
  expect(await ask({} as Tx, {} as MatchEnd)).toEqual({ moves: [move, move], items: [], bombs: [], boards: [board] });
});
