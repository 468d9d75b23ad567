import { asSeatId, type MatchInput } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../testing/finished-matches.ts';
import { packMatchLog, unpackMatchLog } from './match-log.ts';

const { setup } = createFinishedMatch([createSeat(null, 1, createStats([]))]);
const seat = asSeatId('seat-1');

it('keeps the log of a match as it was, empty or long', async () => {
  const inputs = Array.from(
    { length: 4001 },
    (_, at): MatchInput => ({ k: 'draft', at, seat, delta: { t: 'a', a: at % 2 === 0 ? 'É' : '"' } }),
  );
  const answers = [null, true, 3, ['KING'], { prompt: 'IN', count: 9 }];
  for (const log of [
    { setup, at: 1.5, inputs: [], answers: [] },
    { setup, at: 0, inputs, answers },
  ]) {
    expect(await unpackMatchLog(await packMatchLog(log))).toEqual(log);
  }
});

it('lets others have their turn while a long log is written', async () => {
  let turn = 0;
  const takeTurns = () => {
    turn++;
    pending = setImmediate(takeTurns);
  };
  let pending = setImmediate(takeTurns);
  const writtenIn = new Set<number>();
  const noting = { toJSON: () => writtenIn.add(turn).size };
  await packMatchLog({ setup, at: 0, inputs: [], answers: Array.from({ length: 10_000 }, () => noting) });
  clearImmediate(pending);
  expect(writtenIn.size).toBeGreaterThan(3);
});
