import type { RankName } from '@syllaboom/engine';

/** Light, body and shade of a rank's metal or stone, and how many stripes it wears. */
export interface RankColors {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly stripes: number;
}

/** The same in all themes: a rank is known by its colours everywhere. */
export const RANK_COLORS: Readonly<Record<RankName, RankColors>> = {
  iron: { light: '#c9cfdb', body: '#8d95a8', shade: '#5d6578', stripes: 1 },
  bronze: { light: '#f5bd8a', body: '#c9783c', shade: '#8c4a1b', stripes: 2 },
  silver: { light: '#ffffff', body: '#c8d3e6', shade: '#8b98b3', stripes: 3 },
  gold: { light: '#fff0a3', body: '#ffc933', shade: '#c98a00', stripes: 3 },
  diamond: { light: '#d9f7ff', body: '#6fd6f7', shade: '#2b95c4', stripes: 3 },
  platinum: { light: '#e6fff6', body: '#8fe6cb', shade: '#3aa588', stripes: 3 },
  master: { light: '#ecd9ff', body: '#a56bff', shade: '#6a32c9', stripes: 3 },
  challenger: { light: '#ffd0a8', body: '#ff5a36', shade: '#a82a18', stripes: 3 },
};

const WINGED: readonly RankName[] = ['diamond', 'platinum', 'master', 'challenger'];
const CROWNED: readonly RankName[] = ['master', 'challenger'];
export const isWinged = (rank: RankName): boolean => WINGED.includes(rank);
export const isCrowned = (rank: RankName): boolean => CROWNED.includes(rank);
