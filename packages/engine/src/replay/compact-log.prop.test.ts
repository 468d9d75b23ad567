import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchInput } from '../match/state/match-input.ts';
import { fuzzActions } from '../testing/fuzz/fuzz-actions.ts';
import { fuzzSetups } from '../testing/fuzz/fuzz-setups.ts';
import { runFuzz } from '../testing/fuzz/run-fuzz.ts';
import { matchSetups, wildInputs } from '../testing/index.ts';
import { isCompactLog, packLog, unpackLog } from './compact-log.ts';
import type { MatchLog } from './replay-match.ts';

const text = (value: unknown): string => JSON.stringify(value);
/** As it is stored: as text. */
const stored = <Value>(value: Value): Value => JSON.parse(text(value)) as Value;

const prompts = fc.record({ prompt: fc.string(), count: fc.nat() }, { noNullPrototype: true });
const answers = fc.array(
  fc.oneof(
    fc.boolean(),
    fc.constant(null),
    fc.integer(),
    fc.double(),
    fc.string(),
    prompts,
    fc.array(fc.string()),
    fc.jsonValue(),
  ),
);
const times = fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
const timed = fc.tuple(wildInputs, times).map(([input, at]): MatchInput => ({ ...input, at }));
const inputs = fc.array(
  fc.oneof(
    timed,
    fc.record({ k: fc.constant('time' as const), at: fc.integer() }, { noNullPrototype: true }),
    fc.record({ k: fc.constant('end' as const), at: fc.integer() }, { noNullPrototype: true }),
  ),
);

describe('a compact log', () => {
  it('gives back whatever was put in', () => {
    fc.assert(
      fc.property(matchSetups, times, inputs, answers, (setup, at, fed, given) => {
        const log = stored<MatchLog>({ setup, at, inputs: fed, answers: given });
        expect(unpackLog(stored(packLog(log)))).toEqual(log);
      }),
      { numRuns: 300 },
    );
  });

  it('gives back the logs of matches of every mode', () => {
    fc.assert(
      fc.property(fuzzSetups, fc.array(fuzzActions, { maxLength: 30 }), (setup, actions) => {
        const { log } = runFuzz(setup, actions);
        expect(unpackLog(stored(packLog(log)))).toEqual(log);
        // Columns have names, and answers without a pattern gain nothing; they never cost much.
        expect(text(packLog(log)).length).toBeLessThan(text(log).length * 1.2 + 600);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('is told from a plain one', () => {
    const log: MatchLog = { setup: fc.sample(matchSetups, 1)[0] as MatchLog['setup'], at: 0, inputs: [], answers: [] };
    expect([isCompactLog(log), isCompactLog(packLog(log))]).toEqual([false, true]);
  });

  it('that is damaged throws nothing', () => {
    const log = packLog({ setup: fc.sample(matchSetups, 1)[0] as MatchLog['setup'], at: 0, inputs: [], answers: [] });
    const letters = fc.string({
      unit: fc.constantFrom('s', 'd', 'l', 'c', 'j', 't', 'p', 'n', '0', '?'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, (kinds) => {
        unpackLog({ ...log, inputs: { ...log.inputs, kinds }, answers: { ...log.answers, kinds } });
      }),
    );
  });
});
