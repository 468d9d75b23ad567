import { type GameLanguage, foldTyped } from '@syllaboom/engine';
import { CornerDownLeft, Delete } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyMarks } from '../../modes/guess/use-key-marks.ts';
import { isBarePress } from './bare-press.ts';
import { KEYBOARD_LAYOUTS } from './keyboard-layouts.ts';
import s from './touch-keyboard.module.css';
import { TouchKey } from './touch-key.tsx';
import { useHeld } from './use-held.ts';

interface TouchKeyboardProps {
  language: GameLanguage;
  /** Letters that the prompt asks for glow. */
  needed: string;
  /** How letters stood in earlier guesses (mode 2). */
  marks: KeyMarks;
  /** Nothing may be typed now: the keys rest. */
  idle: boolean;
  onLetter: (letter: string, trusted: boolean) => void;
  onAccent: (letter: string, accent: string, trusted: boolean) => void;
  onBackspace: () => void;
  onSend: () => void;
}

/** The own keyboard of touch screens: no viewport jump, no suggestions, no composition. Layout by game language. */
export const TouchKeyboard = memo(function TouchKeyboard(props: TouchKeyboardProps) {
  const { language, needed, marks, onLetter, onAccent, onBackspace, onSend } = props;
  const { t } = useTranslation();
  const backspace = useHeld(onBackspace);
  return (
    <div className={s.keys} lang={language} inert={props.idle} data-testid="touch-keyboard">
      {KEYBOARD_LAYOUTS[language].map((row, index) => (
        <div key={row} className={s.row}>
          {index === 2 ? (
            <button
              type="button"
              className={s.wide}
              aria-label={t('room.backspace')}
              {...backspace}
              onClick={(event) => isBarePress(event) && onBackspace()}
              onContextMenu={(event) => event.preventDefault()}
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
              onAccent={onAccent}
            />
          ))}
          {index === 2 ? (
            <button
              type="button"
              className={s.send}
              aria-label={t('room.sendWord')}
              onPointerDown={(event) => {
                event.preventDefault();
                onSend();
              }}
              onClick={(event) => isBarePress(event) && onSend()}
            >
              <CornerDownLeft size={22} strokeWidth={3} />
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
});
