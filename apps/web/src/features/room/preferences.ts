import type { Preferences } from '@syllaboom/contracts';
import { useActivity } from '../../platform/discord/activity.ts';
import { usePreferences } from '../../platform/preferences.ts';

/** One preference; the component renders again when it changes. */
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  usePreferences((preferences) => preferences[key]);

/** Low detail: no sparks, no idle life; by choice, or because the device runs hot. */
export function useLowDetail(): boolean {
  const chosen = usePreference('ld');
  const hot = useActivity((state) => state.hot);
  return chosen || hot;
}
