import { useEffect, useRef } from 'react';
import { useRoom } from '../store/use-topic.ts';

const SECOND_MS = 1000;
const format = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time bank in place of hearts; in the own turn it runs down each second [L0162 L0163]. Written in place. */
export function SeatBank({ id, className }: { id: string; className: string | undefined }) {
  const { store } = useRoom();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const paint = () => {
      const bank = store.seat(id)?.bankMs ?? 0;
      const turn = store.get('turn');
      const runs = turn?.holder === id && turn.endsAt !== null;
      if (text.current) text.current.textContent = format(runs ? (turn.endsAt ?? 0) - store.now() : bank);
    };
    paint();
    const timer = setInterval(paint, SECOND_MS);
    const offs = [store.on('turn', paint), store.on(`seat:${id}`, paint)];
    return () => {
      clearInterval(timer);
      for (const off of offs) off();
    };
  }, [store, id]);
  return <span ref={text} className={className} data-testid={`bank-${id}`} />;
}
