import clsx from 'clsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../platform/media.ts';
import { Bomb } from '../../ui/bomb/bomb.tsx';
import { Critter } from '../../ui/critter/critter.tsx';
import { Drum } from '../../ui/drum/drum.tsx';
import { Tile } from '../../ui/kit/tile.tsx';
import s from './demo.module.css';
import { demoFrame, readDemoWords } from './demo-words.ts';

const STEP_MS = 240;
/** With reduced motion the picture stands still at this step: a word just found. */
const STILL_STEP = 9;
const SEATS = ['quokka', 'Sekerpare29', 'Lumi', 'BigNino21'] as const;

/** The game in one glance: the bomb, the syllable on its sign, somebody typing a word that holds it. */
export function DemoTable() {
  const { t } = useTranslation();
  const calm = useReducedMotion();
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (calm) return undefined;
    const timer = setInterval(() => setStep((before) => before + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [calm]);
  const { word, typed, solved, heat } = demoFrame(readDemoWords(t('landing.demoWords')), calm ? STILL_STEP : step);
  const hitFrom = word.word.indexOf(word.prompt);
  return (
    <figure className={s.demo} role="img" aria-label={t('landing.demo', { prompt: word.prompt, word: word.word })}>
      <div className={s.table} style={{ '--heat': heat } as CSSProperties}>
        <Drum className={s.drum} />
        {SEATS.map((seed, seat) => (
          <span key={seed} className={clsx(s.seat, seat === word.seat && s.active)} data-seat={seat}>
            <Critter seed={seed} size={92} mood={seat === word.seat ? (solved ? 'happy' : 'panic') : 'calm'} />
          </span>
        ))}
        <span className={s.bomb}>
          <Bomb prompt={word.prompt} />
        </span>
      </div>
      <div className={clsx(s.tray, solved && s.solved)}>
        {[...word.word].map((letter, index) => {
          const isTyped = index < typed.length;
          return (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word, and falls when it is typed
              key={`${word.word}${index}${isTyped}`}
              letter={letter}
              size={44}
              hit={index >= hitFrom && index < hitFrom + word.prompt.length}
              // What is not typed yet keeps its place, so that nothing moves when it comes.
              className={(isTyped ? s.letter : s.unseen) ?? ''}
            />
          );
        })}
      </div>
    </figure>
  );
}
