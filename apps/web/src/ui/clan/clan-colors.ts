import type { ClanTier } from '@syllaboom/engine';

/** The two colours of a tier's cloth: its face, and the fold in its shade. */
interface ClanColors {
  readonly face: string;
  readonly fold: string;
}

/**
 * What clans of the eleven tiers fly, the humblest first; the same in all themes, so that a clan is known by its cloth
 * everywhere. Letters on it are ink, an ink line surrounds it, and the level always stands beside it: a test holds them
 * readable, visible on every theme's surfaces, and apart from each other.
 */
export const CLAN_COLORS: Readonly<Record<ClanTier, ClanColors>> = {
  novice: { face: '#d3c3a8', fold: '#a39073' },
  apprentice: { face: '#a9b7cc', fold: '#7888a3' },
  adept: { face: '#74c67d', fold: '#44934f' },
  skilled: { face: '#22bcaa', fold: '#0d8375' },
  veteran: { face: '#3fc4f2', fold: '#1a8fbb' },
  expert: { face: '#8ca2ff', fold: '#4e64cf' },
  elite: { face: '#c78ffb', fold: '#8a50c9' },
  master: { face: '#ff9ad0', fold: '#cf5298' },
  champion: { face: '#ff8270', fold: '#c63f30' },
  mythic: { face: '#ff9e2c', fold: '#c96d05' },
  legendary: { face: '#ffe352', fold: '#cfa400' },
};
