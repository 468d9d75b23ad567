import type { Env } from './env.ts';

/** Who is asked for GIFs. */
export interface GifConfig {
  readonly provider: 'klipy' | 'giphy';
  readonly key: string;
  readonly apiBase: string;
  readonly timeoutMs: number;
}

const OWN_ADDRESS = { klipy: 'https://api.klipy.com', giphy: 'https://api.giphy.com' } as const;
const TIMEOUT_MS = 3_000;

/** Null: nobody is asked, the pack of the game is all there is. Throws where key and provider don't go together. */
export function createGifConfig(env: Pick<Env, 'GIF_PROVIDER' | 'GIF_KEY' | 'GIF_API_BASE'>): GifConfig | null {
  const { GIF_PROVIDER: provider, GIF_KEY: key, GIF_API_BASE: base } = env;
  if (provider === 'embedded') {
    if (key === undefined && base === undefined) return null;
    throw new Error(`${key === undefined ? 'GIF_API_BASE' : 'GIF_KEY'} is set, but GIF_PROVIDER names no provider.`);
  }
  if (key === undefined) throw new Error(`GIF_PROVIDER=${provider} needs GIF_KEY.`);
  return { provider, key, apiBase: (base ?? OWN_ADDRESS[provider]).replace(/\/+$/, ''), timeoutMs: TIMEOUT_MS };
}
