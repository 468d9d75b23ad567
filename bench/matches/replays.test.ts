import { MatchPlayback, MODES, replayMatch, hashMatch, packLog, unpackLog } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { logSize, tableSetup } from './log-size.ts';
import { realWords } from './play-bots.ts';
import { playPeople } from './play-people.ts';

const TWO_MINUTES = 120_000;
const KB = 1_024;
const words = realWords();

describe('a log of two minutes', () => {
  it.each(Object.entries(MODES))('%s takes at most 4 KB without its drafts and 16 KB with them', (_name, mode) => {
    for (const [people, bots] of [
      [4, 0],
      [1, 3],
    ] as const) {
      const { log, state } = playPeople(tableSetup(mode, people, bots, 7), words, TWO_MINUTES);
      const { packed, withoutDrafts } = logSize(log);
      expect(withoutDrafts).toBeLessThanOrEqual(4 * KB);
      expect(packed).toBeLessThanOrEqual(16 * KB);
      expect(hashMatch(replayMatch(unpackLog(packLog(log))).state)).toBe(hashMatch(state));
    }
  });
});

describe('winding a long match', () => {
  it('takes at most 50 ms', () => {
    const { log, state } = playPeople(tableSetup(MODES.original, 6, 2, 3), words, 3_600_000);
    const playback = new MatchPlayback(log);
    const times = Array.from({ length: 60 }, (_, i) => {
      const began = performance.now();
      playback.seek((state.now * ((i * 37) % 60)) / 60);
      return performance.now() - began;
    });
    expect(state.now).toBeGreaterThan(5 * 60_000);
    expect(times.toSorted((a, b) => a - b)[30]).toBeLessThanOrEqual(50);
    playback.seek(state.now);
    expect(hashMatch(playback.state)).toBe(hashMatch(state));
  });
});
