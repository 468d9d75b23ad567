import type { Settings } from '@syllaboom/contracts';
import {
  ALPHABET_BONUS,
  CHAIN_CHOICES,
  CLOCK,
  chainStyleAt,
  DIFFICULTIES,
  OFFERED_DIFFICULTIES,
  HEARTS,
  modeTraits,
  PROMPT_RANGES,
  PROMPTS,
  ROOM,
  SPEEDS,
  STARTS_WHEN_TYPING,
} from '@syllaboom/engine';
import { hasOneWinner } from '../modes/has-one-winner.ts';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { RoomInfo } from '../store/room-types.ts';
import { chainChoiceWords, chainStyleWords } from './chain-words.ts';
import { describeWpp, displayedWpp, rangeAround } from './prompt-range.ts';
import { mattersInMode, type OffReason, type ScopedSetting, whyOff } from './setting-scope.ts';
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
  /** What the values alone don't say. */
  readonly hint?: string;
  /** Why it has no say in the next match; null when it has. */
  readonly off: OffReason | null;
}

const SECONDS_PER_MINUTE = 60;
const MS_PER_SECOND = 1000;

type OpenLine = Omit<SettingLine, 'off'>;
type Line = (info: RoomInfo, t: TFunction) => OpenLine;

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
  speed === STARTS_WHEN_TYPING ? t('room.speedTyping') : `${formatNumber(Number(speed))}×`;
/** A bank that is in no list is called unknown. */
const timerWords = (seconds: number | boolean, t: TFunction): string => {
  if (seconds === 0) return t('room.timerOff');
  const known = ROOM.timers.find((one) => one === seconds);
  return known ? t('room.minutes', { count: known / SECONDS_PER_MINUTE }) : t('host.unknown_timer');
};
const onOffWords = (on: number | boolean, t: TFunction): string => (on ? t('room.on') : t('room.off'));

const speedValues = listLine(
  'speed',
  (t) => t('room.speed'),
  SPEEDS,
  (info) => info.speed,
  (value) => ({ speed: value }),
  speedWords,
);
const speed: Line = (info, t) => ({
  ...speedValues(info, t),
  hint: t('room.speedTypingHint', { seconds: CLOCK.waitForTypingMs / MS_PER_SECOND }),
});
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
  OFFERED_DIFFICULTIES.map((name) => DIFFICULTIES[name]),
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
const wayInOnly = listLine(
  'way_in',
  (t) => t('room.wayInOnly'),
  [false, true],
  (info) => info.wayIn,
  (value) => ({ key: 'way_in', value }),
  onOffWords,
);

const series = listLine(
  'best_of',
  (t) => t('room.series'),
  ROOM.bestOf,
  (info) => info.bestOf,
  (value) => ({ key: 'best_of', value }),
  (value, t) => (value === 1 ? t('room.off') : t('room.bestOf', { n: value })),
);
const watchDelay = listLine(
  'watch_delay',
  (t) => t('room.watchDelay'),
  ROOM.watchDelays,
  (info) => info.watchDelay,
  (value) => ({ key: 'watch_delay', value }),
  (value, t) => (value === 0 ? t('room.off') : t('duration.seconds', { seconds: Number(value) })),
);
/** Not where anybody sits down at any time. */
const hasWatchers = ({ mode, ranked }: RoomInfo): boolean => !ranked && !modeTraits(mode).isDropIn;
/** Where nobody wins alone there is no series to offer. */
const offersSeries = (info: RoomInfo): boolean => !info.ranked && hasOneWinner(info);

const locked = listLine(
  'locked',
  (t) => t('host.privateRoom'),
  [false, true],
  (info) => info.locked,
  (value) => ({ locked: value }),
  onOffWords,
);
const lengthMode = listLine(
  'length_mode',
  (t) => t('host.lengthMode'),
  [0, 1],
  (info) => info.lm,
  (value) => ({ key: 'length_mode', value }),
  (value, t) => (value === 1 ? t('host.lengthExactly') : t('host.lengthAtMost')),
);

