import { useEffect, useState } from 'react';
import { AGES_MS } from './inbox-timings.ts';

/** The time, for ages that are shown: every now and then another one. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGES_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
