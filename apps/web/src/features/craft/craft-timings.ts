/** What words have earned is reckoned anew so often where it is written in figures. */
export const EARNED_ANEW_MS = 2_000;
/** How full words are is drawn anew so often, and where the device saves data or power. */
export const PROGRESS_ANEW_MS = 3_000;
export const PROGRESS_ANEW_SAVING_MS = 5_000;
/** Coins that were collected fall for so long. */
export const COIN_DROP_MS = 2_000;
/** A word that was just formed lights up tile by tile for so long. */
export const FORMED_MS = 900;
/** A tile that was just laid springs for so long. */
export const SPRING_MS = 320;
/** A board this young is not read again where it is shown anew. */
export const READ_ANEW_MS = 2_000;
/** A board that lay out of sight for longer is read again. */
export const STALE_MS = 30_000;
