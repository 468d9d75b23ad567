import { i18n } from '../i18n/i18n.ts';
import { preferences, setPreferences, usePreferences } from '../preferences.ts';
import { STREAMER_AT } from '../device-marks.ts';
import { storage } from '../storage.ts';

/** Streamer mode: codes, links, names of others and chat are hidden on the own screen. */
export const isStreaming = (): boolean => preferences().str;
export const useStreaming = (): boolean => usePreferences(({ str }) => str);

/** Kept on the device, too: the screen may be seen before the server has told the preferences, or while it can't. */
export function loadStreamerMode(): void {
  if (isKeptStreaming()) setPreferences({ str: true });
}
export const isKeptStreaming = (): boolean => storage.getItem(STREAMER_AT) !== null;
export function keepStreamerMode(on: boolean): void {
  if (on) storage.setItem(STREAMER_AT, '1');
  else storage.removeItem(STREAMER_AT);
}

/** Calls when what is hidden, or how it is called, changes. Returns the remover. */
export function onStreamerChange(listener: () => void): () => void {
  const stop = usePreferences.subscribe((now, before) => {
    if (now.str !== before.str) listener();
  });
  i18n.on('languageChanged', listener);
  return () => {
    stop();
    i18n.off('languageChanged', listener);
  };
}
