import type { CreateRoomOptions } from '@syllaboom/contracts';
import {
  applySetting,
  DIFFICULTIES,
  defaultRoomSettings,
  GAME_LANGUAGES,
  type GameLanguage,
  type RoomSettings,
  type SettingChange,
} from '@syllaboom/engine';
import { cleanText, maskChat } from '#platform/text/index.ts';

const LONGEST_TITLE = 60;

/** A room's title as it is shown: clean text of a limited length, bad words as stars. */
export const roomTitle = (raw: string, language: GameLanguage): string =>
  maskChat([...cleanText(raw)].slice(0, LONGEST_TITLE).join(''), language);

/** The settings that a new room begins with [R0417]; wishes that the rules refuse are left out. */
export function initialSettings(options: CreateRoomOptions): RoomSettings {
  const fresh = defaultRoomSettings(options.locale ?? GAME_LANGUAGES[0]);
  const wishes: Record<string, unknown> = {
    ...options.settings,
    ...(options.mode === undefined ? {} : { mode: options.mode }),
  };
  let settings = fresh;
  for (const [name, value] of Object.entries(wishes)) {
    const change = { [name]: value } as SettingChange;
    const changed = applySetting(settings, change, {
      isHost: true,
      isRunning: false,
      isRanked: false,
      mayAdmitGuests: false,
    });
    if (changed.ok) settings = changed.value;
  }
  if (options.open === false) settings = { ...settings, locked: true };
  // Practice is difficulty 2 for one person alone.
  return options.practice ? { ...settings, diff: DIFFICULTIES.practice, maxp: 1, locked: true } : settings;
}
