import { describe, expect, it } from 'vitest';
import { readCommandLine, suggest } from './commands.ts';

const PLAYERS = ['Ann', 'Ann Bell', 'Zed'];
const whisper = (line: string) => readCommandLine(line, PLAYERS);

describe('a whisper to somebody', () => {
  it('goes to a name with blanks whole, whatever its case [L0308]', () => {
    expect(whisper('/whisper Ann Bell how are you')).toEqual({
      command: { command: 'whisper', args: { to: 'Ann Bell', message: 'how are you' } },
    });
    expect(whisper('/whisper ann bell hi')).toEqual({
      command: { command: 'whisper', args: { to: 'Ann Bell', message: 'hi' } },
    });
  });
  it('still goes to a name without blanks, known or not', () => {
    expect(whisper('/whisper Ann you there')).toEqual({
      command: { command: 'whisper', args: { to: 'Ann', message: 'you there' } },
    });
    expect(whisper('/whisper Bob hi')).toEqual({
      command: { command: 'whisper', args: { to: 'Bob', message: 'hi' } },
    });
  });
  it('needs something to say [L0197]', () => {
    expect(whisper('/whisper Ann Bell')).toEqual({ refusal: 'missing', command: 'whisper', param: 'message' });
    expect(whisper('/whisper Zed ')).toEqual({ refusal: 'missing', command: 'whisper', param: 'message' });
  });
  it('is offered with the whole name while it is written [L0099]', () => {
    const labels = (line: string) => suggest(line, ['whisper', 'love'], PLAYERS).map(({ label }) => label);
    expect(labels('/whisper an')).toEqual(['Ann', 'Ann Bell']);
    expect(labels('/whisper Ann B')).toEqual(['Ann Bell']);
    expect(labels('/whisper Ann Bell hi')).toEqual([]);
  });
});

it('reads other commands as they are written', () => {
  expect(readCommandLine('/love Ann Bell', PLAYERS)).toEqual({
    command: { command: 'love', args: { target: 'Ann Bell' } },
  });
  expect(readCommandLine('/nope Ann Bell', PLAYERS)).toEqual({ refusal: 'unknown', command: 'nope' });
});
