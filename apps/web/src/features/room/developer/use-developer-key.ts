import { hasRight } from '@syllaboom/engine';
import { useEffect } from 'react';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';

const KEY = 'F9';

/** True for developers; for them F9 opens and closes the tools. */
export function useDeveloperKey(): boolean {
  const developer = hasRight(useUser()?.roles ?? [], 'develop');
  useEffect(() => {
    if (!developer) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.repeat) return;
      event.preventDefault();
      toggleWindow(ROOM_WINDOWS.developer);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [developer]);
  return developer;
}
