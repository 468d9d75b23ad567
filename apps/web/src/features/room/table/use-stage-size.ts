import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** A stage that is being mounted reports nearly nothing first; laying out for that would be wasted. */
const SMALLEST_STAGE = 8;

/** The size of a stage in CSS pixels, 0 × 0 until it is known. Changes of less than a pixel don't count. */
export function useStageSize(): { host: RefObject<HTMLDivElement | null>; size: StageSize } {
  const host = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width < SMALLEST_STAGE || height < SMALLEST_STAGE) return;
      setSize((before) =>
        Math.abs(before.width - width) + Math.abs(before.height - height) < 1 ? before : { width, height },
      );
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  return { host, size };
}
