import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { MODES } from '../catalogue/modes.ts';
import { fuzzActions } from '../testing/fuzz/fuzz-actions.ts';
import { fuzzSetups } from '../testing/fuzz/fuzz-setups.ts';
import { replayHashes, runFuzz } from '../testing/fuzz/run-fuzz.ts';

declare module 'vitest' {
  interface ProvidedContext {
    longRun: boolean;
  }
}

/** All of them on demand (`npm run test:long`), a tenth in every run. */
const MATCHES = inject('longRun') ? 10_000 : 1_000;
const TIMEOUT_MS = MATCHES * 600;

describe(`${MATCHES} matches of all modes and scenarios, whatever is fed to them`, () => {
  it(
    'break no rule, tell no secret, end by the clock alone, and play again to the same state at every turn',
    () => {
      const played = new Map<string, number>();
      fc.assert(
        fc.property(fuzzSetups, fc.array(fuzzActions, { maxLength: 60 }), (setup, actions) => {
          const { log, hashes } = runFuzz(setup, actions);
          expect(replayHashes(log)).toEqual(hashes);
          const kind = `${setup.rules.mode}/${setup.rules.scenario}`;
          played.set(kind, (played.get(kind) ?? 0) + 1);
        }),
        { numRuns: MATCHES, endOnFailure: true },
      );
      const modes = new Set([...played.keys()].map((kind) => Number(kind.split('/')[0])));
      expect(modes).toEqual(new Set<number>(Object.values(MODES)));
    },
    TIMEOUT_MS,
  );
});
