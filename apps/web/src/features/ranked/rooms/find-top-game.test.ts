import type { RoomListing } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { rankedListing } from '../testing/ranked-listing.ts';
import { findTopGame, readRankedGame } from './find-top-game.ts';

const without = (room: RoomListing, part: 'player1' | 'player2'): RoomListing => {
  const { [part]: _, ...metadata } = room.metadata;
  return { ...room, metadata };
};

it('the top game is the running ranked match with most points', () => {
  const rooms = [
    rankedListing('low', [600, 700]),
    rankedListing('top', [2100, 1900]),
    rankedListing('waiting', [3000, 3000], { started: false }),
    rankedListing('casual', [3000, 3000], { ranked: false }),
    rankedListing('close', [2000, 1999]),
  ];
  expect(findTopGame(rooms)?.roomId).toBe('top');
  expect(findTopGame([])).toBeNull();
  expect(findTopGame([without(rankedListing('half', [9, 9]), 'player2')])).toBeNull();
});

it('a ranked match in the list names both who play it', () => {
  expect(readRankedGame(rankedListing('a', [600, 700]))?.players.map(({ wp }) => wp)).toEqual([600, 700]);
  expect(readRankedGame(rankedListing('a', [600, 700], { ranked: false }))).toBeNull();
});
