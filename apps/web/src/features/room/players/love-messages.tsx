import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOVE_MS } from '../room-timings.ts';
import { useRoom } from '../store/use-topic.ts';
import s from './love-messages.module.css';

interface Love {
  readonly n: number;
  /** The other one of the two. */
  readonly name: string;
  readonly own: boolean;
}

/** Hearts that one got, or sent, one after the other, three seconds each. */
export function LoveMessages() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const [queue, setQueue] = useState<readonly Love[]>([]);
  useEffect(
    () =>
      store.onEvent('love-heart', ({ from, to }) => {
        const own = from === store.selfId;
        const other = store.seat(own ? to : from);
        if ((!own && to !== store.selfId) || !other) return;
        setQueue((before) => [...before, { n: (before.at(-1)?.n ?? 0) + 1, name: other.name, own }]);
      }),
    [store],
  );
  const shown = queue[0];
  const number = shown?.n;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), LOVE_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <div className={s.area} role="status">
      {shown ? (
        <p key={shown.n} className={s.love}>
          <Heart size={26} strokeWidth={2.6} />
          {t(shown.own ? 'room.loveSent' : 'room.lovedBy', { name: shown.name })}
        </p>
      ) : null}
    </div>
  );
}
