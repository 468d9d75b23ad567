import type { PersonalData } from '#features/account';
import { deletePreferences, readPreferences } from './preferences.repository.ts';

export const preferencesPersonalData: PersonalData = {
  name: 'preferences',
  read: readPreferences,
  erase: deletePreferences,
};
