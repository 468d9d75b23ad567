import type { Generated } from 'kysely';

/** Tables that only the exchange reads and writes. */
export type ExchangeTables = {
  exchange_pool: {
    id: Generated<boolean>;
    price: number;
    factor: number;
    settled_at: Date;
    target: number;
    counted_on: string | null;
  };
  exchange_trade: {
    id: Generated<number>;
    at: Date;
    /** Null: the account is erased. */
    player_id: string | null;
    from_currency: string;
    from_amount: number;
    to_amount: number;
  };
};
