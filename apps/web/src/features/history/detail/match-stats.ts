import type { PlayerMatchStats } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { signedPoints } from '../../../ui/rank/signed-points.ts';
import { readCategories } from './match-timeline.ts';

type Read = (stats: PlayerMatchStats, t: TFunction) => string;

const count =
  (read: (stats: PlayerMatchStats) => number): Read =>
  (stats) =>
    formatNumber(read(stats));

const lostHearts: Read = ({ health_lost: turns }, t) =>
  turns.length === 0
    ? formatNumber(0)
    : `${formatNumber(turns.length)} (${t('history.lostAt', { turns: turns.join(', ') })})`;

const categories: Read = ({ category }, t) => {
  const found = readCategories(category);
  if (found.length === 0) return t('history.noCategories');
  return found.map(({ name, count: words }) => `${categoryName(t, name)} ${formatNumber(words)}`).join(', ');
};

/** In the place of a statistic that nothing could be measured for. */
const NONE = '–';

/** Every statistic of a player in a match, in the order of the page. */
export const MATCH_STATS = [
  { id: 'correct_words', read: count((stats) => stats.correct_words) },
  { id: 'wrong_words', read: count((stats) => stats.wrong_words) },
  { id: 'typed_words', read: count((stats) => stats.typed_words) },
  // Whoever wrote nothing had no speed, as in the result.
  { id: 'wpm', read: ({ wpm }) => (wpm > 0 ? formatNumber(Math.round(wpm)) : NONE) },
  { id: 'combo', read: count((stats) => stats.combo) },
  { id: 'alpha', read: count((stats) => stats.alpha) },
  { id: 'discovered', read: count((stats) => stats.discovered) },
  { id: 'claimed', read: count((stats) => stats.claimed) },
  { id: 'defeated', read: count((stats) => stats.defeated) },
  { id: 'xp', read: count((stats) => stats.xp) },
  { id: 'wp', read: (stats) => signedPoints(stats.wp) },
  { id: 'collected_coins', read: count((stats) => stats.collected_coins) },
  { id: 'diamond_dropped', read: count((stats) => stats.diamond_dropped) },
  { id: 'key_dropped', read: count((stats) => stats.key_dropped) },
  { id: 'locale', read: (stats) => formatLanguage(stats.locale) },
  { id: 'health_lost', read: lostHearts },
  { id: 'longest_word', read: (stats) => stats.longest_word || NONE },
  { id: 'category', read: categories },
] as const satisfies readonly {
  readonly id: Exclude<keyof PlayerMatchStats, 'place' | 'timeline'>;
  readonly read: Read;
}[];
