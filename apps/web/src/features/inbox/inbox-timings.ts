/** The list is filtered so long after the last key. */
export const CHAT_SEARCH_DEBOUNCE_MS = 300;
/** Players are searched for so long after the last key; by so many letters at least. */
export const PLAYER_SEARCH_DEBOUNCE_MS = 500;
export const LEAST_LETTERS = 2;
/** What events leave open is asked for once in so many ms. */
export const READ_AGAIN_MS = 400;
/** Lines of one person within so many ms stand together, under one face. */
export const TOGETHER_MS = 300_000;
/** Ages on the screen are counted anew so often. */
export const AGES_MS = 20_000;
