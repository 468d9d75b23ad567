import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashMatch } from './hash-match.ts';
import { type MatchLog, replayMatch } from './replay-match.ts';

const folder = new URL('../../replays/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

describe('golden replays', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(7);
  });

  it.each(files)('%s still ends as it was recorded', (file) => {
    const { hash, log } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { hash: string; log: MatchLog };
    const { state } = replayMatch(log);
    expect(state.phase).toBe('over');
    expect(hashMatch(state)).toBe(hash);
  });
});
