import { describe, expect, it } from 'vitest';
import { ChatLog } from './chat-log.ts';
import { systemLine } from './system-line.ts';

describe('ChatLog', () => {
  it('keeps the last 50 lines [L0385]', () => {
    const log = new ChatLog();
    for (let n = 0; n < 60; n++) log.addLine(systemLine('joined', { n }, 'system', false));
    expect(log.linesFor(() => true)).toHaveLength(50);
    expect(log.linesFor(() => true)[0]?.params).toEqual({ n: 10 });
  });

  it('keeps the last 100 solves with player, word, prompt and verdict [R0189]', () => {
    const log = new ChatLog();
    const line = (n: number) => ({
      playerId: 'a',
      name: 'Anna',
      avatar: 'x',
      word: `W${n}`,
      isCorrect: n % 2 === 0,
      prompt: 'W',
    });
    for (let n = 0; n < 120; n++) log.addSolve(line(n));
    expect(log.solves).toHaveLength(100);
    expect(log.solves[0]).toEqual(line(20));
  });
});
