import { asSeatId, type MatchInput } from '@syllaboom/engine';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { packMatchLog, unpackMatchLog } from './match-log.ts';

const { setup } = createFinishedMatch([createSeat(null, 1, createStats([]))]);
const seat = asSeatId('seat-1');

it('keeps the log of a match as it was, empty or long', async () => {
  const inputs = Array.from(
    { length: 4001 },
    (_, at): MatchInput => ({ k: 'draft', at, seat, delta: { t: 'a', a: at % 2 === 0 ? 'É' : '"' } }),
  );
  const answers = Array.from({ length: 900 }, () => [null, true, 3, ['KING'], { prompt: 'IN', count: 9 }]).flat();
  for (const log of [
    { setup, at: 1.5, inputs: [], answers: [] },
    { setup, at: 0, inputs, answers },
  ]) {
    expect(await unpackMatchLog(await packMatchLog(log))).toEqual(log);
  }
});

it('reads logs of before, kept entry by entry', async () => {
  const log = { setup, at: 3, inputs: [{ k: 'time' as const, at: 5 }], answers: [true, { prompt: 'IN', count: 9 }] };
  expect(await unpackMatchLog(brotliCompressSync(JSON.stringify(log)))).toEqual(log);
});

it('lets others have their turn while a long log is written', async () => {
  let turns = 0;
  const takeTurns = () => {
    turns++;
    pending = setImmediate(takeTurns);
  };
  let pending = setImmediate(takeTurns);
  await packMatchLog({ setup, at: 0, inputs: [], answers: Array.from({ length: 20_000 }, (_, n) => `WORD${n}`) });
  clearImmediate(pending);
  expect(turns).toBeGreaterThan(8);
});
