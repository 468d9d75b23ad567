import type { WinnerEntry } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Chip } from '../../../ui/kit/chip.tsx';
import { monsterName } from '../host/monster-words.ts';
import s from './winner.module.css';

/** Figures of one player; what was earned only when the match counts. */
export function OwnResult({ entry, recorded }: { entry: WinnerEntry | null; recorded: boolean }) {
  const { t } = useTranslation();
  if (!entry) return null;
  const figures: readonly (readonly [string, string])[] = [
    [t('room.figureWords'), formatNumber(entry.correct_words)],
    [t('room.figureWrong'), formatNumber(entry.wrong_words)],
    [t('room.figureWpm'), formatNumber(Math.round(entry.wpm))],
    [t('room.figureReact'), t('room.seconds', { value: entry.react })],
    [t('room.figureLongest'), entry.longest_word || '–'],
    ...(entry.reached_wpp > 0 ? ([[t('modes.figureReachedWpp'), formatNumber(entry.reached_wpp)]] as const) : []),
    ...(entry.rating === 0 ? [] : ([[t('modes.figureElo'), formatNumber(Math.round(entry.rating))]] as const)),
    ...(recorded
      ? ([
          [t('common.coins'), `+${formatNumber(entry.coins)}`],
          [t('room.figureExp'), `+${formatNumber(entry.xp)}`],
          [t('modes.figureDiscovered'), formatNumber(entry.discovered)],
          [t('modes.figureClaimed'), formatNumber(entry.claimed)],
        ] as const)
      : []),
  ];
  const categories = Object.entries(entry.category).sort(([, one], [, other]) => other - one);
  return (
    <>
      <ul className={s.figures}>
        {figures.map(([label, value]) => (
          <li key={label}>
            <Chip>
              {label} <b>{value}</b>
            </Chip>
          </li>
        ))}
      </ul>
      {categories.length > 0 ? (
        <ul className={s.figures} aria-label={t('modes.figureCategories')} data-testid="categories">
          {categories.map(([category, count]) => (
            <li key={category}>
              <Chip tone="gold">
                {monsterName(t, category)} <b>{`×${formatNumber(count)}`}</b>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
