import { type GameLanguage, foldTyped } from '@syllaboom/engine';
import { CornerDownLeft, Delete } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyMarks } from '../modes/guess/use-key-marks.ts';
import { KEYBOARD_LAYOUTS } from './keyboard-layouts.ts';
import s from './touch-keyboard.module.css';
import { TouchKey } from './touch-key.tsx';

interface TouchKeyboardProps {
  language: GameLanguage;
  /** Letters that the prompt asks for glow. */
  needed: string;
  /** How letters stood in earlier guesses (mode 2). */
  marks: KeyMarks;
  onLetter: (letter: string, trusted: boolean) => void;
  onBackspace: () => void;
  onSend: () => void;
}

/** The own keyboard of touch screens: no viewport jump, no suggestions, no composition. Layout by game language. */
export const TouchKeyboard = memo(function TouchKeyboard(props: TouchKeyboardProps) {
  const { language, needed, marks, onLetter, onBackspace, onSend } = props;
  const { t } = useTranslation();
  const press = (act: () => void) => (event: PointerEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className={s.keys} lang={language} data-testid="touch-keyboard">
      {KEYBOARD_LAYOUTS[language].map((row, index) => (
        <div key={row} className={s.row}>
          {index === 2 ? (
            <button
              type="button"
              className={s.wide}
              aria-label={t('room.backspace')}
              onPointerDown={press(onBackspace)}
            >
              <Delete size={22} strokeWidth={2.6} />
            </button>
          ) : null}
          {[...row].map((letter) => (
            <TouchKey
              key={letter}
              letter={letter}
              language={language}
              needed={needed.includes(foldTyped(letter, language))}
              mark={marks[foldTyped(letter, language)]}
              onLetter={onLetter}
            />
          ))}
          {index === 2 ? (
            <button type="button" className={s.send} aria-label={t('room.sendWord')} onPointerDown={press(onSend)}>
              <CornerDownLeft size={22} strokeWidth={3} />
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
});
