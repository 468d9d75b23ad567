import { modeTraits } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { Hourglass, Hand, Timer } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import type { RoomStore } from '../store/room-store.ts';
import { useIsHost, useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './quick-start.module.css';

const REDRAW_MS = 200;
/** The last time that readers hear how long it still takes, in seconds. From then on the start is what counts, for the eye as well. */
const LAST_SAID_S = 5;
/** What was said is taken back after so many seconds: whoever reads it later would read a time that is over. */
const SAID_FOR_S = 3;

const secondsTo = (startsAt: number, store: RoomStore): number =>
  Math.max(0, Math.ceil((startsAt - store.now()) / 1000));

interface Countdown {
  readonly startsAt: number;
  /** Nobody else sits here, no bot either: bots join in the end. */
  readonly alone: boolean;
}

/** Writes the seconds that are left, and says them at the beginning and once more near the end. */
function useCountdown({ startsAt, alone }: Countdown, t: TFunction) {
  const { store } = useRoom();
  const shown = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (startsAt < 0) return;
    const say = (count: number): void =>
      write(said, t(alone && count > LAST_SAID_S ? 'room.quick.sayAlone' : 'room.quick.say', { count }));
    let left: number | null = null;
    let saidAt: number | null = null;
    const show = (): void => {
      if (!store.knowsTime) return;
      const now = secondsTo(startsAt, store);
      write(shown, String(now));
      setNear(now <= LAST_SAID_S);
      if (left === null || (now === LAST_SAID_S && left > now)) {
        say(now);
        saidAt = now;
      } else if (saidAt !== null && saidAt - now >= SAID_FOR_S) write(said, '');
      left = now;
    };
    show();
    const timer = setInterval(show, REDRAW_MS);
    return () => {
      clearInterval(timer);
      write(said, '');
    };
  }, [startsAt, alone, store, t]);
  return { shown, said, waitsForBots: alone && !isNear };
}

function write({ current }: RefObject<HTMLElement | null>, text: string): void {
  if (current && current.textContent !== text) current.textContent = text;
}

/** What a table of quick play does by itself: when its match starts, and the host's hand on it. */
export function QuickStart() {
  const quick = useTopic('info', (store) => store.get('info')?.quick === true);
  const waits = useTopic('info', (store) => {
    const info = store.get('info');
    return info?.phase === 'lobby' && !modeTraits(info.mode).isDropIn;
  });
  const stopped = (useSnapshot('info')?.startsAt ?? -1) < 0;
  const idle = useSelf()?.idle ?? false;
  // Whoever was idle says first that they are back: by starting, or by sitting down.
  if (!quick || !waits || (stopped && idle)) return null;
  return <Waiting />;
}

function Waiting() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const host = useIsHost();
  const startsAt = useSnapshot('info')?.startsAt ?? -1;
  const alone = useTopic('seats', ({ seats }) => seats.filter((seat) => !seat.spectating).length < 2);
  const { shown, said, waitsForBots } = useCountdown({ startsAt, alone }, t);
  const runs = startsAt >= 0;
  return (
    <div className={s.quick} data-part="quick" data-testid="quick-start">
      {runs ? (
        <p className={s.line}>
          <Timer size={20} strokeWidth={2.8} aria-hidden="true" />
          <span role="timer">
            {t(waitsForBots ? 'room.quick.botsIn' : 'room.quick.startsIn')} <b ref={shown} />
          </span>
        </p>
      ) : null}
      {runs || host ? null : <p className={s.line}>{t('room.quick.stopped')}</p>}
      <p ref={said} className="sr" role="status" />
      {host ? (
        <Btn size="sm" onClick={() => actions.send('auto-start', { on: !runs })}>
          {runs ? <Hand size={18} strokeWidth={2.8} /> : <Hourglass size={18} strokeWidth={2.8} />}
          {t(runs ? 'room.quick.stop' : 'room.quick.resume')}
        </Btn>
      ) : null}
    </div>
  );
}
