import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockAccount, markBanned } from '#features/account';
import { countItemFaults, moveItems, releaseItems, reserveItems, swapItems } from '#features/inventory';
import { countImbalances, readBalances, runOperation } from '#features/wallet';
import { takeHolding } from '#features/words';
import { connectDatabase, type Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { carryOutRemovals, type RemovalDeps } from '../moderation/removals.ts';
import { endListingsOfWord } from './end-listings.ts';
import { marketPersonalData } from './personal-data.repository.ts';
import { countMarketFaults, giveTiles, giveWords, holderOf, tilesOf } from './testing/market-people.ts';
import { addTraders, openMarket, outcomesOf } from './testing/open-market.ts';

/** Two processes on one database, each with connections of its own. */
let database: Database & { readonly name: string };
let beside: Database;
let markets: [ReturnType<typeof openMarket>, ReturnType<typeof openMarket>];
beforeAll(async () => {
  database = await openTestDatabase(12);
  beside = connectDatabase({ ...inject('cluster'), database: database.name }, 12);
  markets = [openMarket(database), openMarket(beside)];
});
afterEach(async () => {
  expect([
    await countImbalances(database.db),
    await countItemFaults(database.db),
    await countMarketFaults(database),
  ]).toEqual([0, 0, 0]);
});
afterAll(async () => {
  await beside.close();
  await database.close();
});

let made = 0;
const newWord = (): string => {
  made += 1;
  return `RACED${made}`;
};
const [GONE, DONE] = ['market/not_for_sale', 'done'];
const at = (n: number) => markets[n % 2 === 0 ? 0 : 1];
const ROUNDS = 8;

describe('many buyers at once', () => {
  it('44 of one piece, over two processes: one gets it, and its seller is paid once', async () => {
    const [seller = '', ...buyers] = await addTraders(database, 21);
    const word = newWord();
    await giveWords(database, seller, [word]);
    await at(0).sell(seller, word, { price: 7000 });
    const outcomes = await outcomesOf(buyers.map((buyer, n) => at(n).buy(buyer, seller, word)));
    expect(outcomes).toEqual([DONE, ...Array.from({ length: 19 }, () => GONE)]);
    const { holder, reserved } = (await holderOf(database, word)) ?? {};
    expect([buyers.includes(holder ?? ''), reserved]).toEqual([true, false]);
    const spent = await Promise.all(buyers.map((buyer) => readBalances(database.db, buyer)));
    expect(spent.filter(({ coin }) => coin === 93_000)).toHaveLength(1);
    expect(spent.filter(({ coin }) => coin === 100_000)).toHaveLength(19);
    expect((await readBalances(database.db, seller)).coin).toBe(107_000);
  });

  it('44 of a listing of 3: exactly 3 get one', async () => {
    const [seller = '', ...buyers] = await addTraders(database, 21);
    await giveTiles(database, seller, 'ING', 5);
    await at(0).sell(seller, 'ING', { type: 'syllable', count: 3 });
    const outcomes = await outcomesOf(buyers.map((buyer, n) => at(n).buy(buyer, seller, 'ING')));
    expect(outcomes.filter((one) => one === DONE)).toHaveLength(3);
    expect(outcomes.filter((one) => one === GONE)).toHaveLength(17);
    expect(await tilesOf(database, seller)).toEqual([['en-US', 'ING', 2, 0]]);
    expect((await readBalances(database.db, seller)).coin).toBe(103_000);
  });

  it('46 of one click, fifty times: one piece, and the same answer to all', async () => {
    const [seller = '', buyer = ''] = await addTraders(database, 2);
    await giveTiles(database, seller, 'FIF', 50);
    await at(0).sell(seller, 'FIF', { type: 'syllable', count: 50 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => at(n).buy(buyer, seller, 'FIF', {}, 'intent:fifty-clicks')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect([await tilesOf(database, buyer), (await readBalances(database.db, buyer)).coin]).toEqual([
      [['en-US', 'FIF', 1, 0]],
      99_000,
    ]);
  });

  it('44 with one purse: no more than it holds', async () => {
    const [seller = '', other = '', buyer = ''] = await addTraders(database, 3, { coin: 2500 });
    for (const one of [seller, other]) {
      await giveTiles(database, one, 'PUR', 4);
      await at(0).sell(one, 'PUR', { type: 'syllable', count: 4 });
    }
    const outcomes = await outcomesOf(
      Array.from({ length: 8 }, (_, n) => at(n).buy(buyer, n < 4 ? seller : other, 'PUR')),
    );
    expect(outcomes).toEqual([DONE, DONE, ...Array.from({ length: 6 }, () => 'shop/not_enough_gold')]);
    expect((await readBalances(database.db, buyer)).coin).toBe(500);
  });

  it('65 and two sellers who buy from each other: nobody waits in a circle, the cap of the pair holds', async () => {
    const [one = '', other = ''] = await addTraders(database, 2, { coin: 50_000_000 });
    for (const player of [one, other]) {
      await giveTiles(database, player, 'CIR', 10);
      await at(0).sell(player, 'CIR', { type: 'syllable', count: 10, price: 1_000_000 });
    }
    const outcomes = await outcomesOf(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? at(n).buy(one, other, 'CIR') : at(n).buy(other, one, 'CIR'))),
    );
    expect(outcomes.filter((one) => one === DONE)).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'market/pair_limit')).toHaveLength(15);
  });
});

