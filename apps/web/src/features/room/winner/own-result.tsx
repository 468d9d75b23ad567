import type { PersonalBest, WinnerEntry } from '@syllaboom/contracts';
import { Star } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { monsterName } from '../host/monsters/monster-words.ts';
import { hasOneWinner } from '../modes/has-one-winner.ts';
import { useSnapshot, useWordLanguage } from '../store/use-topic.ts';
import { BEST_MS } from '../room-timings.ts';
import { Earned } from './earned.tsx';
import s from './result-card.module.css';
import { useCounted } from './use-counted.ts';

interface OwnResultProps {
  entry: WinnerEntry;
  /** Whose statistics these are: one's own, or for who watched, the winner's. */
  own: boolean;
  /** From 1; null where nobody came in anywhere. */
  place: number | null;
  of: number;
  bests: readonly PersonalBest[];
  recorded: boolean;
}

/** The mark of an own best. They come one after the other, once the podium stands. */
function BestMark({ at }: { at: number }) {
  const { t } = useTranslation();
  const delayMs = BEST_MS.first + at * BEST_MS.apart;
  useEffect(() => {
    const timer = setTimeout(() => sound.play('ok'), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <span className={s.best} style={{ '--after': `${delayMs}ms` } as CSSProperties} data-testid="best">
      <Star size={15} strokeWidth={2.6} fill="currentColor" aria-hidden="true" />
      {t('result.best')}
    </span>
  );
}

/** A word as letter tiles as long as they can be read, else written. */
const MOST_TILES = 15;
function LongestWord({ word }: { word: string }) {
  const language = useWordLanguage();
  const letters = [...word];
  const open = () => openWord(language, word);
  if (letters.length > MOST_TILES)
    return <WordLink word={word} locale={language} className={s.longWord} onOpen={open} />;
  return (
    <WordLink word={word} locale={language} onOpen={open}>
      <span className={s.tiles} style={{ '--letters': letters.length } as CSSProperties}>
        <span className="sr">{word}</span>
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} className={s.letter ?? ''} />
        ))}
      </span>
    </WordLink>
  );
}

/** How the accepted words are called. */
const COUNTED = { words: 'room.statWords', hits: 'modes.guessHits', answers: 'modes.rightAnswers' } as const;

/** In the place of a statistic that nothing could be measured for. */
const NONE = '–';

/** Statistics that only some matches have. */
function Further({ entry, recorded }: { entry: WinnerEntry; recorded: boolean }) {
  const { t } = useTranslation();
  const stats = [
    [t('modes.statReachedWpp'), entry.reached_wpp],
    [t('modes.statElo'), Math.round(entry.rating)],
    [t('modes.statDiscovered'), recorded ? entry.discovered : 0],
    [t('modes.statClaimed'), recorded ? entry.claimed : 0],
  ] as const;
  const shown = stats.filter(([, value]) => value > 0);
  const categories = Object.entries(entry.category).sort(([, one], [, other]) => other - one);
  if (shown.length === 0 && categories.length === 0) return null;
  return (
    <div className={s.further}>
      {shown.length > 0 ? (
        <ul className={s.chips}>
          {shown.map(([label, value]) => (
            <li key={label}>
              <Chip>
                {label} <b>{formatNumber(value)}</b>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {categories.length > 0 ? (
        <ul className={s.chips} aria-label={t('modes.statCategories')} data-testid="categories">
          {categories.map(([category, count]) => (
            <li key={category}>
              <Chip tone="gold">
                {monsterName(t, category)} <b>{`×${formatNumber(count)}`}</b>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** One player's match: place, what was earned, statistics, the longest word; own bests are marked where they stand. */
export function OwnResult({ entry, own, place, of, bests, recorded }: OwnResultProps) {
  const { t } = useTranslation();
  const counted = useCounted();
  const info = useSnapshot('info');
  const hasPlaces = info === null || hasOneWinner(info);
  const markOf = (best: PersonalBest) => (bests.includes(best) ? <BestMark at={bests.indexOf(best)} /> : null);
  const stats: readonly (readonly [string, string, PersonalBest | null])[] = [
    [t(COUNTED[counted]), formatNumber(entry.correct_words), null],
    [t('room.statWrong'), formatNumber(entry.wrong_words), null],
    // Whoever wrote nothing had no speed.
    [t('room.statWpm'), entry.wpm > 0 ? formatNumber(Math.round(entry.wpm)) : NONE, 'wpm'],
    [t('room.statReact'), entry.react > 0 ? t('room.seconds', { value: entry.react }) : NONE, null],
    [t('result.streak'), formatNumber(entry.combo), 'combo'],
  ];
  // Where one chooses, there is no speed to measure.
  const shown = counted === 'words' ? stats : stats.filter(([, value]) => value !== NONE);
  return (
    <section className={s.card} aria-labelledby="own-result" data-testid="own-result">
      <header className={s.head}>
        <h2 id="own-result">
          {own
            ? t('result.yourMatch')
            : hasPlaces
              ? t('result.winnersMatch')
              : t('result.matchOf', { name: entry.player.name })}
        </h2>
        {place === null || !hasPlaces ? null : <b className={s.place}>{t('result.place', { place, of })}</b>}
        {bests.includes('alphabets') ? (
          <span className={s.alphabets}>
            {t('result.alphabets')} {markOf('alphabets')}
          </span>
        ) : null}
      </header>
      {/* Before the statistics: on a phone they go on below the buttons. */}
      {recorded && own ? <Earned entry={entry} /> : null}
      <dl className={s.stats}>
        {shown.map(([label, value, best]) => (
          <div key={label} data-best={(best !== null && bests.includes(best)) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {best === null ? null : markOf(best)}
          </div>
        ))}
      </dl>
      {entry.longest_word && counted === 'words' ? (
        <p className={s.longest} data-best={bests.includes('word') || undefined}>
          <span>{t('result.longest')}</span>
          <LongestWord word={entry.longest_word} />
          {markOf('word')}
        </p>
      ) : null}
      <Further entry={entry} recorded={recorded} />
    </section>
  );
}
