import { MODES } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { countFilters, NO_FILTER, toQuery } from './history-filter.ts';

it('asks for what is set alone, minutes as seconds [R0213]', () => {
  expect(toQuery(NO_FILTER)).toEqual({});
  expect(
    toQuery({ timeRange: 'week', sortOrder: 'oldest', mode: MODES.original, leastMinutes: 5, leastTurns: 25 }),
  ).toEqual({ timeRange: 'week', sortOrder: 'oldest', gameMode: '0', minDuration: '300', minTurns: '25' });
});

it('counts what is set', () => {
  expect(countFilters(NO_FILTER)).toBe(0);
  expect(countFilters({ ...NO_FILTER, mode: MODES.trivia, leastTurns: 10 })).toBe(2);
});
