import type { Generated } from 'kysely';

/** Tables that only the wallet reads and writes. */
export type WalletTables = {
  operation: {
    id: Generated<number>;
    actor: string;
    idempotency_key: string;
    kind: string;
    request_hash: Buffer;
    result: unknown;
  };
  wallet_account: {
    id: Generated<number>;
    player_id: Generated<string | null>;
    clan_id: Generated<string | null>;
    system: Generated<string | null>;
    currency: string;
    balance: Generated<number>;
  };
  wallet_entry: { id: Generated<number>; operation_id: number; account_id: number; amount: number };
};
