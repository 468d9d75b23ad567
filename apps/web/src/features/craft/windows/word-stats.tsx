import type { CraftWord } from '@syllaboom/contracts';
import { CRAFT, craftCoins, craftRate, craftStore } from '@syllaboom/engine';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { formatNumber, formatPercent } from '../../../platform/i18n/format.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Progress } from '../../../ui/kit/waiting/progress.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { useUser } from '../../session/index.ts';
import { useBoard, useServerTime } from '../store/use-board.ts';
import s from './craft-windows.module.css';

function WordRow({ word, coins, locale }: { word: CraftWord; coins: number; locale: string }) {
  const { t } = useTranslation();
  const most = craftStore(word.word);
  return (
    <li className={s.word} data-still={word.earns ? undefined : ''}>
      <WordLink word={word.word} locale={locale} onOpen={() => openWord(locale, word.word)}>
        <b className={s.name}>{word.word}</b>
      </WordLink>
      <span className={s.rate}>{word.earns ? t('craft.rate', { rate: craftRate(word.word) }) : t('craft.rests')}</span>
      <span className={s.coins}>
        <Coins size={16} strokeWidth={2.6} aria-hidden="true" />
        {t('craft.stored', { coins: formatNumber(coins), most: formatNumber(most) })}
      </span>
      <Progress value={coins / most} label={t('craft.fullness', { word: word.word })} color="var(--ember)" />
    </li>
  );
}

/** Every word of the board that is shown: what it earns, what it has earned, how full it is. */
export function WordStats() {
  const { t } = useTranslation();
  const { store, view } = useBoard();
  const now = useServerTime(store);
  const locale = useUser()?.locale ?? 'en-US';
  if (view.board === null)
    return (
      <div className={s.page}>
        {view.status === 'loading' ? (
          <Spinner label={t('common.loading')} />
        ) : (
          <EmptyState title={t('craft.failed')} seed="Lumi" mood="panic" />
        )}
      </div>
    );
  const { words, today } = view.board;
  if (words.length === 0)
    return (
      <div className={s.page}>
        <EmptyState title={t('craft.noWords')} seed="Noodle" />
      </div>
    );
  const earning = words.filter(({ earns }) => earns);
  const perMinute = earning.reduce((sum, { word }) => sum + craftRate(word), 0);
  return (
    <div className={s.page}>
      <p className={s.sum}>
        <b>{t('craft.rate', { rate: perMinute })}</b>
        {t('craft.wordCount', { count: words.length })}
        {words.length > CRAFT.earningWords ? <small>{t('craft.mostEarn', { most: CRAFT.earningWords })}</small> : null}
      </p>
      {today === null ? null : (
        <div className={s.today}>
          <p>
            {t('craft.today', { coins: formatNumber(today.coins), full: formatNumber(today.full) })}{' '}
            <small>{t('craft.todayMore', { part: formatPercent(CRAFT.afterDailyFull) })}</small>
          </p>
          <Progress value={today.coins / today.full} label={t('craft.todayBar')} color="var(--mint)" />
        </div>
      )}
      <ul className={s.words}>
        {words
          .toSorted((a, b) => craftCoins(b, now) - craftCoins(a, now) || a.word.localeCompare(b.word, locale))
          .map((word) => (
            <WordRow key={word.id} word={word} coins={craftCoins(word, now)} locale={locale} />
          ))}
      </ul>
    </div>
  );
}
