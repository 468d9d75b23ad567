import { RANKED } from '../balance/ranked/ranked.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { defaultRoomSettings } from '../room/default-settings.ts';
import type { RoomSettings } from '../room/settings.ts';

/**
 * What every ranked match of a language is played with (rules section 9): automatic prompts, the alphabet bonus, no preset,
 * nothing that a host, a player or a perk could choose.
 */
export const rankedSettings = (locale: GameLanguage): RoomSettings => ({
  ...defaultRoomSettings(locale),
  speed: RANKED.speed,
  heart: RANKED.hearts,
  maxp: RANKED.players,
});
