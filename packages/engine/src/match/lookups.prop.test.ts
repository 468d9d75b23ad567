import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOT_STRENGTHS } from '../balance/room/bots.ts';
import { PROMPTS } from '../balance/match/prompts.ts';
import { MODES, DIFFICULTIES } from '../catalogue/modes.ts';
import { SCENARIOS } from '../catalogue/scenarios.ts';
import { asSeatId } from '../ids.ts';
import { defaultRoomSettings } from '../room/default-settings.ts';
import { rulesFromSettings } from '../room/match-rules.ts';
import type { RoomSettings } from '../room/settings.ts';
import { listWordIndex, SAMPLE_WORDS } from '../testing/index.ts';
import type { WordIndex, WordSource } from '../word-index.ts';
import { createMatch } from './create-match.ts';
import { nextDeadline } from './match-clock.ts';
import { step } from './step.ts';

type Asked = Partial<Record<keyof WordIndex, number>>;

/** A dictionary that counts what it is asked. */
function countingWords(): { words: WordSource; take(): Asked } {
  const index = listWordIndex(SAMPLE_WORDS, 'en-US', { categories: { animals: SAMPLE_WORDS.slice(0, 9) } });
  let asked: Asked = {};
  const counted = new Proxy(index, {
    get(target, name: keyof WordIndex) {
      asked[name] = (asked[name] ?? 0) + 1;
      return target[name];
    },
  });
  const take = () => {
    const taken = asked;
    asked = {};
    return taken;
  };
  return { words: () => counted, take };
}

const choices = fc.oneof(
  fc.record<Partial<RoomSettings>>({
    mode: fc.constantFrom(MODES.original, MODES.chainWord, MODES.lengthLimit, MODES.monsters),
    lm: fc.constantFrom(0, 1),
    cs: fc.constantFrom(0, 1, 2, 3),
    diff: fc.constantFrom(DIFFICULTIES.normal, DIFFICULTIES.aarrghh),
  }),
  fc.record<Partial<RoomSettings>>({
    sc: fc.constantFrom(...SCENARIOS.filter(({ metric }) => metric !== null).map(({ id }) => id)),
    diff: fc.constantFrom(DIFFICULTIES.normal, DIFFICULTIES.aarrghh),
  }),
);
/** Of a bot's mind, and of the sample answers. */
const MOST_SAMPLES = 12;
const STEPS = 200;

describe('one step', () => {
  it('spends few lookups in the words of prompts, whatever the turn asks for and its twist adds', () => {
    fc.assert(
      fc.property(
        choices,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(undefined, ...BOT_STRENGTHS),
        (chosen, seed, bots, known) => {
          const { words, take } = countingWords();
          const settings = { ...defaultRoomSettings('en-US'), monsters: ['animals'], ...chosen };
          const bot = { typingSpeed: 7, typoAmount: 2, thinkingTime: 3, ...(known ? { words: known } : {}) };
          const players = ['a', 'b', 'c'].map((seat) => ({
            seat: asSeatId(seat),
            language: 'en-US' as const,
            ...(bots ? { bot } : {}),
          }));
          const rules = rulesFromSettings(settings, { ranked: false, calm: false });
          const { state } = createMatch({ seed, rules, players }, words, 0);
          for (let n = 0; n < STEPS; n++) {
            const {
              countFitting = 0,
              lengthsOf = 0,
              partnerOf = 0,
              fittingWords = 0,
              sampleWord = 0,
              commonWords = 0,
            } = take();
            expect(countFitting + lengthsOf + partnerOf).toBeLessThanOrEqual(PROMPTS.lookups);
            expect(fittingWords).toBeLessThanOrEqual(2);
            // Each tier once, in the bot's first thought and in a second one.
            expect(commonWords).toBeLessThanOrEqual(4);
            expect(sampleWord).toBeLessThanOrEqual(MOST_SAMPLES);
            const at = nextDeadline(state);
            if (at === null) break;
            step(state, { k: 'time', at }, words);
          }
        },
      ),
    );
  });
});
