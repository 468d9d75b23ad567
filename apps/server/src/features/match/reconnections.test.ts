import { expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { createMemoryReconnections, offerSeats } from './reconnections.ts';

it('keeps the newest seat of each player until its room clears it or hours have passed', async () => {
  const clock = createShiftingClock();
  const records = createMemoryReconnections(clock);
  expect(await records.find('anna')).toBeNull();
  records.save('anna', 'ROOM1', 'one');
  records.save('anna', 'ROOM2', 'two');
  records.clear('anna', 'ROOM1');
  expect(await records.find('anna')).toEqual({ roomId: 'ROOM2', token: 'two' });
  records.clear('anna', 'ROOM2');
  expect(await records.find('anna')).toBeNull();
  records.save('anna', 'ROOM3', 'three');
  clock.forward(3600);
  records.save('bert', 'ROOM3', 'four');
  records.save('anna', 'ROOM4', 'five');
  clock.forward(11 * 3600 + 1);
  records.save('carl', 'ROOM5', 'six');
  expect(await records.find('anna')).toEqual({ roomId: 'ROOM4', token: 'five' });
  clock.forward(3600);
  records.save('carl', 'ROOM5', 'seven');
  expect([await records.find('anna'), await records.find('bert')]).toEqual([null, null]);
  expect(await records.find('carl')).toEqual({ roomId: 'ROOM5', token: 'seven' });
});

it('offers no seat in a room that is gone, and forgets it', async () => {
  const records = createMemoryReconnections(createShiftingClock());
  const offered = offerSeats(records);
  offered.save('anna', 'ROOM1', 'one');
  offered.save('bert', 'ROOM2', 'two');
  offered.checkBy(async (roomId) => roomId === 'ROOM2');
  expect([await offered.find('anna'), await offered.find('bert')]).toEqual([null, { roomId: 'ROOM2', token: 'two' }]);
  offered.checkBy(async () => true);
  expect(await offered.find('anna')).toBeNull();
});
