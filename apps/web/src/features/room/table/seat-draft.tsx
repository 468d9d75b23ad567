import { useEffect, useRef } from 'react';
import { useRoom } from '../store/use-topic.ts';
import s from './seat.module.css';

/** Where the prompt stands in a draft: start and end, or null. */
export const findPrompt = (text: string, prompt: string): readonly [number, number] | null => {
  const start = prompt ? text.indexOf(prompt) : -1;
  return start < 0 ? null : [start, start + prompt.length];
};

/** What somebody types, live: three text nodes that are rewritten in place, without React. */
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
      const range = turn?.holder === id ? findPrompt(shown, turn.prompt) : null;
      const [start, end] = range ?? [shown.length, shown.length];
      before.current.textContent = shown.slice(0, start);
      hit.current.textContent = shown.slice(start, end);
      after.current.textContent = shown.slice(end);
      box.current.toggleAttribute('data-empty', text === '');
    };
    paint();
    const offs = [store.on(`draft:${id}`, paint), store.on('turn', paint)];
    return () => {
      for (const off of offs) off();
    };
  }, [store, id]);
  return (
    <span ref={box} className={s.draft} data-testid={`draft-${id}`} data-empty="">
      <span ref={before} />
      <mark ref={hit} />
      <span ref={after} />
    </span>
  );
}
