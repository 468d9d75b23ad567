import { BOARD_CATEGORIES } from '@syllaboom/contracts';
import { SCENARIOS } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { findBoard, kindOfBoard, pointsBoard, scenarioBoard, wordsBoard } from './boards.ts';

const AUGUST = new Date('2026-08-09T10:00:00Z');

it('boards are found by their names, scenarios by their keys without hyphens [L0384 R0385]', () => {
  for (const name of 'wp claimed discovered wins exp soloclimb teamclimb wordcount combo alpha'.split(' '))
    expect(findBoard(name, AUGUST)?.split(':')[0]).toBe(name);
  expect(BOARD_CATEGORIES.map((name) => findBoard(name, AUGUST))).toEqual([
    'wp:2026-3',
    ...BOARD_CATEGORIES.filter((name) => name !== 'wp'),
  ]);
  expect([findBoard('soloclimb', AUGUST), findBoard('teamclimb', AUGUST)]).toEqual(['soloclimb', 'teamclimb']);
  for (const { id, key, metric } of SCENARIOS) {
    const board = metric === null ? null : key.replaceAll('-', '');
    expect([scenarioBoard(id), findBoard(key.replaceAll('-', ''), AUGUST)]).toEqual([board, board]);
  }
  expect(findBoard('NoFail', AUGUST)).toBe('nofail');
  for (const name of ['no-fail', 'normal', 'category:animals', 'wp:2026-3', '', 'toString'])
    expect(findBoard(name, AUGUST)).toBeNull();
});

it('no scenario takes the name of another board', () => {
  const names = [...BOARD_CATEGORIES, ...SCENARIOS.map(({ key }) => key.replaceAll('-', ''))];
  expect(new Set(names).size).toBe(names.length);
});

it('points are replaced, totals grow, of records the best stays', () => {
  expect(
    [pointsBoard('2026-4'), wordsBoard('animals'), 'wins', 'combo', 'bullet', 'soloclimb'].map(kindOfBoard),
  ).toEqual(['latest', 'total', 'total', 'best', 'best', 'least']);
});
