import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockAccount, markBanned } from '#features/account';
import { countImbalances, readBalances } from '#features/wallet';
import { connectDatabase, type Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { outcomesOf } from '../../market/testing/open-market.ts';
import { clansPersonalData } from '../personal-data.repository.ts';
import { countClanFaults, endRest, newWord } from '../testing/clan-people.ts';
import { addRich, openClans } from '../testing/open-clans.ts';
import { passOnOfBanned } from './pass-on.ts';

/** Two processes on one database, each with connections of its own. */
let database: Database & { readonly name: string };
let beside: Database;
let clans: [ReturnType<typeof openClans>, ReturnType<typeof openClans>];
beforeAll(async () => {
  database = await openTestDatabase(12);
  beside = connectDatabase({ ...inject('cluster'), database: database.name }, 12);
  clans = [openClans(database), openClans(beside)];
});
afterEach(async () => {
  expect([await countImbalances(database.db), await countClanFaults(database)]).toEqual([0, 0]);
});
afterAll(async () => {
  await beside.close();
  await database.close();
});

const at = (n: number) => clans[n % 2 === 0 ? 0 : 1];
const DONE = 'done';
const ROUNDS = 6;
const query = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const ownerOf = async (clanId: string): Promise<string | null> =>
  (await query('select owner_id from clan where id = $1', clanId))[0].owner_id;
const membersOf = async (clanId: string): Promise<string[]> =>
  (await query('select player_id from clan_member where clan_id = $1', clanId)).map(({ player_id }) => player_id);
const of = (outcomes: readonly string[], what: string): number => outcomes.filter((one) => one === what).length;

/** A clan with an owner and so many members. */
async function addCrowd(members: number): Promise<{ readonly clanId: string; readonly people: string[] }> {
  const people = await addRich(database, members + 1);
  const clanId = await at(0).found(people[0] ?? '');
  for (const player of people.slice(1)) {
    await at(0).ask(player, clanId);
    await at(0).accept(people[0] ?? '', player);
  }
  return { clanId, people };
}

describe('many at once', () => {
  it('20 accepts for the last place, over two processes: one', async () => {
    const { clanId, people } = await addCrowd(8);
    const askers = await addRich(database, 20);
    for (const asker of askers) await at(0).ask(asker, clanId);
    const outcomes = await outcomesOf(askers.map((asker, n) => at(n).accept(people[0] ?? '', asker)));
    expect([of(outcomes, DONE), of(outcomes, 'clan/full')]).toEqual([1, 19]);
    expect((await membersOf(clanId)).length).toBe(10);
  });

  it('one player, accepted by three clans: one clan, one fee', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [asker = '', ...owners] = await addRich(database, 4);
      const ids = [];
      for (const owner of owners) {
        ids.push(await at(0).found(owner));
        await at(0).fee(owner, 100);
      }
      for (const id of ids) await at(0).ask(asker, id);
      const outcomes = await outcomesOf(owners.map((owner, n) => at(n).accept(owner, asker)));
      expect([of(outcomes, DONE), of(outcomes, 'clan/not_asked')]).toEqual([1, 2]);
      expect((await readBalances(database.db, asker)).coin).toBe(99_900);
    }
  });

  it('twenty requests of one player: five wait', async () => {
    const [asker = '', ...owners] = await addRich(database, 9);
    const ids: string[] = [];
    for (const owner of owners) ids.push(await at(0).found(owner));
    const outcomes = await outcomesOf(ids.map((id, n) => at(n).ask(asker, id)));
    expect([of(outcomes, DONE), of(outcomes, 'clan/too_many_asked')]).toEqual([5, 3]);
  });

  it('one name and one tag: one clan has each', async () => {
    const founders = await addRich(database, 10);
    const [name, tag] = [newWord('Race '), newWord('')];
    const outcomes = await outcomesOf(founders.map((founder, n) => at(n).found(founder, name)));
    expect([of(outcomes, DONE), of(outcomes, 'clan/name_taken')]).toEqual([1, 9]);
    const others = await addRich(database, 6);
    for (const other of others) await at(0).found(other);
    const renamed = await outcomesOf(others.map((owner, n) => at(n).tag(owner, tag)));
    expect([of(renamed, DONE), of(renamed, 'clan/tag_taken')]).toEqual([1, 5]);
    const spent = await Promise.all(others.map(async (owner) => (await readBalances(database.db, owner)).key));
    expect(spent.filter((key) => key === 988)).toHaveLength(1);
  });

  it('one click on founding and on one more place, twenty times: one of each', async () => {
    const [founder = ''] = await addRich(database, 1);
    const [name, tag] = [newWord('Click '), newWord('')];
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => at(n).found(founder, name, tag, 'intent:founding-once')),
    );
    expect(new Set(ids).size).toBe(1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => at(n).upgrade(founder, 'intent:one-place')));
    for (const { max } of answers) expect(max).toBe(11);
    expect((await readBalances(database.db, founder)).key).toBe(989);
  });

  it('places for the last keys of purse and owner: no more than they pay for', async () => {
    const [founder = ''] = await addRich(database, 1);
    await at(0).found(founder);
    await query(`update wallet_account set balance = balance where player_id = $1`, founder);
    const outcomes = await outcomesOf(Array.from({ length: 20 }, (_, n) => at(n).upgrade(founder)));
    expect(of(outcomes, DONE)).toBe(20);
    // To 15 one key each, to 20 two, to 30 three.
    expect((await readBalances(database.db, founder)).key).toBe(990 - 5 - 10 - 30);
  });
});

