import { modeTraits, NO_SCENARIO, RANDOM_SCENARIO, type Scenario } from '@syllaboom/engine';
import { modeName } from './mode-name.ts';

const KEYS = {
  [NO_SCENARIO]: 'normal',
  1: 'noFail',
  2: 'singlePrompt',
  3: 'threeLives',
  4: 'longWords',
  5: 'allSyllables',
  6: 'sub8',
  7: 'sub50',
  8: 'bullet',
  9: 'blitz',
  10: 'sub500',
  11: 'fourLetter',
  12: 'hypo',
  13: 'min1',
  14: 'plate',
  15: 'multiWord',
  [RANDOM_SCENARIO]: 'random',
} as const;

const keyOf = (id: number) => KEYS[id as keyof typeof KEYS] ?? KEYS[NO_SCENARIO];

/** Catalogue key of a preset's name; an unknown id is called by the normal one's. */
export const scenarioName = (id: number) => `host.scenario.${keyOf(id)}` as const;
/** Catalogue key of what a match is called: by its preset, where it has one, else by its mode. */
export const matchName = ({ mode, scenario }: { readonly mode: number; readonly scenario: number }) =>
  scenario === NO_SCENARIO || !modeTraits(mode).hasPresets ? modeName(mode) : scenarioName(scenario);
/** Catalogue key of what a preset asks for. */
export const scenarioHow = (id: number) => `host.scenarioHow.${keyOf(id)}` as const;
/** How the leaderboard of a preset is called on the wire: its key without hyphens. */
export const boardKey = ({ key }: Pick<Scenario, 'key'>): string => key.replaceAll('-', '');
