import { useEffect, useRef } from 'react';
import { clockText } from '../../../../ui/clock-text.ts';
import { useRoom } from '../../store/use-topic.ts';

const SECOND_MS = 1000;
/** From here on the clock is red. */
const LOW_MS = 10_000;
/** A started second counts: the bank is empty when it shows 0:00. */
const bankText = (ms: number): string => clockText(Math.ceil(ms / SECOND_MS));

/** The time bank in place of hearts; in the own turn it runs down each second. Written in place. */
export function SeatBank({ id, className }: { id: string; className: string | undefined }) {
  const { store } = useRoom();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const paint = () => {
      const bank = store.seat(id)?.bankMs ?? 0;
      const turn = store.get('turn');
      const runs = turn?.holder === id && turn.endsAt !== null;
      if (!text.current) return;
      const left = runs ? (turn.endsAt ?? 0) - store.now() : bank;
      text.current.textContent = bankText(left);
      text.current.toggleAttribute('data-low', left <= LOW_MS);
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
