import { formatNumber } from '../../platform/i18n/format.ts';

/** A change of points with its sign: +22, −18, ±0. */
export const signedPoints = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : '±'}${formatNumber(Math.abs(points))}`;
