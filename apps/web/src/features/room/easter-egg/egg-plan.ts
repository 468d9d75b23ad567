/** When what happens, in ms from the trigger: three pictures, and the volume that rises with each. */
export const EGG_MS = 74_000;
export const EGG_STAGES = [
  { fromMs: 0, picture: null, volume: 0.15 },
  { fromMs: 5000, picture: 'horns', volume: 0.25 },
  { fromMs: 22_000, picture: 'bomb', volume: 0.35 },
  { fromMs: 55_000, picture: 'band', volume: 0.4 },
] as const;
export type EggStage = (typeof EGG_STAGES)[number];
export type EggPicture = NonNullable<EggStage['picture']>;

/** The message of the server that starts it, and ends it when it comes again. */
export const EGG_MESSAGE = '/metal';
