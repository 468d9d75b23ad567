import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from './origin.ts';

describe('isOriginAllowed', () => {
  it.each([
    ['no origin at all', null, 'game.example', true],
    ['the own host', 'https://game.example', 'game.example', true],
    ['a configured origin', 'https://frame.example', 'game.example', true],
    ['a foreign host', 'https://evil.example', 'game.example', false],
    ['another port', 'http://game.example:81', 'game.example', false],
    ['a sandboxed frame', 'null', 'game.example', false],
    ['a look-alike suffix', 'https://game.example.evil.example', 'game.example', false],
  ])('judges %s', (_name, origin, host, verdict) => {
    expect(isOriginAllowed(origin, host, ['https://frame.example'])).toBe(verdict);
  });
});
