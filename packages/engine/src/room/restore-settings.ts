import type { GameLanguage } from '../catalogue/languages.ts';
import { drawableScenarios } from '../catalogue/scenarios.ts';
import { applySetting, SETTING_NAMES, type SettingChange, type SettingName } from './apply-setting.ts';
import { defaultRoomSettings } from './default-settings.ts';
import type { RoomSettings } from './settings.ts';

/** The field of the room that each name on the wire sets. */
const FIELDS: Readonly<Record<SettingName, keyof RoomSettings>> = {
  scenario: 'sc',
  multi_lang: 'mlang',
  wpp: 'wpp',
  wpp_s: 'wpp_s',
  wpp_l: 'wpp_l',
  length_mode: 'lm',
  max_player: 'maxp',
  heart: 'heart',
  sl: 'sl',
  timer: 't',
  chain_style: 'cs',
  letter_health: 'letterHealth',
  casual_alphabet: 'casualAlphabet',
  guests: 'guests',
  way_in: 'wayIn',
  monsters: 'monsters',
  best_of: 'bestOf',
  watch_delay: 'watchDelay',
  locked: 'locked',
  language: 'locale',
  background: 'background',
  bomb: 'bomb',
  speed: 'speed',
  mode: 'mode',
  difficulty: 'diff',
  secondary: 'secondary',
};

/**
 * The settings that a room was closed with, read again, perhaps by another version of the game: what its rules no longer take
 * is as in a new room. Who may set what was asked when it was set.
 */
export function restoreSettings(kept: Readonly<Record<string, unknown>>, locale: GameLanguage): RoomSettings {
  let settings = defaultRoomSettings(locale);
  for (const name of SETTING_NAMES) {
    const change = { key: name, value: kept[FIELDS[name]] } as SettingChange;
    const changed = applySetting(settings, change, {
      isHost: true,
      isRunning: false,
      isRanked: false,
      mayAdmitGuests: true,
    });
    if (changed.ok) settings = changed.value;
  }
  const excluded: readonly unknown[] = Array.isArray(kept['scx']) ? kept['scx'] : [];
  const scx = drawableScenarios([])
    .map(({ id }) => id)
    .filter((id) => excluded.includes(id));
  // A random preset that could draw nothing is none.
  return drawableScenarios(scx).length === 0 ? settings : { ...settings, scx };
}
