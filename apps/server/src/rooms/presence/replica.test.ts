import { expect, it } from 'vitest';
import type { Batch, Whereabouts } from './presence.ts';
import { Replica } from './replica.ts';

const LOBBY: Whereabouts = { room: null, away: false };
const TABLE: Whereabouts = { room: 'TABLE', away: false };
const batch = (version: number, ...changes: Batch['changes']): Batch => ({ processId: 'far', version, changes });
const peopleOf = (replica: Replica) => Object.fromEntries(replica.players);

it('follows batches once its list was read', () => {
  const replica = new Replica(new Map());
  expect(replica.isWhole).toBe(false);
  replica.begin();
  replica.fill(4, [['anna', LOBBY]]);
  replica.take(batch(5, ['anna', TABLE], ['bert', LOBBY]));
  replica.take(batch(6, ['bert', null]));
  expect([replica.isWhole, replica.version, peopleOf(replica)]).toEqual([true, 6, { anna: TABLE }]);
});

it('knows that it has missed a batch, and is whole again when it was read anew', () => {
  const replica = new Replica(new Map());
  replica.begin();
  replica.fill(1, [['anna', LOBBY]]);
  replica.take(batch(3, ['bert', LOBBY]));
  expect([replica.isWhole, peopleOf(replica)]).toEqual([false, { anna: LOBBY, bert: LOBBY }]);
  replica.begin();
  replica.fill(3, [['bert', LOBBY]]);
  expect([replica.isWhole, replica.version, peopleOf(replica)]).toEqual([true, 3, { bert: LOBBY }]);
});

it('is counted with the people of all processes: each player once, and nobody who is away', () => {
  const everywhere = new Map<string, number>();
  const [near, far] = [new Replica(everywhere), new Replica(everywhere)];
  near.fill(1, [
    ['anna', LOBBY],
    ['bert', { room: null, away: true }],
  ]);
  far.fill(1, [['anna', TABLE]]);
  expect(everywhere.size).toBe(1);
  near.players.clear();
  expect([...everywhere]).toEqual([['anna', 1]]);
  far.take(batch(2, ['anna', { room: null, away: true }], ['carl', LOBBY]));
  expect([...everywhere.keys()]).toEqual(['carl']);
});

it('loses nothing that comes while its list is being read', () => {
  const replica = new Replica(new Map());
  replica.begin();
  replica.take(batch(8, ['anna', TABLE]));
  replica.take(batch(9, ['bert', null]));
  replica.fill(7, [
    ['anna', LOBBY],
    ['bert', LOBBY],
  ]);
  expect([replica.isWhole, replica.version, peopleOf(replica)]).toEqual([true, 9, { anna: TABLE }]);
});
