import { expect, it } from 'vitest';
import { answer, askedNow, judgeTyped, missedIn, solvedIn, startRound } from './practice-round.ts';

const SYLLABLES = Array.from({ length: 30 }, (_, n) => ({ syllable: `S${n}`, count: n + 1 }));

it('asks every syllable once, in another order each time', () => {
  const orders = [1, 2, 3, 4].map((seed) => startRound(SYLLABLES, seed).queue);
  for (const queue of orders) expect(queue.toSorted((a, b) => a.count - b.count)).toEqual(SYLLABLES);
  expect(new Set(orders.map((queue) => JSON.stringify(queue))).size).toBe(4);
});

it('counts what was found, and keeps what was missed', () => {
  let round = startRound(SYLLABLES.slice(0, 3), 1);
  const [first, second] = round.queue;
  round = answer(answer(answer(round, 'WORD'), null), 'OTHER');
  expect(askedNow(round)).toBeNull();
  expect(solvedIn(round)).toBe(2);
  expect(missedIn(round)).toEqual([second]);
  expect(round.asked[0]).toEqual({ counted: first, word: 'WORD' });
  expect(answer(round, 'MORE')).toBe(round);
});

it('reads what was typed as the dictionary does: Ё counts as Е', () => {
  expect(judgeTyped('  ', 'ER', 'en-US')).toEqual({ kind: 'empty' });
  expect(judgeTyped('River', 'ER', 'en-US')).toEqual({ kind: 'ask', word: 'RIVER' });
  expect(judgeTyped('king', 'ER', 'en-US')).toEqual({ kind: 'missing', word: 'KING' });
  expect(judgeTyped('ёжик', 'ЕЖ', 'ru')).toEqual({ kind: 'ask', word: 'ЕЖИК' });
  expect(judgeTyped('ежик', 'ЁЖ', 'ru')).toEqual({ kind: 'ask', word: 'ЕЖИК' });
  expect(judgeTyped('incir', 'İN', 'tr-TR')).toEqual({ kind: 'ask', word: 'İNCİR' });
});
