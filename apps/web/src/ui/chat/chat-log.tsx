/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log must be reachable by keyboard */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import s from './chat.module.css';
import { ChatLineView } from './chat-line.tsx';
import type { NumberedLine } from './chat-store.ts';

/** So near to the end counts as reading along. */
const NEAR_END_PX = 60;

interface ChatLogProps {
  lines: readonly NumberedLine[];
  label: string;
  /** Said while there are no lines. */
  empty: ReactNode;
  /** A word that the room speaks of was pressed; without it words are words. */
  onWord?: (word: string) => void;
  /** Above the first line: the way to what was said before it. */
  before?: ReactNode;
  /** What can be done about who wrote a line, behind their face; null: nothing. */
  writerMenu?: (line: NumberedLine) => ReactNode;
}

/** The last lines; stays at the end unless somebody reads further up. */
export function ChatLog({ lines, label, empty, onWord, before, writerMenu }: ChatLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    if (following.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    // A keyboard, a notice or a turned device makes the box smaller: the end would slip below it.
    const observer = new ResizeObserver(() => {
      if (following.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const box = list.current;
    if (box) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
  };
  return (
    // A scrolling log must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={s.lines} ref={list} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {before}
      {lines.length === 0 ? <p className={s.quiet}>{empty}</p> : null}
      {lines.map((line) => (
        <ChatLineView key={line.n} line={line} onWord={onWord} menu={writerMenu?.(line)} />
      ))}
    </div>
  );
}
