/** Backgrounds of rooms and profiles by their id on the wire; all are free. 0 is the stage of the theme itself. */
export const BACKGROUNDS = ['sunburst', 'stripes', 'confetti', 'waves', 'bricks', 'stars'] as const;
export type BackgroundName = (typeof BACKGROUNDS)[number];

/** Whether there is a background with this id. */
export const isBackground = (id: number): boolean => BACKGROUNDS[id] !== undefined;
