import { describe, expect, it, vi } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const fill = (count: number) => {
  const load = vi.fn((address: string) => `picture of ${address}`);
  const cache = createPictureCache(load);
  for (let n = 0; n < count; n++) cache.keep(`p${n}`);
  return { cache, load };
};

describe('the cache of pictures', () => {
  it('holds 500; of 501 the 100 oldest go and 401 stay [L0372]', () => {
    expect(fill(500).cache.size).toBe(500);
    const { cache } = fill(501);
    expect(cache.size).toBe(401);
    expect(cache.has('p99')).toBe(false);
    expect(cache.has('p100')).toBe(true);
    expect(cache.has('p500')).toBe(true);
  });
  it('loads each once, and lets what was used lately stay', () => {
    const { cache, load } = fill(500);
    expect(cache.keep('p0')).toBe('picture of p0');
    expect(load).toHaveBeenCalledTimes(500);
    cache.keep('new');
    expect([cache.has('p0'), cache.has('p1'), cache.size]).toEqual([true, false, 401]);
  });
});
