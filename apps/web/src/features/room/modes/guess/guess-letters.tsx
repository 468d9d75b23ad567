import { foldTyped } from '@syllaboom/engine';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useWordLanguage } from '../../store/use-topic.ts';
import { KEYBOARD_LAYOUTS } from '../../typing/keyboard/keyboard-layouts.ts';
import plank from '../../../../ui/kit/layout/plank.module.css';
import s from './guess.module.css';
import { MARK_WORDS } from './mark-words.ts';
import marked from './marks.module.css';
import { useKeyMarks } from './use-key-marks.ts';

/** The alphabet of the room's language with what the guesses told of each letter, where other modes show the bonus letters. */
export function GuessLetters() {
  const { t } = useTranslation();
  const language = useWordLanguage();
  const marks = useKeyMarks();
  const letters = [...new Set([...KEYBOARD_LAYOUTS[language].join('')].map((key) => foldTyped(key, language)))]
    .filter((letter) => /\p{L}/u.test(letter))
    .sort((a, b) => a.localeCompare(b, language));
  return (
    <ul className={clsx(plank.plank, s.alphabet)} aria-label={t('modes.letters')} data-testid="guess-letters">
      {letters.map((letter) => {
        const mark = marks[letter];
        return (
          <li key={letter} className={marked.mark} data-guess={mark}>
            <span aria-hidden="true">{letter}</span>
            <span className="sr">{mark ? `${letter}: ${t(MARK_WORDS[mark])}` : letter}</span>
          </li>
        );
      })}
    </ul>
  );
}
