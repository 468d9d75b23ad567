import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Frame, WatchFeed } from './watch-feed.ts';

const DELAY_MS = 10_000;
const RUNS = 300;
const ABOUT = { locale: 'en-US', players: [] } as never;

/** Time passes, and the room shows something or somebody looks. */
const step = fc.record({ afterMs: fc.integer({ min: 0, max: 4_000 }), looks: fc.boolean() });

it('shows nothing before its time, everything in its order, and the end last', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      let shown = 0;
      const feed = new WatchFeed(ABOUT, () => now, DELAY_MS);
      const seen: Frame[] = [];
      const look = (): void => {
        const next = feed.nextInMs;
        const frames = feed.take();
        // Whoever waits as long as they are told sees something, and not earlier.
        expect(frames.length > 0).toBe(next !== null && next <= 0);
        for (const frame of frames) {
          expect(frame.at).toBeLessThanOrEqual(now - DELAY_MS);
          expect(feed.now()).toBeGreaterThanOrEqual(frame.at);
        }
        seen.push(...frames);
      };
      for (const { afterMs, looks } of steps) {
        now += afterMs;
        if (looks) look();
        else feed.relay('number', { number: shown++ });
        expect(feed.isOver).toBe(false);
      }
      feed.end();
      now += DELAY_MS;
      look();
      expect(feed.isOver).toBe(true);
      expect(seen.map((frame) => ('payload' in frame ? frame.payload : null))).toEqual(
        Array.from({ length: shown }, (_, number) => ({ number })),
      );
    }),
    { numRuns: RUNS },
  );
});

it('keeps what was told as it was', () => {
  let now = 0;
  const feed = new WatchFeed(ABOUT, () => now, DELAY_MS);
  const payload = { words: ['one'] };
  feed.relay('told', payload);
  payload.words.push('two');
  now = DELAY_MS;
  expect(feed.take()).toEqual([{ at: 0, type: 'told', payload: { words: ['one'] } }]);
});
