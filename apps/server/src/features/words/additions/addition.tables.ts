/** The table of words that join the dictionary; only the words feature reads and writes it. */
export type AdditionTables = {
  word_addition: {
    locale: string;
    word: string;
    added_at: Date;
    /** When the version of the dictionary begins that has it. */
    in_force_at: Date;
  };
};
