import type { ExchangeRow } from '@syllaboom/contracts';
import { EXCHANGE, otherCurrency } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readListedProfiles } from '#features/profile';
import type { ExchangeDeps } from './exchange.deps.ts';
import { readTrades, type Trade } from './trade.repository.ts';

type NumberedTrade = Trade & { readonly id: number };

/** So often at most further exchanges are read, where those of blocked players are left out. */
const MOST_PAGES = 4;

/**
 * The latest exchanges of everybody, or the caller's own: without those of players whom the caller has blocked or who have
 * blocked the caller, and without the names of banned and erased ones.
 */
export async function listTrades(deps: ExchangeDeps, callerId: string, isMine: boolean): Promise<ExchangeRow[]> {
  const trades = isMine ? await readTrades(deps.database.db, ownPage(callerId)) : await readOfAll(deps, callerId);
  const nameOf = await namePlayers(deps, trades);
  return trades.map((trade) => ({
    _id: idOf(trade),
    ...nameOf(trade.playerId),
    from: trade.from,
    to: otherCurrency(trade.from),
    from_amount: trade.amountSpent,
    to_amount: trade.amountReceived,
  }));
}

const ownPage = (of: string) => ({ of, before: null, most: EXCHANGE.history });

async function readOfAll({ database: { db }, ports }: ExchangeDeps, callerId: string): Promise<NumberedTrade[]> {
  const shown: NumberedTrade[] = [];
  let before: number | null = null;
  for (let page = 0; page < MOST_PAGES && shown.length < EXCHANGE.history; page += 1) {
    const trades: NumberedTrade[] = await readTrades(db, { of: null, before, most: EXCHANGE.history });
    const others = new Set(trades.flatMap(({ playerId }) => playerId ?? []));
    const blocks = await ports.mutualBlocks(db, callerId, [...others]);
    shown.push(
      ...trades.filter(({ playerId }) => {
        const between = playerId === null ? undefined : blocks.get(playerId);
        return between === undefined || !(between.byActor.blocked || between.byTarget.blocked);
      }),
    );
    if (trades.length < EXCHANGE.history) break;
    before = trades.at(-1)?.id ?? null;
  }
  return shown.slice(0, EXCHANGE.history);
}

const NOBODY = { userId: '', avatar: '', frame: 0, displayName: '' };

async function namePlayers({ database: { db } }: ExchangeDeps, trades: readonly Trade[]) {
  const ids = [...new Set(trades.flatMap(({ playerId }) => playerId ?? []))];
  const [facts, profiles] = await Promise.all([readAccountFacts(db, ids), readListedProfiles(db, ids)]);
  const profileOf = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return (playerId: string | null) => {
    const [account, profile] = [facts.get(playerId ?? ''), profileOf.get(playerId ?? '')];
    if (account === undefined || account.banned || account.erased || profile === undefined) return NOBODY;
    const { playerId: userId, avatar, frame, displayName } = profile;
    return { userId, avatar, frame, displayName };
  };
}

/** 24 hexadecimal digits that begin with the second. */
const idOf = ({ at, id }: NumberedTrade): string =>
  Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + id.toString(16).padStart(16, '0');
