import { describe, expect, it } from 'vitest';
import { RoundTrip } from './round-trip.ts';

const measure = (trip: RoundTrip, tookMs: number, at: number): void => {
  const payload = trip.ping(at);
  trip.pong(payload, at + tookMs);
};

describe('RoundTrip', () => {
  it('is the median of the last nine measurements', () => {
    const trip = new RoundTrip();
    expect(trip.medianMs).toBeNull();
    for (const [index, ms] of [900, 900, 900, 10, 20, 30, 40, 50, 60, 70, 80, 90].entries()) {
      measure(trip, ms, index * 1000);
    }
    expect(trip.medianMs).toBe(50);
  });

  it('counts no unasked, repeated, overtaken or malformed answer', () => {
    const trip = new RoundTrip();
    trip.pong(Buffer.from([0, 0, 0, 1]), 5);
    const first = trip.ping(0);
    const second = trip.ping(1000);
    trip.pong(first, 1200);
    trip.pong(Buffer.from([1]), 1200);
    expect(trip.medianMs).toBeNull();
    trip.pong(second, 1040);
    trip.pong(second, 9000);
    expect(trip.medianMs).toBe(40);
  });
});
