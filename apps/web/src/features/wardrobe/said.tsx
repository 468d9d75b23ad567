import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Tells readers what has come of a press; for the eye the thing itself has changed. */
export function sayInShop(text: string): void {
  // The same once more is news, too.
  said = said === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever comes back is told nothing old.
    if (listeners.size === 0) said = '';
  };
};

/** Where that is said. */
export const Said = () => (
  <p className="sr" role="status" data-testid="shop-said">
    {useSyncExternalStore(subscribe, () => said)}
  </p>
);
