import { MODES } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { scenarioName } from '../../../ui/mode/scenario-words.ts';
import { chainStyleWords } from '../settings/chain-words.ts';
import { describeWpp } from '../settings/prompt-range.ts';
import { difficultyName } from '../settings/setting-words.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** What the lobby says of the next match besides its mode: whatever is not as it always is. */
export function modeFacts(info: RoomInfo, t: TFunction): readonly string[] {
  const facts: (string | null)[] = [
    info.mode === MODES.original && info.sc !== 0 ? t(scenarioName(info.sc)) : null,
    info.mode === MODES.chainWord ? t(chainStyleWords(info.cs)) : null,
    info.mode === MODES.lengthLimit ? t(info.lm === 1 ? 'host.lengthExactly' : 'host.lengthAtMost') : null,
    info.mode !== MODES.yapping && info.diff !== 0 ? t(difficultyName(info.diff)) : null,
    info.mode === MODES.original && info.wpp > 0
      ? `${t('room.wordsPerPrompt')}: ${describeWpp(info.wpp, info.wpp_s, info.wpp_l, t('room.automatic'))}`
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}
