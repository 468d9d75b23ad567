import { findScenario, modeTraits, PROMPT_RANGES, RANDOM_SCENARIO } from '@syllaboom/engine';
import { modeScreen } from '../modes/screens.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** Settings that not every mode uses. Who may enter, and how the room is called, matter in all of them. */
export type ScopedSetting =
  | 'difficulty'
  | 'speed'
  | 'heart'
  | 'timer'
  | 'wpp'
  | 'wpp_s'
  | 'wpp_l'
  | 'sl'
  | 'letter_health'
  | 'casual_alphabet'
  | 'chain_style'
  | 'length_mode';

/** Why a setting can't be changed now. */
export type OffReason = 'mode' | 'scenario' | 'timer' | 'range' | 'ranked';

/** Presets that bring prompts of their own: by their number of words, and by their length (rules section 7). */
const OWN_COUNTS: readonly number[] = [2, 6, 7, 10, 11, 12, 13, 14, 15];
const OWN_LENGTHS: readonly number[] = [11, 12, 14, 15];
const NO_ALPHABET = 3;

function scenarioSets(setting: ScopedSetting, sc: number): boolean {
  const scenario = sc === RANDOM_SCENARIO ? null : findScenario(sc);
  switch (setting) {
    case 'heart':
      return (scenario?.hearts ?? null) !== null;
    case 'timer':
    case 'speed':
      return (scenario?.bankSeconds ?? 0) > 0;
    case 'wpp':
    case 'wpp_s':
    case 'wpp_l':
      return OWN_COUNTS.includes(sc);
    case 'sl':
      return OWN_LENGTHS.includes(sc);
    case 'letter_health':
    case 'casual_alphabet':
      return sc === NO_ALPHABET;
    default:
      return false;
  }
}

/** Whether the setting matters in the room's mode at all. */
export const mattersInMode = (setting: ScopedSetting, mode: number): boolean =>
  modeScreen(mode).settings.includes(setting);

/** With a time bank there is no fuse, and out is whose bank is empty; chips are still counted by hearts. */
const timerSets = (setting: ScopedSetting, { mode, t }: Pick<RoomInfo, 'mode' | 't'>): boolean =>
  t > 0 &&
  mattersInMode('timer', mode) &&
  (setting === 'speed' || (setting === 'heart' && modeTraits(mode).lives !== 'chips'));

/** Why a setting has no say in the next match; null when it has. */
export function whyOff(
  setting: ScopedSetting,
  info: Pick<RoomInfo, 'mode' | 'sc' | 't' | 'wpp_s' | 'ranked'>,
): OffReason | null {
  if (info.ranked) return 'ranked';
  if (!mattersInMode(setting, info.mode)) return 'mode';
  if (modeTraits(info.mode).hasPresets && scenarioSets(setting, info.sc)) return 'scenario';
  if (timerSets(setting, info)) return 'timer';
  return setting === 'wpp_l' && info.wpp_s !== PROMPT_RANGES.range ? 'range' : null;
}
