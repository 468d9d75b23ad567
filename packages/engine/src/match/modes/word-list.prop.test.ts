import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { play } from '../../testing/index.ts';

const word = fc
  .array(fc.constantFrom('A', 'B', 'X', 'QU', '-', "'"), { minLength: 1, maxLength: 10 })
  .map((parts) => `A${parts.join('')}`.replace(/['-]+/g, (joiners) => joiners.charAt(0)).replace(/['-]$/, ''))
  .filter((text) => text.length >= 2);
const lists = fc.uniqueArray(word, { minLength: 1, maxLength: 30 });
const moves = fc.array(fc.oneof(fc.constant('skip' as const), fc.constant('wrong' as const), fc.nat(100)), {
  maxLength: 120,
});

it('asks for nothing that no unused word holds, takes nothing else, and ends when all words are used', () => {
  fc.assert(
    fc.property(fc.integer(), lists, moves, fc.constantFrom(3 as const, 4 as const), (seed, list, what, most) => {
      const match = play({
        players: 1,
        seed,
        rules: { mode: MODES.customPrompts, difficulty: 2, maxPromptLength: most },
        material: { wordList: list },
      });
      const left = new Set(list);
      for (const move of what) {
        if (left.size === 0) break;
        const { prompt, promptCount } = match.state;
        const fitting = [...left].filter((one) => one.includes(prompt));
        expect([fitting.length > 0, promptCount]).toEqual([true, fitting.length]);
        expect(prompt).toMatch(new RegExp(`^[A-Z]{1,${most}}$`));
        if (move === 'skip') match.feed({ k: 'next', seat: match.holder.seat });
        else if (move === 'wrong') match.types(`${prompt}ZZ`).fails('unknown');
        else {
          const played = fitting[move % fitting.length] ?? '';
          match.types(played);
          left.delete(played);
        }
      }
      expect(new Set(match.state.usedWords)).toEqual(new Set(list.filter((one) => !left.has(one))));
      expect(match.state.phase).toBe(left.size === 0 ? 'over' : 'playing');
    }),
    { numRuns: 200 },
  );
});
