import type { ColumnType, Generated } from 'kysely';

/** Tables that only this feature reads and writes. */
export type PurchaseTables = {
  purchase: {
    entitlement_id: string;
    player_id: string;
    discord_user_id: string;
    sku_id: string;
    diamonds: number;
    keys: number;
    gave_role: boolean;
    granted_at: ColumnType<Date, Date, never>;
    consume_tried_at: Date;
    consumed_at: Date | null;
    refunded_at: Date | null;
    missing_diamonds: Generated<number>;
    missing_keys: Generated<number>;
  };
};
