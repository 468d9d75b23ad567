/** Words per block; a gram's posting list names the blocks that hold it. */
export const BLOCK_SHIFT = 7;
export const BLOCK_WORDS = 1 << BLOCK_SHIFT;
/** Lowest bit of a posting: a word of the block ends with the gram. The other bits are the distance to the block. */
export const ENDS_IN_BLOCK = 1;
/** Blocks of a posting list between two skip entries. */
export const SKIP_BLOCKS = 64;
/** Numbers in a skip entry. */
export const SKIP_FIELDS = 4;
/** Where the posting list goes on. */
export const SKIP_POSITION = 0;
/** The block before, counted from 1. */
export const SKIP_BLOCK = 1;
/** Words before that contain the gram. */
export const SKIP_COUNT = 2;
/** Words before that end with the gram. */
export const SKIP_ENDS = 3;
/** Blocks that share one row of the length table. */
export const LENGTH_ROW_SHIFT = 5;
/** Lengths of a row of the length table: 0 … 45. */
export const LENGTH_COLUMNS = 46;
/** Longest gram that has a posting list. */
export const LONGEST_GRAM = 4;
/** Shortest gram that may be a prompt. */
export const SHORTEST_PROMPT = 2;
