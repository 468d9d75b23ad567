export { installPreferences } from './apply-preferences.ts';
export { setLeaveAction } from './leave-action.ts';
export { changePreference, installPreferencesSync, loadDeviceAppearance, loadPreferences } from './preferences-sync.ts';
export { SettingsWindow } from './settings-window.tsx';
