import type { ShopRefusal } from '@syllaboom/contracts';
import {
  drawChest,
  findBomb,
  findChest,
  findFrame,
  findHeartEffect,
  findStreak,
  isBackground,
  KEY_PACKS,
} from '@syllaboom/engine';
import type { RoomIdentity, RoomPorts, ShopRequest } from '../../ports.ts';
import type { FakePeople } from './fake-people.ts';

type Look = Parameters<RoomPorts['shop']['owns']>[1];
type ShopOutcome = Awaited<ReturnType<RoomPorts['shop']['answer']>>;
type Purse = Partial<Record<'score' | 'diamond' | 'key', number>>;

const WORN = {
  bomb: 'bomb',
  background: 'background',
  frame: 'frame',
  streak: 'streakEffect',
  heart: 'heartEffect',
} as const satisfies Record<Look['kind'], keyof RoomIdentity>;
const SHORT = {
  score: 'shop/not_enough_gold',
  diamond: 'shop/not_enough_diamonds',
  key: 'shop/not_enough_keys',
} as const satisfies Record<keyof Purse, ShopRefusal>;

/** What a look costs; null: there is none, empty: it is everybody's. */
function priceOf({ kind, id }: Look, method: 'coin' | 'diamond' | null): Purse | 'unsold' | null {
  if (kind === 'background') return isBackground(id) ? {} : null;
  if (kind === 'streak' || kind === 'heart') {
    const effect = (kind === 'streak' ? findStreak : findHeartEffect)(id);
    return effect && (effect.keys === 0 ? {} : { key: effect.keys });
  }
  const found = (kind === 'bomb' ? findBomb : findFrame)(id);
  if (found === null || id === 0) return found && {};
  if (found.price === null || method === null) return 'unsold';
  return method === 'coin' ? { score: found.price.coin } : { diamond: found.price.diamond };
}

/** The shop in memory: the first bomb of every chest, whose numbers all fall on 0. */
export class FakeShop {
  readonly #people: FakePeople;
  readonly #isBooked: (playerId: string) => boolean;
  /** What players own: `bomb:4`. */
  readonly owned = new Map<string, Set<string>>();
  /** Everything that was asked for. */
  readonly asked: ShopRequest[] = [];

  constructor(people: FakePeople, isBooked: (playerId: string) => boolean) {
    this.#people = people;
    this.#isBooked = isBooked;
  }

  /** Gives a player a look. */
  give(playerId: string, { kind, id }: Look): void {
    this.owned.set(playerId, (this.owned.get(playerId) ?? new Set()).add(`${kind}:${id}`));
  }

  readonly shop: RoomPorts['shop'] = {
    answer: async (playerId, request) => {
      this.asked.push(request);
      const refusal = this.#people.isAccount(playerId)
        ? this.#isBooked(playerId)
          ? ('shop/in_match' as const)
          : null
        : ('auth/login_required' as const);
      return refusal === null ? this.#carryOut(playerId, request) : { success: false, error: refusal };
    },
    owns: async (playerId, look) => this.#owns(playerId, look),
  };

  #owns(playerId: string, look: Look): boolean {
    const price = priceOf(look, null);
    const isFree = price !== null && price !== 'unsold' && Object.keys(price).length === 0;
    return isFree || this.owned.get(playerId)?.has(`${look.kind}:${look.id}`) === true;
  }

  #carryOut(playerId: string, { call, message }: ShopRequest): ShopOutcome {
    if (call === 'unlock-chest') return this.#open(playerId, message.box);
    if (call === 'buy-key') return this.#buyKeys(playerId, message.id);
    const [verb, kind] = call.split('-') as [string, Look['kind']];
    const look = { kind, id: message.id };
    const price = priceOf(look, 'buyMethod' in message ? message.buyMethod : null);
    if (price === null) return { success: false, error: 'shop/unknown_item' };
    if (verb === 'equip') {
      if (!this.#owns(playerId, look)) return { success: false, error: 'shop/not_owned' };
      this.#people.change(playerId, { [WORN[kind]]: look.id });
      return { success: true, keys: 0 };
    }
    if (this.#owns(playerId, look)) return { success: true, keys: 0 };
    if (price === 'unsold') return { success: false, error: 'shop/not_sold' };
    return this.#pay(playerId, price, () => this.give(playerId, look));
  }

  #buyKeys(playerId: string, id: number): ShopOutcome {
    const pack = KEY_PACKS[id];
    if (pack === undefined) return { success: false, error: 'shop/unknown_item' };
    const bought = this.#pay(playerId, { diamond: pack.diamonds }, () =>
      this.#people.pay(playerId, { key: pack.keys }),
    );
    return bought.success ? { success: true, keys: pack.keys } : bought;
  }

  #open(playerId: string, box: string): ShopOutcome {
    const chest = findChest(box);
    if (chest === null) return { success: false, error: 'shop/unknown_item' };
    return this.#pay(playerId, { key: chest.keys }, () => {
      const drawn = drawChest(chest, 0, () => 0);
      const duplicate = this.#owns(playerId, { kind: 'bomb', id: drawn.bomb });
      this.give(playerId, { kind: 'bomb', id: drawn.bomb });
      const opened = { theme: chest.theme, ...drawn, duplicate, diamonds: duplicate ? 15 * chest.keys : 0 };
      this.#people.channel.send([playerId], 'unlock-chest', opened);
    });
  }

  #pay(playerId: string, price: Purse, give: () => void): ShopOutcome {
    const held = this.#people.pay(playerId, {});
    for (const [currency, amount] of Object.entries(price) as [keyof Purse, number][]) {
      if (held[currency] < amount) return { success: false, error: SHORT[currency] };
      this.#people.pay(playerId, { [currency]: -amount });
    }
    give();
    this.#people.channel.send([playerId], 'changed', {});
    return { success: true, keys: 0 };
  }
}
