import { type Palette, palette, type ToneName } from '../effects/palettes.ts';
import type { AuraName } from './auras.ts';

interface StreakDesign {
  readonly aura: AuraName;
  readonly colors: Palette;
}
const as = (aura: AuraName, base: ToneName, second: ToneName): StreakDesign => ({
  aura,
  colors: palette(base, second),
});

/** What each streak effect shows, by its id; the dearer ones stand last. */
export const STREAK_DESIGNS: readonly StreakDesign[] = [
  as('flame', 'orange', 'lemon'),
  as('sparks', 'lemon', 'sky'),
  as('bubbles', 'sky', 'mint'),
  as('drops', 'blue', 'sky'),
  as('leaves', 'leaf', 'orange'),
  as('notes', 'grape', 'rose'),
  as('confetti', 'ruby', 'gold'),
  as('stars', 'gold', 'peach'),
  as('hearts', 'rose', 'ruby'),
  as('paws', 'brown', 'cream'),
  as('candies', 'magenta', 'mint'),
  as('snow', 'sky', 'pearl'),
  as('blossoms', 'rose', 'lemon'),
  as('breakers', 'blue', 'sky'),
  as('letters', 'cream', 'gold'),
  as('butterflies', 'blue', 'magenta'),
  as('bats', 'grape', 'coal'),
  as('pixels', 'lime', 'magenta'),
  as('cogs', 'silver', 'brown'),
  as('rays', 'gold', 'orange'),
  as('thorns', 'leaf', 'ruby'),
  as('bolts', 'lemon', 'indigo'),
  as('laurel', 'lime', 'leaf'),
  as('comets', 'gold', 'blue'),
  as('planets', 'teal', 'orange'),
  as('whirl', 'indigo', 'magenta'),
  as('tentacles', 'grape', 'rose'),
  as('fan', 'teal', 'blue'),
  as('crystals', 'mint', 'grape'),
  as('angelWings', 'pearl', 'gold'),
  as('dragonWings', 'leaf', 'lime'),
  as('fire', 'orange', 'lemon'),
  as('phoenix', 'ruby', 'gold'),
];
