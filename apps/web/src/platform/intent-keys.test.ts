import { IntentKey } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The storage of a tab. */
const tab = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};
type Page = typeof import('./intent-keys.ts');
/** Everything that the page holds in memory is gone. */
const reload = async (): Promise<Page> => {
  vi.resetModules();
  return import('./intent-keys.ts');
};

let page: Page;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', tab());
  page = await reload();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the key of what the player wants', () => {
  it('is one that the server takes, the same until it is settled', () => {
    const first = page.intentKeyOf('buy 7');
    expect(IntentKey.safeParse(first).success).toBe(true);
    expect(page.intentKeyOf('buy 7')).toBe(first);
    expect(page.intentKeyOf('buy 8')).not.toBe(first);
    page.settleIntent('buy 7');
    expect(page.intentKeyOf('buy 7')).not.toBe(first);
    page.settleIntent('never asked');
  });

  it('outlives a reload', async () => {
    const first = page.intentKeyOf('buy 7');
    page = await reload();
    expect(page.intentKeyOf('buy 7')).toBe(first);
    page.settleIntent('buy 7');
    expect((await reload()).intentKeyOf('buy 7')).not.toBe(first);
  });

  it('is another one when the player tries again much later', () => {
    const first = page.intentKeyOf('buy 7');
    vi.advanceTimersByTime(page.KEPT_MS - 1);
    expect(page.intentKeyOf('buy 7')).toBe(first);
    vi.advanceTimersByTime(1);
    expect(page.intentKeyOf('buy 7')).not.toBe(first);
  });

  it('is kept in memory where the storage is blocked or full, and starts anew where it is unreadable', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    const first = page.intentKeyOf('buy 9');
    expect(page.intentKeyOf('buy 9')).toBe(first);
    vi.stubGlobal('sessionStorage', { ...tab(), getItem: () => 'no json' });
    expect((await reload()).intentKeyOf('buy 9')).not.toBe(first);
  });

  it('goes with the oldest when there are too many', () => {
    const first = page.intentKeyOf('buy 0');
    for (let n = 1; n <= 50; n++) page.intentKeyOf(`buy ${n}`);
    const last = page.intentKeyOf('buy 50');
    expect(page.intentKeyOf('buy 50')).toBe(last);
    expect(page.intentKeyOf('buy 0')).not.toBe(first);
  });
});
