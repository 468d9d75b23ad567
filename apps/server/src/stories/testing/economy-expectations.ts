import { CHEST, findChest, GAMBLE, KEY_PACKS, removalRefund } from '@syllaboom/engine';
import { expect } from 'vitest';
import { addGoods, GOODS, isFree, isLook, priceOf, settleOwed, takeBack, takeGoods } from './economy-prices.ts';
import type { EconomyState, Holdings } from './economy-state.ts';
import { CODES, type EconomyStep } from './economy-steps.ts';
import type { EconomyWorld, Outcome, Person } from './economy-world.ts';

type Verb = EconomyStep['does'];
/** A step, and the state that its expectation changes. */
export interface Expected<Does extends Verb = Verb> {
  readonly world: EconomyWorld;
  readonly step: Extract<EconomyStep, { does: Does }>;
  readonly outcome: Outcome;
  readonly person: Person;
  readonly state: EconomyState;
  /** What `person` has, in `state`. */
  readonly own: Holdings;
}
/** What the last chest of a player held, as it is kept with the operation. */
interface Drawn {
  readonly bomb: number;
  readonly duplicate: boolean;
  readonly diamonds: number;
}

function addLook(own: Holdings, look: string): void {
  own.looks = [...own.looks, look].toSorted();
}

async function expectChest({ world, step, outcome, person, own }: Expected<'chest'>): Promise<boolean> {
  const chest = findChest(step.box);
  if (person.erased || chest === null || !takeGoods(own, { key: chest.keys })) return false;
  if (!outcome.done) return true;
  const { rows } = await world.server.database.pool.query<{ result: Drawn }>(
    "select result from operation where actor = $1 and kind = 'chest' order by id desc limit 1",
    [person.id],
  );
  const { bomb, duplicate, diamonds } = rows[0]?.result ?? { bomb: -1, duplicate: false, diamonds: 0 };
  const look = `bomb ${bomb}`;
  expect(chest.bombs).toContain(bomb);
  expect(duplicate).toBe(own.looks.includes(look));
  expect(diamonds).toBe(duplicate ? CHEST.duplicateDiamondsPerKey * chest.keys : 0);
  addGoods(own, { diamond: diamonds });
  if (!duplicate) addLook(own, look);
  return true;
}

function expectBuy({ step, person, own }: Expected<'buy'>): boolean {
  const look = `${step.call.slice('buy-'.length)} ${step.id}`;
  if (isFree(look) || own.looks.includes(look)) return isLook(look);
  const price = priceOf(look, step.buyMethod);
  if (price === null || person.erased || !takeGoods(own, price)) return false;
  addLook(own, look);
  return true;
}

function expectExchange({ step, outcome, person, own }: Expected<'exchange'>): boolean {
  if (!outcome.done) return false;
  const { amountSpent, amountReceived } = outcome.answer as { amountSpent: number; amountReceived: number };
  expect([person.banned, person.erased]).toEqual([false, false]);
  for (const amount of [amountSpent, amountReceived, step.amount])
    expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
  expect(amountSpent).toBeLessThanOrEqual(step.amount);
  const isCovered = takeGoods(own, { [step.from]: amountSpent });
  addGoods(own, { [step.from === 'coin' ? 'diamond' : 'coin']: amountReceived });
  return isCovered;
}

function expectCode({ world, step, person, state, own }: Expected<'code'>): boolean {
  const goods = CODES[step.code];
  const left = state.left[step.code] ?? 0;
  // The last of them lacks the level.
  const isAble = !person.banned && !person.erased && step.who !== world.people.length - 1;
  if (!isAble || goods === undefined || left === 0 || own.codes.includes(step.code)) return false;
  state.left[step.code] = left - 1;
  own.codes = [...own.codes, step.code].toSorted((a, b) => a - b);
  addGoods(own, { coin: goods.coin, diamond: goods.diamond, key: goods.key });
  return true;
}

