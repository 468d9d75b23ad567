import { expect, it } from 'vitest';
import { createGifConfig } from './gif-config.ts';
import { readEnv } from './env.ts';

const configOf = (env: Record<string, string>) => createGifConfig(readEnv(env));

it('asks nobody for GIFs unless the operator says so', () => {
  expect(configOf({})).toBeNull();
  expect(configOf({ GIF_PROVIDER: 'embedded', GIF_KEY: '' })).toBeNull();
});

it('does not start with a key that belongs to nobody, nor with a provider without a key', () => {
  expect(() => configOf({ GIF_KEY: 'abc' })).toThrow('GIF_PROVIDER names no provider');
  expect(() => configOf({ GIF_API_BASE: 'https://gifs.example' })).toThrow('GIF_PROVIDER names no provider');
  expect(() => configOf({ GIF_PROVIDER: 'klipy' })).toThrow('GIF_PROVIDER=klipy needs GIF_KEY.');
  expect(() => configOf({ GIF_PROVIDER: 'tenor', GIF_KEY: 'abc' })).toThrow('GIF_PROVIDER');
  expect(() => configOf({ GIF_PROVIDER: 'giphy', GIF_KEY: 'abc', GIF_API_BASE: 'http://gifs.example' })).toThrow();
});

it('knows where each provider is', () => {
  expect(configOf({ GIF_PROVIDER: 'giphy', GIF_KEY: 'abc' })).toMatchObject({
    apiBase: 'https://api.giphy.com',
    key: 'abc',
  });
  expect(configOf({ GIF_PROVIDER: 'klipy', GIF_KEY: 'abc', GIF_API_BASE: 'https://gifs.example/' })?.apiBase).toBe(
    'https://gifs.example',
  );
});
