import type { MarketSale } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readMutualBlocksWith } from '#features/blocks';
import { readListedProfiles } from '#features/profile';
import type { MarketDeps } from './market.deps.ts';
import { readSales, readSalesOf, type Sale } from './sale.repository.ts';

/** So often at most further sales are read, where those of blocked players are left out. */
const MOST_PAGES = 4;

/**
 * The latest sales of everybody, or those of which the caller was part: without those of players whom the caller has blocked
 * or who have blocked the caller, and without the names of banned and erased ones.
 */
export async function listSales(deps: MarketDeps, callerId: string, isMine: boolean): Promise<MarketSale[]> {
  const { db } = deps.database;
  const sales = isMine ? await readSalesOf(db, callerId, MARKET.history) : await readOfAll(deps, callerId);
  const nameOf = await nameTraders(deps, sales);
  return sales.map((sale) => ({
    _id: idOf(sale),
    word: sale.word,
    type: sale.type,
    locales: [sale.locale],
    seller: nameOf(sale.sellerId),
    buyer: nameOf(sale.buyerId),
    price: sale.price,
    priceType: sale.currency,
  }));
}

const tradersOf = ({ sellerId, buyerId }: Sale): string[] => [sellerId, buyerId].filter((id) => id !== null);

async function readOfAll({ database: { db } }: MarketDeps, callerId: string): Promise<Sale[]> {
  const shown: Sale[] = [];
  let before: number | null = null;
  for (let page = 0; page < MOST_PAGES && shown.length < MARKET.history; page += 1) {
    const sales: Sale[] = await readSales(db, before, MARKET.history);
    const others = new Set(sales.flatMap(tradersOf));
    const blocks = await readMutualBlocksWith(db, callerId, [...others]);
    const isApart = (id: string): boolean => {
      const between = blocks.get(id);
      return between !== undefined && (between.byActor.blocked || between.byTarget.blocked);
    };
    shown.push(...sales.filter((sale) => !tradersOf(sale).some(isApart)));
    if (sales.length < MARKET.history) break;
    before = sales.at(-1)?.id ?? null;
  }
  return shown.slice(0, MARKET.history);
}

const NOBODY = { id: '', displayName: '', avatar: '', frame: 0 };

async function nameTraders({ database: { db } }: MarketDeps, sales: readonly Sale[]) {
  const ids = [...new Set(sales.flatMap(tradersOf))];
  const [facts, profiles] = await Promise.all([readAccountFacts(db, ids), readListedProfiles(db, ids)]);
  const profileOf = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return (playerId: string | null): MarketSale['seller'] => {
    const [account, profile] = [facts.get(playerId ?? ''), profileOf.get(playerId ?? '')];
    if (account === undefined || account.banned || account.erased || profile === undefined) return NOBODY;
    const { displayName, avatar, frame } = profile;
    return { id: profile.playerId, displayName, avatar, frame };
  };
}

/** 24 hexadecimal digits that begin with the second. */
const idOf = ({ at, id }: Sale): string =>
  Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + id.toString(16).padStart(16, '0');
