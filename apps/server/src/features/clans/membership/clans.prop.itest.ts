import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { countClanFaults } from '../testing/clan-people.ts';
import { addRich, openClans } from '../testing/open-clans.ts';

let database: Database;
let clans: ReturnType<typeof openClans>;
beforeAll(async () => {
  database = await openTestDatabase(10);
  clans = openClans(database);
});
afterAll(() => database.close());

const PLAYERS = 8;
const CLANS = 3;
const DEEDS = [
  'found',
  'ask',
  'withdraw',
  'accept',
  'decline',
  'leave',
  'kick',
  'transfer',
  'upgrade',
  'fee',
  'say',
  'wait',
] as const;
type DeedName = (typeof DEEDS)[number];
interface Step {
  readonly deed: DeedName;
  readonly by: number;
  readonly other: number;
  readonly fee: number;
}
const step = fc.record({
  deed: fc.constantFrom(...DEEDS, 'ask' as const, 'ask' as const, 'accept' as const, 'accept' as const),
  by: fc.nat(PLAYERS - 1),
  other: fc.nat(PLAYERS - 1),
  fee: fc.constantFrom(0, 10, 90_000, 900_000),
});

/** What a refusal is, and nothing else. */
const refused = (cause: unknown): void => {
  if (!(cause instanceof AppError)) throw cause;
};

it('whatever eight players do to three clans at once: members, owners, purses and waits are as they must be', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 4, maxLength: 14 }),
      async (rounds) => {
        const players = await addRich(database, PLAYERS);
        const idsOf = async (): Promise<string[]> =>
          (
            await database.pool.query(
              'select c.id from clan c where c.owner_id = any($1) order by c.created_at, c.id limit $2',
              [players, CLANS],
            )
          ).rows.map(({ id }) => id);
        const carryOut = async ({ deed, by, other, fee }: Step, ids: readonly string[]): Promise<void> => {
          const [one, two] = [players[by] ?? '', players[other] ?? ''];
          const clanId = ids[other % Math.max(1, ids.length)] ?? 'none';
          switch (deed) {
            case 'found':
              return ids.length < CLANS ? void (await clans.found(one)) : undefined;
            case 'ask':
              return void (await clans.ask(one, clanId));
            case 'withdraw':
              return clans.withdraw(one, clanId);
            case 'accept':
              return clans.accept(one, two);
            case 'decline':
              return clans.decline(one, two);
            case 'leave':
              return clans.leave(one);
            case 'kick':
              return clans.kick(one, two);
            case 'transfer':
              return clans.transfer(one, two);
            case 'upgrade':
              return void (await clans.upgrade(one));
            case 'fee':
              return void (await clans.fee(one, fee));
            case 'say':
              return void (await clans.say(one, 'Hello'));
            case 'wait':
              await database.pool.query("update clan_left set at = at - interval '25 hours' where player_id = $1", [
                one,
              ]);
          }
        };
        await carryOut({ deed: 'found', by: 0, other: 0, fee: 0 }, []);
        for (const round of rounds) {
          const ids = await idsOf();
          await Promise.all(round.map((one) => carryOut(one, ids).catch(refused)));
          expect([await countClanFaults(database), await countImbalances(database.db)]).toEqual([0, 0]);
        }
      },
    ),
    { numRuns: inject('longRun') ? 60 : 8 },
  );
});