describe('a purchase meets', () => {
  it('the listing being taken back: the piece is the one’s or the other’s', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [seller = '', buyer = ''] = await addTraders(database, 2);
      const word = newWord();
      await giveWords(database, seller, [word]);
      await at(0).sell(seller, word);
      const [bought, removed] = await Promise.allSettled([at(0).buy(buyer, seller, word), at(1).remove(seller, word)]);
      const isBought = bought.status === 'fulfilled';
      expect(removed.status === 'fulfilled').toBe(!isBought);
      expect(await holderOf(database, word)).toEqual({ holder: isBought ? buyer : seller, reserved: false });
    }
  });

  it('65 another price: it is made at the one that was agreed to, or not at all', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [seller = '', buyer = ''] = await addTraders(database, 2);
      await giveTiles(database, seller, 'REL', 3);
      await at(0).sell(seller, 'REL', { type: 'syllable' });
      const [bought] = await Promise.allSettled([
        at(0).buy(buyer, seller, 'REL', { price: 1000, priceType: 'coin' }),
        at(1).sell(seller, 'REL', { type: 'syllable', price: 90_000 }),
      ]);
      expect((await readBalances(database.db, buyer)).coin).toBe(bought.status === 'fulfilled' ? 99_000 : 100_000);
    }
  });

  it('the removal of the word: whoever holds it then is paid for it', async () => {
    const removals: RemovalDeps = {
      database: beside,
      clock: { ...markets[0].deps.clock },
      words: { exists: async () => true, readCategories: async () => [] },
      wordsRemoved: async () => undefined,
      wordLeaves: (tx, word) => endListingsOfWord(tx, word, new Date()),
      playerChanged: () => undefined,
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [seller = '', buyer = ''] = await addTraders(database, 2);
      const word = newWord();
      await giveWords(database, seller, [word]);
      await at(0).sell(seller, word);
      await database.pool.query(
        "insert into word_removal (locale, word, listed_at, listed_by) values ('en-US', $1, '2020-01-01', $2)",
        [word, seller],
      );
      const [bought] = await Promise.allSettled([at(0).buy(buyer, seller, word), carryOutRemovals(removals)]);
      const [holder, other] = bought.status === 'fulfilled' ? [buyer, seller] : [seller, buyer];
      const coinsOf = async (player: string) => (await readBalances(database.db, player)).coin;
      const price = bought.status === 'fulfilled' ? 1000 : 0;
      expect([await holderOf(database, word), await coinsOf(other)]).toEqual([null, 100_000 + price]);
      expect(await coinsOf(holder)).toBeGreaterThan(100_000 - price);
    }
  });

  it('54 the erasing of its seller, or of its buyer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [seller = '', buyer = ''] = await addTraders(database, 2);
      await giveTiles(database, seller, 'ERA', 2);
      await at(0).sell(seller, 'ERA', { type: 'syllable', count: 2 });
      const leaves = round % 2 === 0 ? seller : buyer;
      const erasing = beside.transact(async (tx) => {
        await lockAccount(tx, leaves);
        await marketPersonalData.erase(tx, leaves);
        await sql`update account set erased_at = now() where player_id = ${leaves}`.execute(tx);
      });
      const [bought] = await Promise.allSettled([at(0).buy(buyer, seller, 'ERA'), erasing]);
      const count = bought.status === 'fulfilled' ? 1 : 0;
      expect((await tilesOf(database, buyer)).length).toBe(count);
      expect(await outcomesOf([at(0).buy(buyer, seller, 'ERA')])).toEqual([
        leaves === seller ? GONE : 'auth/token_invalid',
      ]);
    }
  });

  it('12 the ban of its seller: nothing is sold afterwards', async () => {
    const [seller = '', ...buyers] = await addTraders(database, 9);
    await giveTiles(database, seller, 'BAN', 20);
    await at(0).sell(seller, 'BAN', { type: 'syllable', count: 20 });
    const buying = outcomesOf(buyers.map((buyer, n) => at(n).buy(buyer, seller, 'BAN')));
    await beside.transact((tx) => markBanned(tx, seller, { since: new Date(), until: null }));
    const sold = (await buying).filter((one) => one === DONE).length;
    expect(await outcomesOf(buyers.map((buyer, n) => at(n).buy(buyer, seller, 'BAN')))).toEqual(buyers.map(() => GONE));
    expect(await tilesOf(database, seller)).toEqual([['en-US', 'BAN', 20 - sold, 20 - sold]]);
  });
});

