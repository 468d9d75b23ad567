import { useEffect, useState } from 'react';
import { useRoom } from '../store/use-topic.ts';

/** Everything is measured anew this often. */
const EVERY_MS = 1000;

/** Frames drawn in the last second. */
export function useFrameRate(): number {
  const [rate, setRate] = useState(0);
  useEffect(() => {
    let frames = 0;
    let since = performance.now();
    let next = requestAnimationFrame(function count(now) {
      frames += 1;
      if (now - since >= EVERY_MS) {
        setRate(Math.round((frames * 1000) / (now - since)));
        frames = 0;
        since = now;
      }
      next = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(next);
  }, []);
  return rate;
}

/** The way to the room and back in ms; null until it was measured. */
export function useRoundTrip(): number | null {
  const { actions } = useRoom();
  const [ms, setMs] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    const measure = () =>
      void actions.ping().then(
        (taken) => {
          if (!gone) setMs(Math.round(taken));
        },
        () => undefined,
      );
    measure();
    const timer = setInterval(measure, EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [actions]);
  return ms;
}
