export { installPreferences } from './apply-preferences.ts';
export { setLeaveAction } from './leave-action.ts';
export { changePreference, installPreferencesSync, loadDeviceLook, loadPreferences } from './preferences-sync.ts';
export { SETTINGS_WINDOW, SettingsWindow } from './settings-window.tsx';