/** Whether it is for sale, the market's own faults tell; here is counted who pays whom. */
function expectAcquired({ world, step, outcome, person, state, own }: Expected<'acquire'>): boolean {
  if (!outcome.done) return false;
  const { from } = step;
  const [seller, sellersOwn] = [world.people[from], state.people[from]];
  const { price, priceType } = outcome.answer as { price: number; priceType: 'coin' | 'diamond' };
  // The last of them lacks the level, and nobody sells themselves anything.
  const isAble = !person.banned && !person.erased && step.who !== world.people.length - 1 && from !== step.who;
  if (!isAble || seller === undefined || seller.banned || seller.erased || sellersOwn === undefined) return false;
  addGoods(sellersOwn, { [priceType]: price });
  if (step.thing.type === 'discovery') {
    expect(state.words[step.thing.number]).toBe(from);
    state.words[step.thing.number] = step.who;
  }
  return takeGoods(own, { [priceType]: price });
}

/** Its listing ends with it, and whoever holds it is paid: also a banned player. */
function expectLeft({ world, step, outcome, state }: Expected<'leave'>): boolean {
  if (!outcome.done) return false;
  const holder = state.words[step.number];
  const paid = typeof holder === 'number' ? state.people[holder] : undefined;
  if (paid !== undefined) addGoods(paid, { coin: removalRefund(world.things[step.number] ?? '') });
  state.words[step.number] = 'gone';
  return true;
}

function expectRefund({ world, step, state }: Expected<'refund'>): boolean {
  const purchase = world.purchases[step.purchase];
  const owner = purchase && state.people[purchase.who];
  if (purchase === undefined || owner === undefined) return false;
  if (!purchase.granted || state.refunded.includes(purchase.id)) return true;
  takeBack(owner, GOODS[purchase.article] ?? {});
  state.refunded.push(purchase.id);
  state.refunded.sort();
  return true;
}

/** Of each verb: changes the state as it should have; false: it should have been refused. */
export const EXPECTATIONS: { readonly [Does in Verb]: (expected: Expected<Does>) => boolean | Promise<boolean> } = {
  earn: ({ step, person, own }) => {
    if (!person.erased) addGoods(own, { coin: step.coin, diamond: step.diamond, key: step.key });
    return !person.erased;
  },
  keys: ({ step, person, own }) => {
    const pack = KEY_PACKS[step.id];
    if (person.erased || pack === undefined || !takeGoods(own, { diamond: pack.diamonds })) return false;
    addGoods(own, { key: pack.keys });
    return true;
  },
  buy: expectBuy,
  chest: expectChest,
  equip: ({ step, person, own }) => {
    const look = `${step.call.slice('equip-'.length)} ${step.id}`;
    return !person.erased && (isFree(look) || own.looks.includes(look));
  },
  exchange: expectExchange,
  code: expectCode,
  offer: ({ outcome, step, person, world }) =>
    outcome.done && !person.banned && !person.erased && step.who !== world.people.length - 1 && step.asked.price > 0,
  acquire: expectAcquired,
  gamble: ({ outcome, person, own }) =>
    outcome.done && !person.banned && !person.erased && takeGoods(own, { diamond: GAMBLE.diamonds }),
  // What came for it, the faults of things tell.
  destroy: ({ step, outcome, person, state }) => {
    if (!outcome.done) return false;
    expect(state.words[step.thing.number]).toBe(step.who);
    state.words[step.thing.number] = 'nobody';
    return !person.banned && !person.erased;
  },
  withdraw: ({ outcome, person }) => outcome.done && !person.banned && !person.erased,
  purchase: ({ step, person, own }) => {
    if (person.erased) return false;
    addGoods(own, GOODS[step.article] ?? {});
    settleOwed(own, GOODS[step.article] ?? {});
    return true;
  },
  refund: expectRefund,
  // What lies where, the faults of boards tell: laid tiles are promised, and nothing else changes.
  place: ({ outcome, person }) => outcome.done && !person.banned && !person.erased,
  pick: ({ outcome, person }) => outcome.done && !person.banned && !person.erased,
  leave: expectLeft,
  erase: ({ step, outcome, own, state }) => {
    if (!outcome.done) return false;
    // Which codes they redeemed is theirs, and goes; what they discovered is nobody's from here on.
    own.codes = [];
    for (const [n, holder] of state.words.entries()) if (holder === step.who) state.words[n] = 'nobody';
    return outcome.done;
  },
  // They change nothing that is counted here; what a match gives is only known not to take anything.
  again: ({ outcome }) => outcome.done,
  ban: ({ outcome }) => outcome.done,
  match: ({ outcome }) => outcome.done,
};
