import type { Generated } from 'kysely';

/** Tables that only the inventory reads and writes. */
export type InventoryTables = {
  /** `reserved` of them are promised: free is the rest. */
  inventory_item: {
    player_id: string;
    kind: string;
    locale: string;
    item: string;
    count: number;
    reserved: Generated<number>;
  };
  /** What its owner has not been told of. */
  inventory_news: { player_id: string; kind: string; item: string };
  inventory_entry: {
    id: Generated<number>;
    operation_id: number;
    player_id: string;
    kind: string;
    locale: string;
    item: string;
    delta: number;
  };
};
