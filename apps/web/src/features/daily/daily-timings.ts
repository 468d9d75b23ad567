/** The popup with the daily rewards closes itself. */
export const OFFER_MS = 10_000;
/** After a claim it stays for a moment. */
export const CLAIMED_MS = 1_000;
/** The popup of something unlocked begins to fade, and is gone. */
export const UNLOCKED_FADES_MS = 1_500;
export const UNLOCKED_MS = 2_500;