describe('at the same moment', () => {
  it('a member is put out and leaves: out once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clanId, people } = await addCrowd(1);
      const [owner = '', member = ''] = people;
      const outcomes = await outcomesOf([at(0).kick(owner, member), at(1).leave(member)]);
      expect(of(outcomes, DONE)).toBe(1);
      expect(await membersOf(clanId)).toEqual([owner]);
    }
  });

  it('a clan goes to somebody who leaves, and its owner leaves with its last member: it never has no owner', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clanId, people } = await addCrowd(1);
      const [owner = '', member = ''] = people;
      await outcomesOf([at(0).transfer(owner, member), at(1).leave(member), at(1).leave(owner)]);
      const members = await membersOf(clanId);
      const left = await ownerOf(clanId);
      expect(left === null ? members.length === 0 : members.includes(left)).toBe(true);
    }
  });

  it('a clan ends and accepts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clanId, people } = await addCrowd(0);
      const [owner = ''] = people;
      const [asker = ''] = await addRich(database, 1);
      await at(0).fee(owner, 100);
      await at(0).ask(asker, clanId);
      await outcomesOf([at(0).leave(owner), at(1).accept(owner, asker)]);
      const isIn = (await membersOf(clanId)).includes(asker);
      expect((await readBalances(database.db, asker)).coin).toBe(isIn ? 99_900 : 100_000);
    }
  });

  it('54 its owner is erased and accepts, or is put in order by a ban: whoever earned most has it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clanId, people } = await addCrowd(2);
      const [owner = '', one = '', other = ''] = people;
      await query('update clan_member set earned = 70 where player_id = $1', other);
      const [asker = ''] = await addRich(database, 1);
      await at(0).ask(asker, clanId);
      const { deps } = at(1);
      const going = beside.transact(async (tx) => {
        await lockAccount(tx, owner);
        if (round % 2 === 0) {
          await clansPersonalData(deps).erase(tx, owner);
          await sql`update account set erased_at = now() where player_id = ${owner}`.execute(tx);
        } else {
          await markBanned(tx, owner, { since: new Date(), until: null });
          await passOnOfBanned(deps, tx, { playerId: owner, until: null });
        }
      });
      await Promise.allSettled([going, at(0).accept(owner, asker), at(0).leave(one)]);
      await going;
      expect(await ownerOf(clanId)).toBe(other);
      expect((await membersOf(clanId)).includes(owner)).toBe(round % 2 === 1);
    }
  });

  it('the last one is erased: the clan ends, and its purse is burnt', async () => {
    const { clanId, people } = await addCrowd(0);
    const [owner = ''] = people;
    await at(0).fee(owner, 100);
    const [member = ''] = await addRich(database, 1);
    await at(0).ask(member, clanId);
    await at(0).accept(owner, member);
    await at(0).leave(member);
    await beside.transact(async (tx) => {
      await lockAccount(tx, owner);
      await clansPersonalData(at(1).deps).erase(tx, owner);
      await sql`update account set erased_at = now() where player_id = ${owner}`.execute(tx);
    });
    expect(await ownerOf(clanId)).toBe(null);
    expect(await query('select balance::int from wallet_account where clan_id = $1 and balance > 0', clanId)).toEqual(
      [],
    );
    await endRest(database);
  });
});
