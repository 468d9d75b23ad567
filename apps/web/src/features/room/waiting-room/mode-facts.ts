import { DIFFICULTIES, modeTraits, NO_SCENARIO, RANDOM_SCENARIO } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { scenarioHow } from '../../../ui/mode/scenario-words.ts';
import { modeScreen } from '../modes/screens.ts';
import { mattersInMode } from '../settings/setting-scope.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** What the waiting room says of the next match besides its mode: whatever is not as it always is. */
export const modeFacts = (info: RoomInfo, t: TFunction): readonly string[] =>
  modeScreen(info.mode).chips.flatMap((chip) => chip(info, t) ?? []);

/** What a practice or a preset makes of the mode; null: nothing, or nobody knows yet, because the preset is still to be drawn. */
function whatElse({ mode, sc, diff }: RoomInfo, t: TFunction): string | null {
  if (diff === DIFFICULTIES.practice && mattersInMode('difficulty', mode)) return t('lobby.difficultyHint.practice');
  const isPlain = !modeTraits(mode).hasPresets || sc === NO_SCENARIO || sc === RANDOM_SCENARIO;
  return isPlain ? null : t(scenarioHow(sc));
}

/** How the next match is played: the mode in a sentence, and in another what changes it. */
export const modeRule = (info: RoomInfo, t: TFunction): string =>
  [t(modeScreen(info.mode).how), whatElse(info, t)].filter((sentence) => sentence !== null).join(' ');
