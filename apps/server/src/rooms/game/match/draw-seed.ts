import { randomBytes } from 'node:crypto';
import { type MatchSeed, SEED_KEY_DIGITS } from '@syllaboom/engine';

/** A seed that no shown prompt gives away. It leaves the server with the replay alone, after the match. */
export const drawSeed = (): MatchSeed => ({
  generator: 'chacha8',
  key: randomBytes(SEED_KEY_DIGITS / 2).toString('hex'),
});
