import { alphabetMultiplier, bonusAlphabet } from '@syllaboom/engine';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useSnapshot, useTopic, useWordLanguage } from '../store/use-topic.ts';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import plank from '../../../ui/kit/layout/plank.module.css';
import s from './alphabet-strip.module.css';

/** The own bonus alphabet: a letter lights up when its health is used up; more health than one shows as a number. */
export function AlphabetStrip() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const health = useSnapshot('letters');
  const language = useWordLanguage();
  const completed = useTopic('seats', (store) => store.self?.alphabets ?? 0);
  if (!info || info.letterHealth === 0) return null;
  const letters = bonusAlphabet(language, info.casualAlphabet);
  const left = (letter: string) => health[letter] ?? info.letterHealth;
  const done = letters.filter((letter) => left(letter) <= 0).length;
  return (
    <Tip label={t('table.bonusHow')}>
      <div
        className={clsx(plank.plank, s.strip)}
        role="img"
        aria-label={`${t('room.alphabetProgress', { done, all: letters.length, completed })}. ${t('table.bonusHow')}`}
        data-testid="alphabet"
      >
        <p className={s.title}>
          {t('table.bonusTitle')}
          <b>
            +1 <Heart size={15} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          </b>
        </p>
        <div className={s.letters}>
          {letters.map((letter) => (
            <span key={letter} aria-hidden="true" data-on={left(letter) <= 0 || undefined} data-letter={letter}>
              {letter}
              {left(letter) > 1 ? <i>{left(letter)}</i> : null}
            </span>
          ))}
        </div>
        {completed > 0 ? <b className={s.multiplier}>×{formatNumber(alphabetMultiplier(completed))}</b> : null}
      </div>
    </Tip>
  );
}
