import type { TriviaView } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { TRIVIA_REVEAL_MS, TRIVIA_STAGGER_MS } from '../../room-timings.ts';
import type { RoomStore } from '../../store/room-store.ts';
import { useRoom } from '../../store/use-topic.ts';

/** How many answers are shown: they come one by one, 600 ms apart, the last one when the question opens. */
export function shownAnswers({ a, opensAt }: Pick<TriviaView, 'a' | 'opensAt'>, now: number): number {
  if (!Number.isFinite(opensAt)) return a.length;
  const missing = Math.ceil((opensAt - now) / TRIVIA_STAGGER_MS);
  return Math.min(a.length, Math.max(0, a.length - Math.max(0, missing)));
}

/** Renders again with each answer that comes. */
export function useShownAnswers(view: TriviaView): number {
  const { store } = useRoom();
  const [shown, setShown] = useState(() => shownAnswers(view, store.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = store.now();
      const count = shownAnswers(view, now);
      setShown(count);
      if (count >= view.a.length) return;
      const nextAt = view.opensAt - (view.a.length - 1 - count) * TRIVIA_STAGGER_MS;
      timer = setTimeout(update, Math.max(1, nextAt - now));
    };
    update();
    return () => clearTimeout(timer);
  }, [store, view]);
  return shown;
}

/** Whether everybody who still plays chose the right answer. */
const isUnanimous = (store: RoomStore, { reveal }: TriviaView): boolean => {
  const playing = store.seats.filter((seat) => !seat.spectating && !seat.eliminated);
  const right = (id: string) => reveal?.answers.some(({ seat, index }) => seat === id && index === reveal.correct);
  return reveal !== null && playing.every(({ id }) => right(id));
};

/** Whether the reveal is still on the screen: 2500 ms long, and gone at once when everybody was right. */
export function useRevealShown(view: TriviaView): boolean {
  const { store } = useRoom();
  const revealed = view.reveal !== null;
  const unanimous = revealed && isUnanimous(store, view);
  const [hidden, setHidden] = useState(-1);
  useEffect(() => {
    if (!revealed || unanimous) return undefined;
    const timer = setTimeout(() => setHidden(view.number), TRIVIA_REVEAL_MS);
    return () => clearTimeout(timer);
  }, [revealed, unanimous, view.number]);
  return revealed && !unanimous && hidden !== view.number;
}
