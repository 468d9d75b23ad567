import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatch } from '../match/create-match.ts';
import type { MatchEvent } from '../match/state/match-event.ts';
import type { MatchInput } from '../match/state/match-input.ts';
import type { MatchSetup } from '../match/state/match-setup.ts';
import type { MatchState } from '../match/state/match-state.ts';
import { step } from '../match/step.ts';
import { listWordIndex, matchSetups, onlyIndex, play, SAMPLE_WORDS, wildInputs } from '../testing/index.ts';
import { recordAnswers, replayAnswers } from './dictionary-answers.ts';
import { hashMatch } from './hash-match.ts';
import { type MatchLog, replayMatch } from './replay-match.ts';

const dictionary = onlyIndex(listWordIndex(SAMPLE_WORDS));

interface Live {
  readonly log: MatchLog;
  readonly state: MatchState;
  readonly events: MatchEvent[];
  /** Fingerprint after each input. */
  readonly hashes: string[];
}

function playLive(setup: MatchSetup, wild: readonly MatchInput[]): Live {
  const answers: unknown[] = [];
  const words = recordAnswers(dictionary, (answer) => answers.push(answer));
  const { state, events } = createMatch(setup, words, 0);
  const inputs: MatchInput[] = [];
  const hashes: string[] = [];
  let at = 0;
  for (const input of wild) {
    at += Math.max(0, input.at) || 0;
    inputs.push({ ...input, at });
    events.push(...step(state, { ...input, at }, words));
    hashes.push(hashMatch(state));
  }
  // What is kept is text: the log must survive it.
  const log = JSON.parse(JSON.stringify({ setup, at: 0, inputs, answers })) as MatchLog;
  return { log, state, events, hashes };
}

const lives = fc
  .tuple(matchSetups, fc.array(wildInputs, { maxLength: 40 }))
  .map(([setup, inputs]) => playLive(setup, inputs));

describe('a replay', () => {
  it('from seed, inputs and the dictionary’s answers equals the match, without a dictionary', () => {
    fc.assert(
      fc.property(lives, ({ log, state, events }) => {
        const again = replayMatch(log);
        expect(hashMatch(again.state)).toBe(hashMatch(state));
        expect(JSON.stringify(again.events)).toBe(JSON.stringify(events));
      }),
      { numRuns: 150 },
    );
  });

  it('can stop at any time', () => {
    fc.assert(
      fc.property(lives, fc.nat(), ({ log, hashes }, n) => {
        const last = log.inputs.findLastIndex((input) => input.at <= n);
        const again = replayMatch(log, n);
        if (last >= 0) expect(hashMatch(again.state)).toBe(hashes[last]);
      }),
      { numRuns: 50 },
    );
  });

  it('of a damaged log throws nothing', () => {
    fc.assert(
      fc.property(lives, fc.array(fc.oneof(fc.jsonValue(), fc.nat()), { maxLength: 30 }), ({ log }, answers) => {
        replayMatch({ ...log, answers });
      }),
      { numRuns: 50 },
    );
  });
});

describe('a fingerprint', () => {
  it('tells different states apart and does not mind the order of keys', () => {
    const { state } = play();
    const before = hashMatch(state);
    const turned = Object.fromEntries(Object.entries(state).reverse()) as unknown as MatchState;
    expect(hashMatch(turned)).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    state.usedWords.push('STATION');
    expect(hashMatch(state)).not.toBe(before);
  });
});

describe('recorded answers', () => {
  it('are given again in order, whatever is asked', () => {
    const answers: unknown[] = [];
    const real = recordAnswers(dictionary, (answer) => answers.push(answer))('en-US');
    const ask = (index: typeof real) => [
      index.size,
      index.exists('STATION'),
      index.count('TIO'),
      index.countPrompts({ minCount: 1, maxCount: 9, minLength: 3, maxLength: 3 }),
      index.promptAt({ minCount: 1, maxCount: 9, minLength: 3, maxLength: 3 }, 0.5),
      index.wordsFor('TIO', 0, 3),
      index.sampleWord('TIO', 0.5),
      index.wordOfLength(7, 0, 0.5),
      index.commonWord(0, 0.5),
      index.commonWords('TIO', { least: 7 }, 1, 0.5, 2),
      index.wordsFromLetters('NATIONS', 5),
      index.countFitting('TIO', { least: 7 }),
      index.wordsNear('TIO', 0.5, 3),
      index.fittingWords('TIO', { least: 7 }, 0.5, 2),
      index.lengthsOf('TIO'),
      index.partnerOf('TIO', 3, 0.5),
      index.joinedPrompt(1, 0.5),
      index.tier('STATION'),
      index.isOffensive('STATION'),
      index.categories,
      index.categoryWords('none'),
      index.isGeneratedCategory('none'),
      index.categoriesOf('STATION'),
    ];
    const first = ask(real);
    expect(answers).toHaveLength(first.length);
    expect(ask(replayAnswers(answers)('en-US'))).toEqual(first);
    expect(ask(replayAnswers([])('fi'))).toEqual([
      0,
      false,
      0,
      0,
      null,
      [],
      null,
      null,
      null,
      [],
      [],
      0,
      [],
      [],
      [],
      null,
      null,
      0,
      false,
      [],
      [],
      false,
      [],
    ]);
  });
});
