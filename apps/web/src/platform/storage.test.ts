import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson, storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const blockStorage = () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

describe('storage', () => {
  it('lives in memory where the browser refuses it', () => {
    blockStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
  it('keeps what a full storage refuses', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.stubGlobal('localStorage', full);
    storage.setItem('b', '2');
    expect(storage.getItem('b')).toBe('2');
  });
  it('reads broken JSON as nothing', () => {
    blockStorage();
    storage.setItem('c', '{');
    expect(readJson('c')).toBeNull();
  });
});
