import { BACKGROUNDS, type BackgroundName } from '@syllaboom/engine';
import './backgrounds.css';

/** The background with an id, for `data-background`; one that nobody knows is the theme's own. */
export const backgroundName = (id: number): BackgroundName => BACKGROUNDS[id] ?? 'sunburst';
