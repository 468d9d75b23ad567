import { useSyncExternalStore } from 'react';

/** Whether the device says that it has no network. It may be wrong both ways: what needs certainty asks the server. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Calls when the device loses or finds a network; returns the remover. */
export function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has no network; re-renders when that changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(onNetwork, isOffline);
