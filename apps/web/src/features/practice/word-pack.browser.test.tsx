import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWordPack, isPackKept, loadWordPack } from './word-pack.ts';

const pack = new Uint8Array(3000).map((_, index) => index % 251);
const answer = () => new Response(pack.slice(), { headers: { 'content-length': '3000' } });

beforeEach(() => forgetWordPack('nl'));
afterEach(() => vi.restoreAllMocks());

it('fetches the word pack once, tells how much has come, and needs no connection afterwards', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const progress: (readonly [number, number | null])[] = [];
  expect(await loadWordPack('nl', (received, total) => progress.push([received, total]))).toEqual(pack);
  expect(progress.at(-1)).toEqual([3000, 3000]);
  expect(await isPackKept('nl')).toBe(true);
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await loadWordPack('nl', () => undefined)).toEqual(pack);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('tells no connection from a dictionary that is not built yet', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await expect(loadWordPack('nl', () => undefined)).rejects.toMatchObject({ failure: 'network' });
  fetched.mockResolvedValue(new Response('', { status: 503 }));
  await expect(loadWordPack('nl', () => undefined)).rejects.toMatchObject({ failure: 'building' });
  expect(await isPackKept('nl')).toBe(false);
});
