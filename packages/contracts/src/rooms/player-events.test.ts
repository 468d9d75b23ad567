import { expect, it } from 'vitest';
import { PLAYER_EVENT_NAMES } from './player-event-names.ts';
import { PLAYER_EVENTS } from './player-events.ts';

it('every event that a player can be told is named for browsers', () => {
  expect([...PLAYER_EVENT_NAMES].toSorted()).toEqual(Object.keys(PLAYER_EVENTS).toSorted());
});
