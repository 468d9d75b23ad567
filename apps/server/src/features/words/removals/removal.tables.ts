/** The table of words that leave the dictionary; only the words feature reads and writes it. */
export type RemovalTables = {
  word_removal: {
    locale: string;
    word: string;
    listed_at: Date;
    listed_by: string;
    /** Null while it waits. */
    removed_at: Date | null;
  };
};
