import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { readParticipants } from './read-participants.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addPlayers } from '../testing/people/players.ts';

const [ANNA, BERT, CARL, NOBODY] = ['801', '802', '803', '899'] as const;
let database: Database;
let players: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  players = await addPlayers(database, 3);
  for (const [n, subject] of [ANNA, BERT, CARL].entries())
    await database.pool.query(
      "insert into identity (provider, subject, player_id, name, linked_at) values ('discord', $1, $2, 'x', now())",
      [subject, players[n]],
    );
});
afterAll(() => database.close());

const people =
  (...ids: string[]) =>
  async (instance: string) =>
    instance === 'i-1' ? ids : instance === 'down' ? null : [];
const ids = [CARL, NOBODY, ANNA, CARL];
const found = (cards: readonly { id: string; playerId: string }[]) => cards.map(({ id, playerId }) => [id, playerId]);

describe('people of an activity', () => {
  it('are the players that are linked to Discord’s ids, in the order asked', async () => {
    const asked = { playerId: players[1] ?? '', ids, instance: undefined };
    expect(await readParticipants(database.db, null, asked)).toEqual([
      { id: CARL, playerId: players[2], name: `p-${players[2]}`, avatar: 'seed', hidesRoom: false },
      { id: ANNA, playerId: players[0], name: `p-${players[0]}`, avatar: 'seed', hidesRoom: false },
    ]);
  });

  it('count only when Discord has them in the asker’s activity', async () => {
    const ask = (playerId: string | undefined, instance: string | undefined, users = people(ANNA, BERT)) =>
      readParticipants(database.db, users, { playerId: playerId ?? '', ids, instance }).then(found);
    expect(await ask(players[1], 'i-1')).toEqual([[ANNA, players[0]]]);
    // Neither somebody who is not in it, nor without or with another activity, nor while Discord is away.
    expect(await ask(players[2], 'i-1')).toEqual([]);
    expect(await ask(players[1], undefined)).toEqual([]);
    expect(await ask(players[1], 'i-2')).toEqual([]);
    expect(await ask(players[1], 'down')).toEqual([]);
    expect(await ask('stranger', 'i-1')).toEqual([]);
  });

  it('hide their room from others, not from themselves, where they are invisible or not to be followed', async () => {
    const [anna, bert, carl] = players;
    for (const [playerId, status, joinable] of [
      [anna, 'offline', true],
      [carl, 'online', false],
    ])
      await database.pool.query(
        "insert into friend_settings values ($1, $2, now(), $3, 'everybody', 'everybody') on conflict do nothing",
        [playerId, status, joinable],
      );
    const hiding = async (asker = '') => {
      const cards = await readParticipants(database.db, null, {
        playerId: asker,
        ids: [ANNA, BERT, CARL],
        instance: undefined,
      });
      return cards.flatMap(({ id, hidesRoom }) => (hidesRoom ? [id] : []));
    };
    expect([await hiding(bert), await hiding(anna), await hiding(carl)]).toEqual([[ANNA, CARL], [CARL], [ANNA]]);
  });

  it('may be named as players, too', async () => {
    const asked = { playerId: players[1] ?? '', ids: [players[0] ?? '', 'nobody'], instance: undefined };
    expect(found(await readParticipants(database.db, people(), asked))).toEqual([[players[0], players[0]]]);
  });
});
