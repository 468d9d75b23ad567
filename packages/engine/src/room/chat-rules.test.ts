import { describe, expect, it } from 'vitest';
import {
  COMMANDS,
  type CommandContext,
  type CommandName,
  commandUsage,
  cutChatMessage,
  isChatReady,
  isGifReady,
  isCommandLine,
  mayUseCommand,
  parseCommandLine,
  readCommand,
} from './chat-rules.ts';

const context: CommandContext = { isHost: false, isRunning: false, isRanked: false, isAlive: false, round: 1 };
const usable = (changes: Partial<CommandContext>) =>
  (Object.keys(COMMANDS) as CommandName[]).filter((name) => mayUseCommand(name, { ...context, ...changes }).ok);
const everyone = ['clear', 'love', 'whisper', 'meaning', 'solve', 'syl', 'i'];

describe('a chat message', () => {
  it('is trimmed [L0191]', () => {
    expect(cutChatMessage('  hello there\n')).toBe('hello there');
  });

  it('is cut to 255 characters, and no emoji in half [L0192]', () => {
    expect(cutChatMessage('a'.repeat(256))).toBe('a'.repeat(255));
    expect(cutChatMessage('💣'.repeat(300))).toBe('💣'.repeat(255));
  });

  it('waits at least 20 ms for the next one [L0193]', () => {
    expect([isGifReady(null, 0), isGifReady(100, 5_099), isGifReady(100, 5_100)]).toEqual([true, false, true]);
    expect([isChatReady(null, 0), isChatReady(100, 119), isChatReady(100, 120)]).toEqual([true, false, true]);
  });

  it('starting with a slash is a command [L0195]', () => {
    expect([isCommandLine(' /clear'), isCommandLine('a/b')]).toEqual([true, false]);
  });
});

describe('commands', () => {
  it('for everyone [L0217]', () => {
    expect(usable({})).toEqual(everyone);
    expect(parseCommandLine('/s TIO')).toEqual({ command: { command: 'solve', args: { q: 'TIO' } } });
  });

  it('/surrender in a match, alive [L0218]', () => {
    expect(usable({ isRunning: true, isAlive: true })).toEqual([...everyone, 'surrender']);
    expect(usable({ isRunning: true })).toEqual(everyone);
    for (const changes of [{}, { isRunning: true }])
      expect(mayUseCommand('surrender', { ...context, ...changes })).toEqual({ ok: false, refusal: 'notPlaying' });
    expect(mayUseCommand('end', context)).toEqual({ ok: false, refusal: 'notAllowed' });
  });

  it('/end for the living host, up to round 18, not in ranked [L0219]', () => {
    const living = { isHost: true, isRunning: true, isAlive: true };
    expect(usable({ ...living, round: 18 })).toContain('end');
    for (const changes of [
      { round: 19 },
      { isRanked: true },
      { isAlive: false },
      { isRunning: false },
      { isHost: false },
    ])
      expect(usable({ ...living, ...changes })).not.toContain('end');
  });

  it('/title for the host [L0220]', () => {
    expect(usable({ isHost: true })).toEqual([...everyone, 'title']);
  });

  it('take their parameters in order, the last one the rest of the line [L0308]', () => {
    expect(parseCommandLine('/whisper Ann  how are you? ')).toEqual({
      command: { command: 'whisper', args: { to: 'Ann', message: 'how are you?' } },
    });
    expect(parseCommandLine('/title My best room')).toMatchObject({ command: { args: { title: 'My best room' } } });
    expect(readCommand('love', { target: 'Ann', extra: 'x' })).toEqual({
      command: { command: 'love', args: { target: 'Ann' } },
    });
    const params = Object.entries(COMMANDS).map(([name, { params: names }]) => [name, names.join()]);
    expect(Object.fromEntries(params)).toMatchObject({
      love: 'target',
      whisper: 'to,message',
      surrender: '',
      end: '',
      title: 'title',
      solve: 'q',
      syl: 'q',
      i: 'q',
    });
  });

  it('that nobody knows are named', () => {
    expect(parseCommandLine('/dance now')).toEqual({ refusal: 'unknown', command: 'dance' });
    expect(parseCommandLine('/constructor')).toEqual({ refusal: 'unknown', command: 'constructor' });
    expect(readCommand('', {})).toEqual({ refusal: 'unknown', command: '' });
  });

  it('without a parameter name it and their usage', () => {
    expect(parseCommandLine('/whisper Ann')).toEqual({ refusal: 'missing', command: 'whisper', param: 'message' });
    expect(readCommand('whisper', { message: 'hi' })).toMatchObject({ param: 'to' });
    expect(readCommand('solve', { q: '  ' })).toMatchObject({ refusal: 'missing', param: 'q' });
    expect(commandUsage('whisper')).toBe('/whisper {to} {message}');
  });
});
