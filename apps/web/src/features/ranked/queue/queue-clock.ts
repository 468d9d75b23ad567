import { useEffect, useState } from 'react';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** Whole seconds as mm:ss; minutes go on beyond an hour. */
export function queueClock(seconds: number): string {
  const shown = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(shown / SECONDS_PER_MINUTE), shown % SECONDS_PER_MINUTE];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Renders again right after each full second of `read`, which counts in ms; gives the whole seconds. */
export function useSeconds(read: () => number): number {
  const [seconds, setSeconds] = useState(() => Math.floor(read() / MS_PER_SECOND));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const ms = read();
      setSeconds(Math.floor(ms / MS_PER_SECOND));
      timer = setTimeout(tick, MS_PER_SECOND - (((ms % MS_PER_SECOND) + MS_PER_SECOND) % MS_PER_SECOND) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [read]);
  return seconds;
}
