import type { GameLanguage, GuessMark } from '@syllaboom/engine';
import { type PointerEvent, useRef, useState } from 'react';
import { accentsOf } from './keyboard-layouts.ts';
import s from './touch-keyboard.module.css';

/** A press as long as this offers the accents. */
const LONG_PRESS_MS = 350;

interface TouchKeyProps {
  letter: string;
  language: GameLanguage;
  needed: boolean;
  mark: GuessMark | undefined;
  onLetter: (letter: string, trusted: boolean) => void;
}

/** One key: the letter comes at the press; holding it on offers its accented forms in place of it, slide and let go to take one. */
export function TouchKey({ letter, language, needed, mark, onLetter }: TouchKeyProps) {
  const accents = accentsOf(letter, language);
  const [offered, setOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (accents.length === 0) {
      onLetter(letter, event.nativeEvent.isTrusted);
      return;
    }
    event.currentTarget.setPointerCapture?.(event.pointerId);
    timer.current = setTimeout(() => setOffered(true), LONG_PRESS_MS);
  };
  const onUp = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (accents.length === 0) return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-accent]');
    onLetter((offered && over?.dataset.accent) || letter, event.nativeEvent.isTrusted);
    setOffered(false);
  };
  const onCancel = () => {
    clearTimeout(timer.current);
    setOffered(false);
  };
  return (
    <button
      type="button"
      className={s.key}
      data-needed={needed || undefined}
      data-guess={mark}
      data-key={letter}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onPointerCancel={onCancel}
      onContextMenu={(event) => event.preventDefault()}
    >
      {letter}
      {offered ? (
        <span className={s.accents}>
          {accents.map((accent) => (
            <span key={accent} data-accent={accent} className={s.accent}>
              {accent}
            </span>
          ))}
        </span>
      ) : null}
    </button>
  );
}
