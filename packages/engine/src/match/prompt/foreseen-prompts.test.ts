import { describe, expect, it } from 'vitest';
import type { MatchSeed } from '../../random.ts';
import { foreseePrompts, listWordIndex, onlyIndex, play, SAMPLE_WORDS, turnsOf } from '../../testing/index.ts';

const words = onlyIndex(listWordIndex(SAMPLE_WORDS));
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** A stretch stands for all 2^32: each of its seeds is as hard to tell from the right one as any other. */
const STRETCH = 500;
const SHOWN = 4;

/** A match of three who let the bomb go off, as everybody sees it. */
function seenMatch(seed: MatchSeed) {
  const match = play({ seed, words, players: 3, hearts: 3 });
  for (let i = 0; i < 7; i++) match.drafts('A').explodes();
  return { setup: match.setup, at: 0, inputs: match.inputs };
}

const attack = (seed: MatchSeed, around: number) => {
  const seen = seenMatch(seed);
  const turns = turnsOf(seen, words);
  const stretch = { from: around - STRETCH / 2, count: STRETCH };
  return { turns, found: foreseePrompts(seen, words, turns.slice(0, SHOWN), stretch) };
};

describe('49 whoever tries seeds until one explains the shown prompts', () => {
  it('finds the seed of the old generator, and with it every prompt to come', () => {
    const { turns, found } = attack(0x9e3779b9, 0x9e3779b9);
    expect(turns.length).toBeGreaterThan(SHOWN + 1);
    expect(found).toEqual([{ seed: 0x9e3779b9, next: turns.slice(SHOWN) }]);
  });

  it('finds nothing in a match with a secret seed, whatever part of the key the tries begin at', () => {
    const parts = Array.from({ length: 8 }, (_, i) => Number.parseInt(KEY.slice(i * 8, i * 8 + 8), 16));
    for (const part of parts) expect(attack({ generator: 'chacha8', key: KEY }, part).found).toEqual([]);
  });
});
