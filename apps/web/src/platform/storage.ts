/**
 * The only way to the browser's storage. `window.localStorage` itself throws in a cross-origin frame whose storage is
 * blocked, and writing throws when it is full; then values live in memory until the page goes.
 */
const memory = new Map<string, string>();

const openLocal = (): Storage | null => {
  try {
    const local = globalThis.localStorage;
    local?.getItem('probe');
    return local ?? null;
  } catch {
    return null;
  }
};

export const storage = {
  getItem(key: string): string | null {
    return memory.get(key) ?? openLocal()?.getItem(key) ?? null;
  },
  setItem(key: string, value: string): void {
    const local = openLocal();
    try {
      if (!local) throw new Error('storage is blocked');
      local.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    openLocal()?.removeItem(key);
  },
};

/** Reads a stored JSON value; anything unreadable counts as absent. */
export const readJson = (key: string): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
