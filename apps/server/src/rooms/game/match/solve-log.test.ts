import { expect, it } from 'vitest';
import { SolveLog } from './solve-log.ts';

it('keeps the last 100 solves with player, word, prompt and verdict [R0189]', () => {
  const log = new SolveLog();
  const line = (n: number) => ({
    playerId: 'a',
    name: 'Anna',
    avatar: 'x',
    word: `W${n}`,
    isCorrect: n % 2 === 0,
    prompt: 'W',
  });
  for (let n = 0; n < 120; n++) log.add(line(n));
  expect(log.lines).toHaveLength(100);
  expect(log.lines[0]).toEqual(line(20));
});
