import type { Settings } from '@syllaboom/contracts';
import { useCallback } from 'react';
import { useRoom } from '../store/use-topic.ts';

/** Sends a change of settings; the panel waits until the room confirms it. */
export function useSettingsSender(): (settings: Settings) => void {
  const { store, actions } = useRoom();
  return useCallback(
    (settings: Settings) => {
      store.set('settings', true);
      actions.send('settings', settings);
    },
    [store, actions],
  );
}
