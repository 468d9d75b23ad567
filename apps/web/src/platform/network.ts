import { useSyncExternalStore } from 'react';

/** Whether the device says that it has no network. It may be wrong both ways: what needs certainty asks the server. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Calls when the device loses or finds a network; returns the remover. */
export function onNetwork(hear: () => void): () => void {
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
}

/** Whether the device has no network; re-renders when that changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(onNetwork, isOffline);
