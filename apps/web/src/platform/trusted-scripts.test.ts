import { expect, it } from 'vitest';
import { isOwnScript } from './trusted-scripts.ts';

it('39 takes scripts of the game’s own origin only', () => {
  const base = 'https://play.example/some/';
  for (const own of ['sw.js', '/assets/worker-1.js', 'https://play.example/x.js'])
    expect(isOwnScript(own, base)).toBe(true);
  for (const foreign of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'javascript:1',
    'https://',
  ])
    expect(isOwnScript(foreign, base)).toBe(false);
});
