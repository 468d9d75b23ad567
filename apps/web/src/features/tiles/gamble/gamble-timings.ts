/** Letters are shuffled for so long, then the result is shown. */
export const SHUFFLE_MS = 1_500;
/** The window closes so long after a success. */
export const CLOSE_MS = 1_000;
/** Each shuffled picture stands for so long. */
export const STEP_MS = 70;
