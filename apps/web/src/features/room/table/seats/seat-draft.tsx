import { useEffect, useRef } from 'react';
import { findPrompt } from '../../modes/mark-letters.ts';
import { useRoom } from '../../store/use-topic.ts';
import { forgetPaint, paintSoon } from './paint-queue.ts';
import s from './seat-draft.module.css';

/** What somebody types, live: three text nodes that are rewritten in place, all players' together, without React. */
export function SeatDraft({ id }: { id: string }) {
  const { store } = useRoom();
  const before = useRef<HTMLSpanElement>(null);
  const hit = useRef<HTMLElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const paint = () => {
      if (!box.current || !before.current || !hit.current || !after.current) return;
      const text = store.draft(id);
      const turn = store.get('turn');
      const blind = turn?.twist?.name === 'blind' && id === store.selfId;
      const shown = blind ? '•'.repeat([...text].length) : text;
      const asked = turn && (turn.holder === id || turn.holder === '') ? turn : null;
      const range = asked ? findPrompt(shown, asked.prompt, asked.requirement) : null;
      const [start, end] = range ?? [shown.length, shown.length];
      before.current.textContent = shown.slice(0, start);
      hit.current.textContent = shown.slice(start, end);
      after.current.textContent = shown.slice(end);
      box.current.toggleAttribute('data-empty', text === '');
      box.current.style.setProperty('--n', String(Math.max(1, [...shown].length)));
    };
    paint();
    const soon = () => paintSoon(paint);
    const offs = [store.on(`draft:${id}`, soon), store.on('turn', soon)];
    return () => {
      forgetPaint(paint);
      for (const off of offs) off();
    };
  }, [store, id]);
  return (
    <span ref={box} className={s.draft} data-draft="" data-testid={`draft-${id}`} data-empty="">
      <span ref={before} />
      <mark ref={hit} />
      <span ref={after} />
    </span>
  );
}
