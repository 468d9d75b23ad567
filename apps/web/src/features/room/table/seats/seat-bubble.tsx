import { useEffect, useRef } from 'react';
import { paintEmojiText } from '../../../../ui/emoji/paint-emoji.ts';
import { useRoom } from '../../store/use-topic.ts';
import s from './seat-bubble.module.css';

/** The last accepted word above a player for four seconds; written in place. */
export function SeatBubble({ id }: { id: string }) {
  const { store } = useRoom();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const paint = () => {
      if (!box.current) return;
      const word = store.bubble(id);
      if (word) {
        paintEmojiText(box.current, word);
        box.current.style.setProperty('--n', String([...word].length));
      }
      box.current.toggleAttribute('data-shown', word !== '');
    };
    paint();
    return store.on(`bubble:${id}`, paint);
  }, [store, id]);
  return <span ref={box} className={s.bubble} data-testid={`bubble-${id}`} />;
}
