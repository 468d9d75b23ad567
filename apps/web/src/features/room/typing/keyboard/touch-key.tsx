import type { GameLanguage, GuessMark } from '@syllaboom/engine';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { isBarePress } from './bare-press.ts';
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
  /** An accented form takes the place of the letter that this key typed. */
  onAccent: (letter: string, accent: string, trusted: boolean) => void;
}

/**
 * One key: the letter comes at the press, so that two thumbs never change its place; holding it on offers its accented forms in
 * place of it, slide and let go to take one. Enter on it, or a reader's own press, types as well.
 */
export function TouchKey({ letter, language, needed, mark, onLetter, onAccent }: TouchKeyProps) {
  const accents = accentsOf(letter, language);
  const [offered, setOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault();
    onLetter(letter, event.nativeEvent.isTrusted);
    if (accents.length === 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    timer.current = setTimeout(() => setOffered(true), LONG_PRESS_MS);
  };
  const onUp = (event: PointerEvent) => {
    clearTimeout(timer.current);
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-accent]');
    if (offered && over?.dataset.accent) onAccent(letter, over.dataset.accent, event.nativeEvent.isTrusted);
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
      onClick={(event) => isBarePress(event) && onLetter(letter, event.nativeEvent.isTrusted)}
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
