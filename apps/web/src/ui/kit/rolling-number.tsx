import { useEffect, useRef } from 'react';
import { formatNumber } from '../../platform/i18n/format.ts';
import { prefersReducedMotion } from '../../platform/media.ts';

/** A changed balance runs to its new value in this time. */
export const ROLL_MS = 800;

/** Long numbers shrink: past 12 and past 16 digits. */
export const digitScale = (value: number): number => {
  const digits = String(Math.trunc(Math.abs(value))).length;
  if (digits > 16) return 0.62;
  return digits > 12 ? 0.8 : 1;
};

/** The value shown at a part (0–1) of the animation: fast first, slow at the end. */
export const rollAt = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * (1 - (1 - Math.min(1, part)) ** 3));

/** A number that counts to its new value. Writes text only: no renders while it runs. */
export function RollingNumber({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    const write = (number: number) => {
      shown.current = number;
      if (element.current) element.current.textContent = formatNumber(number);
    };
    if (from === value || prefersReducedMotion()) {
      write(value);
      return undefined;
    }
    const startedAt = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = (now - startedAt) / ROLL_MS;
      write(rollAt(from, value, part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span ref={element} style={{ fontSize: `${digitScale(value)}em`, fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(shown.current)}
    </span>
  );
}
