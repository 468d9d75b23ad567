import './backgrounds.css';

/** Backgrounds of rooms and profiles by their id on the wire; all are free. 0 is the stage of the theme itself. */
export const BACKGROUNDS = ['sunburst', 'stripes', 'confetti', 'waves', 'bricks', 'stars'] as const;
export type BackgroundName = (typeof BACKGROUNDS)[number];

/** The background with an id, for `data-background`; one that nobody knows is the theme's own. */
export const backgroundName = (id: number): BackgroundName => BACKGROUNDS[id] ?? 'sunburst';
