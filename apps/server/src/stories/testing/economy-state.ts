import type { EconomyWorld } from './economy-world.ts';

export type Currency = 'coin' | 'diamond' | 'key';
/** What somebody has. */
export interface Holdings {
  purse: Record<Currency, number>;
  /** `bomb 3`. */
  looks: string[];
  /** Codes that were redeemed, by their place. */
  codes: number[];
  /** What refunds left open. */
  owed: { diamond: number; key: number };
}
/** Everything that the steps change, of each of the people. */
export interface EconomyState {
  readonly people: readonly Holdings[];
  /** Uses that are left of each code. */
  readonly left: number[];
  /** Who holds each word; nobody, once it is destroyed or its holder erased; `gone`, once it has left its dictionary. */
  readonly words: (number | 'nobody' | 'gone')[];
  /** Ids of purchases that were taken back. */
  readonly refunded: string[];
}

export async function readState({ server, people, codes, things, purchases }: EconomyWorld): Promise<EconomyState> {
  const rowsOf = async (sql: string, value: unknown) => (await server.database.pool.query(sql, [value])).rows;
  const ids = people.map(({ id }) => id);
  const money = await rowsOf('select player_id, currency, balance from wallet_account where player_id = any($1)', ids);
  const items = await rowsOf(
    `select player_id, kind || ' ' || item as look from inventory_item
     where player_id = any($1) and count > 0 and kind <> 'tile' order by 2`,
    ids,
  );
  const uses = await rowsOf('select player_id, code_fold from reward_code_use where code_fold = any($1)', codes);
  const left = await rowsOf('select code_fold, uses_left from reward_code where code_fold = any($1)', codes);
  const owed = await rowsOf(
    `select player_id, sum(missing_diamonds)::int as diamond, sum(missing_keys)::int as key from purchase
     where player_id = any($1) and refunded_at is not null group by 1`,
    ids,
  );
  const bought = await rowsOf(
    'select entitlement_id from purchase where entitlement_id = any($1) and refunded_at is not null order by 1',
    purchases.map(({ id }) => id),
  );
  const held = await rowsOf(
    "select word, holder_id from word_discovery where locale = 'en-US' and word = any($1)",
    things,
  );
  const holderOf = (word: string) => {
    const row = held.find((one) => one.word === word);
    if (row === undefined) return 'gone';
    return row.holder_id === null ? 'nobody' : ids.indexOf(row.holder_id);
  };
  const of = <Row extends { player_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter((row) => row.player_id === id);
  return {
    people: ids.map((id) => ({
      purse: Object.fromEntries(
        of(money, id).map(({ currency, balance }) => [currency, Number(balance)]),
      ) as Holdings['purse'],
      looks: of(items, id).map(({ look }) => look),
      codes: of(uses, id)
        .map(({ code_fold }) => codes.indexOf(code_fold))
        .toSorted((a, b) => a - b),
      owed: {
        diamond: of(owed, id)[0]?.diamond ?? 0,
        key: of(owed, id)[0]?.key ?? 0,
      },
    })),
    left: codes.map((code) => left.find(({ code_fold }) => code_fold === code)?.uses_left),
    words: things.map(holderOf),
    refunded: bought.map(({ entitlement_id }) => entitlement_id),
  };
}