/** The list has "default" in front, which plays as "starts with": what is set is marked under its own name. */
const chainStyle: Line = (info, t) => ({
  id: 'chain_style',
  label: t('room.chainStyle'),
  value: t(chainStyleWords(info.cs)),
  choices: CHAIN_CHOICES.map((choice, index) => ({
    label: t(chainChoiceWords(choice)),
    message: { key: 'chain_style', value: chainStyleAt(index) },
    chosen: index > 0 && chainStyleAt(index) === info.cs,
  })),
});

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
/** Counts that are asked for often; the slider reaches the others. */
const QUICK_COUNTS = [1, 10, 50, 100, 500, 1000] as const;

const wordsPerPrompt: Line = (info, t) => ({
  id: 'wpp',
  label: t('room.wordsPerPrompt'),
  value: describeWpp(info.wpp, info.wpp_s, info.wpp_l, t('room.automatic')),
  choices: [
    { label: t('room.automatic'), message: { key: 'wpp', value: -1 }, chosen: info.wpp < 0 },
    ...QUICK_COUNTS.map((value) => ({
      label: String(value),
      message: { key: 'wpp', value } as const,
      chosen: info.wpp === value,
    })),
  ],
  slider: {
    value: displayedWpp(info.wpp),
    min: PROMPTS.leastSetting,
    max: PROMPTS.mostSetting,
    step: 1,
    message: (value) => ({ key: 'wpp', value }),
    format: String,
  },
});
/** Second bound of a range; without one the range ends 60 % above the first. */
const upperBound: Line = (info, t) => {
  const automatic = rangeAround(displayedWpp(info.wpp))[1];
  return {
    id: 'wpp_l',
    label: t('host.rangeUpper'),
    value: info.wpp_l > 0 ? String(info.wpp_l) : t('room.automatic'),
    choices: [{ label: t('room.automatic'), message: { key: 'wpp_l', value: -1 }, chosen: info.wpp_l < 0 }],
    slider: {
      value: info.wpp_l > 0 ? info.wpp_l : Math.min(PROMPTS.mostSetting, automatic),
      min: PROMPTS.leastSetting,
      max: PROMPTS.mostSetting,
      step: 1,
      message: (value) => ({ key: 'wpp_l', value }),
      format: String,
    },
  };
};

const SCOPED: Readonly<Record<ScopedSetting, Line>> = {
  difficulty,
  speed,
  heart: hearts,
  timer,
  wpp: wordsPerPrompt,
  wpp_s: range,
  wpp_l: upperBound,
  sl: length,
  letter_health: letters,
  casual_alphabet: casual,
  chain_style: chainStyle,
  length_mode: lengthMode,
};

/** Settings of single modes. */
const ONE_MODE = ['chain_style', 'length_mode'] as const satisfies readonly ScopedSetting[];

/** Lines by the names under which chat tells of their changes. */
const TOLD = { ...SCOPED, best_of: series, watch_delay: watchDelay, guests, way_in: wayInOnly };

/** A setting's name and a value of it in words; null for one without a line of its own. */
export function settingInWords(name: string, change: Partial<RoomInfo>, info: RoomInfo, t: TFunction): string | null {
  const line = (TOLD as Partial<Record<string, Line>>)[name];
  if (!line) return null;
  const { label, value } = line({ ...info, ...change }, t);
  return `${label} ${value}`;
}

/**
 * The lines of both tabs. What belongs to one mode alone stands first, and only there; what the mode, its scenario or the
 * timer settle is shown without a choice. Whether guests may enter is offered to developers alone.
 */
export function settingLines(info: RoomInfo, mayAdmitGuests: boolean, t: TFunction) {
  const scoped = (...names: readonly ScopedSetting[]): SettingLine[] =>
    names.map((name) => ({ ...SCOPED[name](info, t), off: whyOff(name, info) }));
  const always = (...lines: readonly Line[]): SettingLine[] =>
    lines.map((line) => ({ ...line(info, t), off: info.ranked ? 'ranked' : null }));
  return {
    basic: [
      ...scoped(...ONE_MODE.filter((name) => mattersInMode(name, info.mode))),
      ...scoped('difficulty', 'speed', 'heart', 'timer'),
      ...always(...(offersSeries(info) ? [series] : []), players),
      { ...locked(info, t), off: null },
    ],
    advanced: [
      ...scoped('wpp', 'wpp_s', 'wpp_l', 'sl', 'letter_health', 'casual_alphabet'),
      ...always(
        multiLanguage,
        ...(hasWatchers(info) ? [watchDelay] : []),
        wayInOnly,
        ...(mayAdmitGuests ? [guests] : []),
      ),
    ],
  };
}
