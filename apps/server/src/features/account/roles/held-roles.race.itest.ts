import { DEVELOPER_ROLE, NO_ROLE, SUPPORTER_ROLE, typeWithIcon, VERIFIED_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addHeldRole, readAccountFacts, removeHeldRole, setShownType } from '#features/account';
import { addPlayers } from '../../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const factsOf = async (playerId: string) => (await readAccountFacts(server.database.db, [playerId])).get(playerId);
const change = <Value>(work: Parameters<typeof server.database.transact<Value>>[0]) => server.database.transact(work);

it('adds a role once of twenty times, and loses none of several at the same moment', async () => {
  const [player = ''] = await addPlayers(server.database, 1);
  const roles = [SUPPORTER_ROLE, VERIFIED_ROLE, DEVELOPER_ROLE];
  const added = await Promise.all(
    Array.from({ length: 21 }, (_, n) => change((tx) => addHeldRole(tx, player, roles[n % 3] ?? NO_ROLE))),
  );
  expect(added.filter(Boolean)).toHaveLength(3);
  expect([...((await factsOf(player))?.roles ?? [])].sort((a, b) => a - b)).toEqual([...roles].sort((a, b) => a - b));
  await Promise.all(roles.map((role) => change((tx) => removeHeldRole(tx, player, role))));
  expect(await factsOf(player)).toMatchObject({ roles: [], type: NO_ROLE });
});

it('shows a first role at once, leaves later choices alone, and shows none that is gone', async () => {
  const [player = ''] = await addPlayers(server.database, 1);
  await change((tx) => addHeldRole(tx, player, SUPPORTER_ROLE));
  expect((await factsOf(player))?.type).toBe(SUPPORTER_ROLE);
  await change((tx) => setShownType(tx, player, typeWithIcon(1003)));
  await change((tx) => addHeldRole(tx, player, VERIFIED_ROLE));
  expect((await factsOf(player))?.type).toBe(typeWithIcon(1003));
  expect(await change((tx) => removeHeldRole(tx, player, VERIFIED_ROLE))).toBe(true);
  expect((await factsOf(player))?.type).toBe(typeWithIcon(1003));
  // The icon belongs to the supporter.
  expect(await change((tx) => removeHeldRole(tx, player, SUPPORTER_ROLE))).toBe(true);
  expect(await change((tx) => removeHeldRole(tx, player, SUPPORTER_ROLE))).toBe(false);
  expect(await factsOf(player)).toMatchObject({ roles: [], type: NO_ROLE });
});