describe('one thing, promised at once', () => {
  it('44 a tile that is listed, gambled and placed: it goes one way', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [owner = '', other = ''] = await addTraders(database, 2);
      await giveTiles(database, owner, 'ONE', 1);
      const tile = { playerId: owner, kind: 'tile' as const, locale: 'en-US', item: 'ONE', count: 1 };
      let isPlaced = false;
      const operation = (kind: string) => ({ actor: owner, key: `${kind}-${owner}`, kind, body: null });
      const outcomes = await outcomesOf([
        at(0).sell(owner, 'ONE', { type: 'syllable' }),
        at(1).sell(owner, 'ONE', { type: 'syllable', price: 2000 }),
        runOperation(database, operation('gamble'), (tx, id) =>
          swapItems(tx, id, [tile], [{ ...tile, item: 'TWO' }]).then(() => null),
        ),
        runOperation(beside, operation('give'), (tx, id) =>
          moveItems(tx, id, [{ ...tile, from: owner, to: other }]).then(() => null),
        ),
        // A board, which promises what lies on it.
        database
          .transact((tx) => reserveItems(tx, [tile]))
          .then(() => {
            isPlaced = true;
          }),
      ]);
      if (isPlaced) await database.transact((tx) => releaseItems(tx, [tile]));
      expect(outcomes.filter((one) => one === DONE)).toHaveLength(1);
    }
  });

  it('44 a word that is listed twice, and destroyed: it goes one way', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [owner = ''] = await addTraders(database, 1);
      const word = newWord();
      await giveWords(database, owner, [word]);
      const destroying = beside.transact(async (tx) => {
        const taken = await takeHolding(tx, owner, new Map([['en-US', word]]), ['en-US']);
        return typeof taken === 'object';
      });
      const [destroyed, ...sold] = await Promise.allSettled([
        destroying,
        at(0).sell(owner, word),
        at(1).sell(owner, word, { price: 5000 }),
      ]);
      const ways = [
        destroyed.status === 'fulfilled' && destroyed.value,
        ...sold.map(({ status }) => status === 'fulfilled'),
      ];
      expect(ways.filter(Boolean)).toHaveLength(1);
    }
  });

  it('44 the hundredth listing, twenty times at once: there is room for one', async () => {
    const [owner = ''] = await addTraders(database, 1);
    const words = Array.from({ length: 119 }, newWord);
    await giveWords(database, owner, words);
    for (const word of words.slice(0, 99)) await at(0).sell(owner, word);
    const outcomes = await outcomesOf(words.slice(99).map((word, n) => at(n).sell(owner, word)));
    expect(outcomes).toEqual([DONE, ...Array.from({ length: 19 }, () => 'market/too_many')]);
  });
});
