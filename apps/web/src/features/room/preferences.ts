import type { Preferences } from '@syllaboom/contracts';
import { usePreferences } from '../../platform/preferences.ts';

/** One preference; the component renders again when it changes. */
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  usePreferences((preferences) => preferences[key]);

/** Low detail: no sparks, no idle life. */
export const useLowDetail = (): boolean => usePreference('ld');
