import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAME_LANGUAGES } from '../catalogue/languages.ts';
import { DIFFICULTIES, MODES, PROMPT_RANGES, SPEEDS } from '../catalogue/modes.ts';
import { drawableScenarios, SCENARIOS } from '../catalogue/scenarios.ts';
import { HEARTS } from '../balance/match/hearts.ts';
import { defaultRoomSettings } from './default-settings.ts';
import { BACKGROUNDS } from '../catalogue/cosmetics/backgrounds.ts';
import { BOMBS } from '../catalogue/cosmetics/bombs.ts';
import { restoreSettings } from './restore-settings.ts';
import type { RoomSettings } from './settings.ts';

const drawable = drawableScenarios([]).map(({ id }) => id);
const settings = fc.record({
  mode: fc.constantFrom(...Object.values(MODES)),
  diff: fc.constantFrom(...Object.values(DIFFICULTIES)),
  speed: fc.constantFrom(...SPEEDS),
  heart: fc.constantFrom(...HEARTS.startOptions),
  maxp: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 32 })),
  wpp: fc.constantFrom(-1, 90, 250),
  wpp_s: fc.constantFrom(...Object.values(PROMPT_RANGES)),
  wpp_l: fc.constantFrom(-1, 90, 250),
  sl: fc.constantFrom(3, 4),
  t: fc.constantFrom(0, 60, 300, 600),
  sc: fc.constantFrom(...SCENARIOS.map(({ id }) => id)),
  scx: fc.subarray(drawable, { maxLength: drawable.length - 1 }),
  lm: fc.constantFrom(0, 1),
  cs: fc.constantFrom(0, 1, 2, 3),
  bestOf: fc.constantFrom(1, 3, 5),
  watchDelay: fc.constantFrom(0, 10, 30, 60),
  monsters: fc.uniqueArray(fc.string()),
  locale: fc.constantFrom(...GAME_LANGUAGES),
  secondary: fc.integer({ min: -1, max: GAME_LANGUAGES.length - 1 }),
  mlang: fc.boolean(),
  locked: fc.boolean(),
  guests: fc.boolean(),
  wayIn: fc.boolean(),
  letterHealth: fc.constantFrom(0, 1, 2, 3, 4, 5),
  casualAlphabet: fc.boolean(),
  background: fc.constantFrom(...BACKGROUNDS.keys()),
  bomb: fc.constantFrom(...BOMBS.map(({ id }) => id)),
}) as fc.Arbitrary<RoomSettings>;

it('settings that a room was closed with come back as they were', () => {
  fc.assert(
    fc.property(settings, (kept) => {
      expect(restoreSettings(JSON.parse(JSON.stringify(kept)) as Record<string, unknown>, kept.locale)).toEqual(kept);
    }),
  );
});

it('what the rules do not take is as in a new room', () => {
  const fresh = defaultRoomSettings('de-DE');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(fresh), 'toString'), fc.anything()), (kept) => {
      const restored = restoreSettings(kept, 'de-DE');
      expect(Object.keys(restored)).toEqual(Object.keys(fresh));
      expect(drawableScenarios(restored.scx).length).toBeGreaterThan(0);
    }),
  );
  expect(restoreSettings({ mode: 4, heart: 12, scx: drawable, wpp: 'many' }, 'de-DE')).toEqual(fresh);
});
