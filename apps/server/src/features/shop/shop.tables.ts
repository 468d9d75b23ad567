/** Tables that only this feature reads and writes. */
export type ShopTables = {
  chest_count: { player_id: string; theme: string; since_legendary: number; opened: number };
};
