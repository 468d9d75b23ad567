/** Backgrounds of a room by their id on the wire; all are free. 0 is the stage of the theme itself. */
export const BACKGROUNDS = ['sunburst', 'stripes', 'confetti', 'waves', 'bricks', 'stars'] as const;
export type BackgroundName = (typeof BACKGROUNDS)[number];

/** Bombs of a room by their id on the wire that everybody owns. */
export const BOMBS = ['classic'] as const;

/** The background with an id; one that nobody knows is the theme's own. */
export const backgroundName = (id: number): BackgroundName => BACKGROUNDS[id] ?? 'sunburst';
