import { DEFAULT_PREFERENCES, type Preferences } from '@syllaboom/contracts';
import { create } from 'zustand';

/** The player's preferences as they count now; the settings feature loads, stores and applies them. */
export const usePreferences = create<Preferences>(() => DEFAULT_PREFERENCES);

export const preferences = (): Preferences => usePreferences.getState();
export const setPreferences = (changes: Partial<Preferences>): void => usePreferences.setState(changes);
