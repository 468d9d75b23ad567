import type { CallLimit } from '../../ports.ts';

/** A limit without a clock. */
export function countingLimit(most: number): CallLimit {
  const counts = new Map<string, number>();
  return {
    consume: async (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > most) throw new Error('too many');
    },
    refund: async (key) => void counts.set(key, (counts.get(key) ?? 1) - 1),
  };
}

export const noLimits = (): { perPlayer: CallLimit; perAddress: CallLimit } => ({
  perPlayer: countingLimit(Number.POSITIVE_INFINITY),
  perAddress: countingLimit(Number.POSITIVE_INFINITY),
});
