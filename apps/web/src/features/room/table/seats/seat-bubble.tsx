import { useEffect, useRef } from 'react';
import { openWord } from '../../../../navigation/windows.ts';
import { paintEmojiText } from '../../../../ui/emoji/paint-emoji.ts';
import { useRoom } from '../../store/use-topic.ts';
import s from './seat-bubble.module.css';

/** Emoji are shown in its place, too: they are no words. */
const IS_WORD = /^\p{L}/u;

/** The last accepted word above a player for four seconds; written in place. A press opens what is known of it. */
export function SeatBubble({ id }: { id: string }) {
  const { store } = useRoom();
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const paint = () => {
      if (!box.current) return;
      const word = store.bubble(id);
      if (word) {
        paintEmojiText(box.current, word);
        box.current.style.setProperty('--n', String([...word].length));
      }
      box.current.toggleAttribute('data-shown', word !== '');
      box.current.toggleAttribute('data-word', IS_WORD.test(word));
    };
    paint();
    return store.on(`bubble:${id}`, paint);
  }, [store, id]);
  const open = () => {
    const word = store.bubble(id);
    const info = store.get('info');
    if (IS_WORD.test(word))
      openWord((info?.mlang ? store.seat(id)?.language : undefined) ?? info?.locale ?? 'en-US', word);
  };
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its name is the word, which is written in place
  return <button ref={box} type="button" className={s.bubble} data-testid={`bubble-${id}`} onClick={open} />;
}
