import { ALPHABET_BONUS, HEARTS } from '../balance/match/hearts.ts';
import { PROMPTS } from '../balance/match/prompts.ts';
import { ROOM } from '../balance/room/room-limits.ts';
import { isBackground } from '../catalogue/cosmetics/backgrounds.ts';
import { findBomb } from '../catalogue/cosmetics/bombs.ts';
import { GAME_LANGUAGES } from '../catalogue/languages.ts';
import { DIFFICULTIES, MODE_IDS, PROMPT_RANGES, SPEEDS } from '../catalogue/modes.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';
import { SCENARIOS } from '../catalogue/scenarios.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { RoomSettings } from './settings.ts';

/** Settings that come over the wire as key and value. */
export const SETTING_KEYS = [
  'scenario',
  'multi_lang',
  'wpp',
  'wpp_s',
  'wpp_l',
  'length_mode',
  'max_player',
  'heart',
  'sl',
  'timer',
  'chain_style',
  'letter_health',
  'casual_alphabet',
  'guests',
  'way_in',
  'monsters',
  'best_of',
  'watch_delay',
] as const;

/** All names of settings on the wire: these others come under their own name. */
export const SETTING_NAMES = [
  ...SETTING_KEYS,
  'locked',
  'language',
  'background',
  'bomb',
  'speed',
  'mode',
  'difficulty',
  'secondary',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** Who asks, and when. */
export interface SettingContext {
  readonly isHost: boolean;
  readonly isRunning: boolean;
  readonly isRanked: boolean;
  /** Only developers may let guests in. */
  readonly mayAdmitGuests: boolean;
}

export type SettingRefusal = 'onlyHost' | 'running' | 'ranked' | 'badValue' | 'notAllowed';
type Change = Partial<RoomSettings>;
type Reader = (value: unknown, context: SettingContext) => Result<Change, SettingRefusal>;

const bad = refuse('badValue');

function isOneOf<Value>(list: readonly Value[], value: unknown): value is Value {
  return (list as readonly unknown[]).includes(value);
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A setting that takes one of a list of values. */
const choice =
  <Value>(list: readonly Value[], change: (value: Value) => Change): Reader =>
  (value) =>
    isOneOf(list, value) ? accept(change(value)) : bad;

/** A setting that takes a whole number, or -1 for "no own value". */
const wholeOrNone =
  (least: number, most: number, change: (value: number) => Change): Reader =>
  (value) =>
    value === -1 || isWhole(value, least, most) ? accept(change(value)) : bad;

const onOff = (change: (value: boolean) => Change): Reader => choice([true, false], change);

/** A setting that takes the id of something in the catalogue. */
const listed =
  (isListed: (id: number) => boolean, change: (value: number) => Change): Reader =>
  (value) =>
    typeof value === 'number' && isListed(value) ? accept(change(value)) : bad;

/** Limits of players are clamped, not refused; -1 takes one's own limit away. */
const readLimit: Reader = (value) => {
  if (!Number.isInteger(value)) return bad;
  const wanted = value as number;
  return accept({ maxp: wanted === -1 ? -1 : Math.min(ROOM.mostPlayers, Math.max(1, wanted)) });
};

const readMonsters: Reader = (value) => {
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) return bad;
  return accept({ monsters: [...new Set(value as string[])] });
};

const readGuests: Reader = (value, context) => {
  if (typeof value !== 'boolean') return bad;
  return value && !context.mayAdmitGuests ? refuse('notAllowed') : accept({ guests: value });
};

/** Every name on the wire and the field of the room that it sets. */
const READERS: Readonly<Record<SettingName, Reader>> = {
  scenario: choice(
    SCENARIOS.map(({ id }) => id),
    (sc) => ({ sc }),
  ),
  multi_lang: onOff((mlang) => ({ mlang })),
  wpp: wholeOrNone(PROMPTS.leastSetting, PROMPTS.mostSetting, (wpp) => ({ wpp })),
  wpp_s: choice(Object.values(PROMPT_RANGES), (wpp_s) => ({ wpp_s })),
  wpp_l: wholeOrNone(PROMPTS.leastSetting, PROMPTS.mostSetting, (wpp_l) => ({ wpp_l })),
  length_mode: choice([0, 1] as const, (lm) => ({ lm })),
  max_player: readLimit,
  heart: choice(HEARTS.startOptions, (heart) => ({ heart })),
  sl: choice([3, 4] as const, (sl) => ({ sl })),
  timer: choice(ROOM.timers, (t) => ({ t })),
  chain_style: choice([0, 1, 2, 3] as const, (cs) => ({ cs })),
  letter_health: choice(ALPHABET_BONUS.healths, (letterHealth) => ({ letterHealth })),
  casual_alphabet: onOff((casualAlphabet) => ({ casualAlphabet })),
  guests: readGuests,
  way_in: onOff((wayIn) => ({ wayIn })),
  monsters: readMonsters,
  best_of: choice(ROOM.bestOf, (bestOf) => ({ bestOf })),
  watch_delay: choice(ROOM.watchDelays, (watchDelay) => ({ watchDelay })),
  locked: onOff((locked) => ({ locked })),
  language: choice(GAME_LANGUAGES, (locale) => ({ locale })),
  background: listed(isBackground, (background) => ({ background })),
  // Whether its host owns it is asked by the room.
  bomb: listed(
    (id) => findBomb(id) !== null,
    (bomb) => ({ bomb }),
  ),
  speed: choice(SPEEDS, (speed) => ({ speed })),
  mode: choice(MODE_IDS, (mode) => ({ mode })),
  difficulty: choice(Object.values(DIFFICULTIES), (diff) => ({ diff })),
  secondary: (value) => (isWhole(value, -1, GAME_LANGUAGES.length - 1) ? accept({ secondary: value }) : bad),
};

/** Settings that don't touch the running match. */
const ALWAYS: ReadonlySet<SettingName> = new Set(['locked', 'way_in', 'background', 'bomb']);

/** One change of a room's settings as it comes over the wire: by key and value, or under its own name. */
export type SettingChange =
  | { readonly key: SettingName; readonly value: unknown }
  | { readonly [Name in SettingName]?: unknown };

function readChange(change: SettingChange): { name: SettingName; value: unknown } | null {
  if ('key' in change && 'value' in change) {
    return isOneOf(SETTING_NAMES, change.key) ? { name: change.key, value: change.value } : null;
  }
  const name = SETTING_NAMES.find((one) => Object.hasOwn(change, one));
  return name === undefined ? null : { name, value: (change as Record<string, unknown>)[name] };
}

/** The settings after a change, or why it is refused. An unknown name changes nothing. */
export function applySetting(
  settings: RoomSettings,
  change: SettingChange,
  context: SettingContext,
): Result<RoomSettings, SettingRefusal> {
  if (!context.isHost) return refuse('onlyHost');
  const read = readChange(change);
  if (read === null) return accept(settings);
  if (context.isRunning && !ALWAYS.has(read.name)) return refuse('running');
  if (context.isRanked && !ALWAYS.has(read.name)) return refuse('ranked');
  if (read.name === 'background' && !modeTraits(settings.mode).hasBackground) return refuse('notAllowed');
  const changed = READERS[read.name](read.value, context);
  return changed.ok ? accept({ ...settings, ...changed.value }) : changed;
}
