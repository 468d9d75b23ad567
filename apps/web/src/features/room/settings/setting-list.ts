import type { Settings } from '@syllaboom/contracts';
import { ALPHABET_BONUS, DIFFICULTIES, HEARTS, PROMPT_RANGES, PROMPTS, ROOM, SPEEDS } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import type { RoomInfo } from '../store/room-types.ts';
import { describeWpp, displayedWpp } from './prompt-range.ts';
import { difficultyName } from './setting-words.ts';

interface Choice {
  readonly label: string;
  readonly message: Settings;
  readonly chosen: boolean;
}
interface SliderValue {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly message: (value: number) => Settings;
  readonly format: (value: number) => string;
}

/** One line of the settings panel: its value now, and the values that it can take. */
export interface SettingLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly slider?: SliderValue;
}

const START_WHEN_TYPING = 8;
const SECONDS_PER_MINUTE = 60;
const ADMITTING_TYPE = 10;

type Line = (info: RoomInfo, t: TFunction) => SettingLine;

/** A line whose value comes from a list. */
const listLine =
  <Value extends number | boolean>(
    id: string,
    label: (t: TFunction) => string,
    values: readonly Value[],
    read: (info: RoomInfo) => number | boolean,
    write: (value: Value) => Settings,
    words: (value: number | boolean, t: TFunction) => string,
  ): Line =>
  (info, t) => ({
    id,
    label: label(t),
    value: words(read(info), t),
    choices: values.map((value) => ({ label: words(value, t), message: write(value), chosen: value === read(info) })),
  });

const speedWords = (speed: number | boolean, t: TFunction): string =>
  speed === START_WHEN_TYPING ? t('room.speedTyping') : `${speed}×`;
const timerWords = (seconds: number | boolean, t: TFunction): string =>
  seconds === 0 ? t('room.timerOff') : t('room.minutes', { count: Number(seconds) / SECONDS_PER_MINUTE });
const onOffWords = (on: number | boolean, t: TFunction): string => (on ? t('room.on') : t('room.off'));

const speed = listLine(
  'speed',
  (t) => t('room.speed'),
  SPEEDS,
  (info) => info.speed,
  (value) => ({ speed: value }),
  speedWords,
);
const hearts = listLine(
  'heart',
  (t) => t('room.startHearts'),
  HEARTS.startOptions,
  (info) => info.heart,
  (value) => ({ key: 'heart', value }),
  String,
);
const difficulty = listLine(
  'difficulty',
  (t) => t('room.difficulty'),
  Object.values(DIFFICULTIES),
  (info) => info.diff,
  (value) => ({ difficulty: value }),
  (id, t) => t(difficultyName(Number(id))),
);
const timer = listLine(
  'timer',
  (t) => t('room.timer'),
  ROOM.timers,
  (info) => info.t,
  (value) => ({ key: 'timer', value }),
  timerWords,
);
const rangeWords = (kind: number | boolean, t: TFunction): string =>
  [t('room.rangeDefault'), t('room.rangeAtLeast'), t('room.rangeAtMost'), t('room.rangeBetween')][Number(kind)] ??
  `ERROR ${kind}`;
const range = listLine(
  'wpp_s',
  (t) => t('room.rangeKind'),
  Object.values(PROMPT_RANGES),
  (info) => info.wpp_s,
  (value) => ({ key: 'wpp_s', value }),
  rangeWords,
);
const letters = listLine(
  'letter_health',
  (t) => t('room.letterHealth'),
  ALPHABET_BONUS.healths,
  (info) => info.letterHealth,
  (value) => ({ key: 'letter_health', value }),
  (value, t) => (value === 0 ? t('room.off') : String(value)),
);
const casual = listLine(
  'casual_alphabet',
  (t) => t('room.casualAlphabet'),
  [false, true],
  (info) => info.casualAlphabet,
  (value) => ({ key: 'casual_alphabet', value }),
  onOffWords,
);
const multiLanguage = listLine(
  'multi_lang',
  (t) => t('room.multiLanguage'),
  [false, true],
  (info) => info.mlang,
  (value) => ({ key: 'multi_lang', value }),
  onOffWords,
);
const guests = listLine(
  'guests',
  (t) => t('room.guests'),
  [false, true],
  (info) => info.guests,
  (value) => ({ key: 'guests', value }),
  onOffWords,
);

const players: Line = (info, t) => {
  const limit = info.maxp < 0 ? ROOM.mostPlayers : info.maxp;
  return {
    id: 'max_player',
    label: t('room.maxPlayers'),
    value: String(limit),
    choices: [],
    slider: {
      value: limit,
      min: 1,
      max: ROOM.mostPlayers,
      step: 1,
      message: (value) => ({ key: 'max_player', value }),
      format: String,
    },
  };
};
const length: Line = (info, t) => ({
  id: 'sl',
  label: t('room.promptLength'),
  value: String(info.sl),
  choices: [],
  slider: { value: info.sl, min: 3, max: 4, step: 1, message: (value) => ({ key: 'sl', value }), format: String },
});
const wordsPerPrompt: Line = (info, t) => {
  const words = (value: number) => describeWpp(value, info.wpp_s, info.wpp_l, t('room.automatic'));
  return {
    id: 'wpp',
    label: t('room.wordsPerPrompt'),
    value: words(info.wpp),
    choices: [{ label: t('room.automatic'), message: { key: 'wpp', value: -1 }, chosen: info.wpp < 0 }],
    slider: {
      value: displayedWpp(info.wpp),
      min: PROMPTS.leastSetting,
      max: PROMPTS.mostSetting,
      step: 1,
      message: (value) => ({ key: 'wpp', value }),
      format: words,
    },
  };
};

/** The lines of both tabs for mode 0. Whether guests may enter is only offered to hosts of the staff's own type [R0356]. */
export function settingLines(info: RoomInfo, ownType: number, t: TFunction) {
  const build = (lines: readonly Line[]) => lines.map((line) => line(info, t));
  return {
    basic: build([difficulty, speed, hearts, players, timer]),
    advanced: build([
      wordsPerPrompt,
      range,
      length,
      letters,
      casual,
      multiLanguage,
      ...(ownType === ADMITTING_TYPE ? [guests] : []),
    ]),
  };
}
