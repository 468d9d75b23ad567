/**
 * Presets of mode 0 (rules section 7). `key` names the texts and, without its hyphens, the leaderboard. `params` are what
 * the scenario window shows and what the match starts with; how each plays stands in `match/scenarios`.
 */
export interface Scenario {
  readonly id: number;
  readonly key: string;
  /** Start hearts; null where the room's own number counts. */
  readonly hearts: 1 | 2 | 3 | null;
  /** Time bank per player in seconds; 0 = a fuse per turn. */
  readonly bankSeconds: 0 | 60 | 300;
  /** Health of the bonus letters where the preset sets it; 0 = no alphabet bonus. */
  readonly letterHealth?: 0;
  /** What the leaderboard counts; null without a trophy. */
  readonly metric: 'words' | 'coverage' | null;
}

const preset = (
  id: number,
  key: string,
  hearts: Scenario['hearts'],
  more: Partial<Pick<Scenario, 'bankSeconds' | 'letterHealth' | 'metric'>> = {},
): Scenario => ({ id, key, hearts, bankSeconds: 0, metric: 'words', ...more });

export const NO_SCENARIO = 0;
export const RANDOM_SCENARIO = 99;

/** All 17 presets in the order of the window. 0 and 99 have no trophy. */
export const SCENARIOS: readonly Scenario[] = [
  preset(NO_SCENARIO, 'normal', null, { metric: null }),
  preset(1, 'no-fail', 1),
  preset(2, 'single-prompt', 2),
  preset(3, 'three-lives', 3, { letterHealth: 0 }),
  preset(4, 'long-words', 2),
  preset(5, 'all-syllables', 3, { metric: 'coverage' }),
  preset(6, 'sub-8', 3),
  preset(7, 'sub-50', 3),
  preset(8, 'bullet', 1, { bankSeconds: 60 }),
  preset(9, 'blitz', 1, { bankSeconds: 300 }),
  preset(10, 'sub-500', 2),
  preset(11, 'four-letter', 2),
  preset(12, 'hypo', 2),
  preset(13, 'min-1', 3),
  preset(14, 'plate', 2),
  preset(15, 'multi-word', 2),
  preset(RANDOM_SCENARIO, 'random', null, { metric: null }),
];

/** The preset with an id; null when there is none. */
export const findScenario = (id: number): Scenario | null => SCENARIOS.find((one) => one.id === id) ?? null;

/** Presets that the random one may draw. */
export const drawableScenarios = (excluded: readonly number[]): readonly Scenario[] =>
  SCENARIOS.filter(({ id }) => id !== NO_SCENARIO && id !== RANDOM_SCENARIO && !excluded.includes(id));
