/** Tables that only the market reads and writes, as far as it asks for single rows of them. */
export type MarketTables = {
  market_sale: {
    id: number;
    /** Null: the account is erased. */
    seller_id: string | null;
    word: string;
    price: number;
    currency: string;
    untold: boolean;
  };
};
