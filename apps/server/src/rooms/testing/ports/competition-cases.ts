import { expect } from 'vitest';
import type { PortCases } from './ports-suite.ts';
import {
  bookingOf,
  FIRST_STEP,
  type Known,
  NOBODY,
  type PortsWorld,
  rankedMatchOf,
  emittedWhile,
} from './ports-world.ts';

/** Two players who are booked for each other. */
async function booked({ ports, addPlayer }: PortsWorld) {
  const pair: [Known, Known] = [await addPlayer(), await addPlayer()];
  const booking = bookingOf(...pair);
  expect(await ports.ranked.book(booking)).toBe(true);
  return { pair, booking, ids: booking.playerIds };
}
const refused = (refusal: string) => ({ ok: false, refusal, until: null });

export const RANKED_CASES: PortCases = {
  'lets a player in, with what they are paired by': async ({ ports, addPlayer }) => {
    const verdict = await ports.ranked.admit((await addPlayer()).playerId, 'en-US');
    expect(verdict).toEqual({ ok: true, rating: expect.any(Number), wp: 500 });
  },
  'refuses guests, nobody, and who hangs on one device’s key': async ({ ports, addGuest, addKeyed }) => {
    expect(await ports.ranked.admit((await addGuest()).playerId, 'en-US')).toEqual(refused('guest'));
    expect(await ports.ranked.admit(NOBODY, 'en-US')).toEqual(refused('guest'));
    expect(await ports.ranked.admit((await addKeyed()).playerId, 'en-US')).toEqual(refused('wayIn'));
  },
  'books nobody twice, but says yes again to the same booking': async (world) => {
    const { ranked } = world.ports;
    const { pair, booking } = await booked(world);
    expect(await ranked.book(booking)).toBe(true);
    expect(await ranked.book(bookingOf(pair[0], await world.addPlayer()))).toBe(false);
    expect(await ranked.admit(pair[1].playerId, 'en-US')).toEqual(refused('playing'));
  },
  'frees both when the match is called off, which leaves nothing': async (world) => {
    const { ranked } = world.ports;
    const { pair, booking, ids } = await booked(world);
    await ranked.callOff(booking.matchId);
    await ranked.callOff(booking.matchId);
    expect(await ranked.forfeit(booking.matchId, [ids[0]])).toEqual({});
    expect(await ranked.book(booking)).toBe(false);
    expect(await ranked.meetings(ids)).toEqual([]);
    expect(await ranked.book(bookingOf(...pair))).toBe(true);
  },
  'calls off what one process had open, and nothing else': async (world) => {
    const { ranked } = world.ports;
    const [one, other] = [await booked(world), await booked(world)];
    expect(await ranked.openProcesses()).toEqual(
      expect.arrayContaining([one.booking.processId, other.booking.processId]),
    );
    await ranked.callOffProcess(one.booking.processId);
    expect(await ranked.openProcesses()).not.toContain(one.booking.processId);
    expect(await ranked.openProcesses()).toContain(other.booking.processId);
  },
  'a forfeit takes from who left and gives to the other, once': async (world) => {
    const { ranked } = world.ports;
    const { booking, ids } = await booked(world);
    const changes = await ranked.forfeit(booking.matchId, [ids[1]]);
    expect(changes[ids[0]]?.change).toBeGreaterThan(0);
    expect(changes[ids[1]]?.change).toBeLessThan(0);
    expect(await ranked.forfeit(booking.matchId, [ids[1]])).toEqual(changes);
    for (const id of ids) expect(changes[id]?.points).toBe(500 + (changes[id]?.change ?? 0));
    expect(await ranked.openProcesses()).not.toContain(booking.processId);
  },
  'when both left, nobody’s points change': async (world) => {
    const { booking, ids } = await booked(world);
    const changes = await world.ports.ranked.forfeit(booking.matchId, ids);
    expect(Object.values(changes).filter(({ change }) => change !== 0)).toEqual([]);
    expect(await world.ports.ranked.openProcesses()).not.toContain(booking.processId);
  },
  'a match that was never booked has no forfeit and no result': async ({ ports, addPlayer }) => {
    const pair: [Known, Known] = [await addPlayer(), await addPlayer()];
    const booking = bookingOf(...pair);
    expect(await ports.ranked.forfeit(booking.matchId, [pair[0].playerId])).toEqual({});
    await ports.ranked.callOff(booking.matchId);
    expect(await ports.recordMatch(rankedMatchOf(booking, pair))).toEqual({ recorded: false, players: {} });
  },
  'a played match gives its points with its result, and the same again': async (world) => {
    const { ports } = world;
    const { pair, booking, ids } = await booked(world);
    const match = rankedMatchOf(booking, pair);
    const result = await ports.recordMatch(match);
    expect(result.recorded).toBe(true);
    expect(result.players[ids[0]]?.wp?.change).toBeGreaterThan(0);
    expect(result.players[ids[1]]?.wp?.change).toBeLessThan(0);
    expect(await ports.recordMatch(match)).toEqual(result);
    expect(await ports.ranked.admit(ids[0], 'en-US')).toMatchObject({
      ok: true,
      wp: result.players[ids[0]]?.wp?.points,
    });
  },
  'counts however short it was': async (world) => {
    const { pair, booking, ids } = await booked(world);
    const { recorded, players } = await world.ports.recordMatch({ ...rankedMatchOf(booking, pair), turns: 1 });
    expect([recorded, (players[ids[0]]?.wp?.change ?? 0) > 0]).toEqual([true, true]);
  },
  'of a result and a forfeit the first counts': async (world) => {
    const { pair, booking, ids } = await booked(world);
    const changes = await world.ports.ranked.forfeit(booking.matchId, [ids[0]]);
    expect(await world.ports.recordMatch(rankedMatchOf(booking, pair))).toEqual({ recorded: false, players: {} });
    expect(await world.ports.ranked.forfeit(booking.matchId, [ids[1]])).toEqual(changes);
  },
  'knows who met whom, of those two alone': async (world) => {
    const { ids } = await booked(world);
    const { ids: others } = await booked(world);
    const meetings = await world.ports.ranked.meetings([...ids, others[0]]);
    expect(meetings.map(({ players }) => players)).toEqual([ids]);
    expect(meetings[0]?.at).toBeGreaterThan(0);
    expect(await world.ports.ranked.meetings([NOBODY])).toEqual([]);
  },
};

export const DAILY_CASES: PortCases = {
  'a reward of the day is claimed once': async (world) => {
    const player = await world.addPlayer();
    const { playerId } = player;
    await world.offerReward(player);
    const offer = await world.ports.daily.offer(playerId);
    expect(await world.ports.daily.offer(playerId)).toEqual(offer);
    const gain = await world.ports.daily.claim(playerId);
    expect(gain?.reward).toEqual(offer?.rewards[(offer?.day ?? 0) - 1]);
    expect([await world.ports.daily.claim(playerId), await world.ports.daily.offer(playerId)]).toEqual([null, null]);
  },
  'claimed twice at once it is given once': async (world) => {
    const player = await world.addPlayer();
    await world.offerReward(player);
    const { daily } = world.ports;
    const gains = await Promise.all([daily.claim(player.playerId), daily.claim(player.playerId)]);
    expect(gains.filter((gain) => gain !== null)).toHaveLength(1);
  },
  'guests get none': async ({ ports: { daily }, addGuest }) => {
    const { playerId } = await addGuest();
    expect([await daily.offer(playerId), await daily.claim(playerId)]).toEqual([null, null]);
  },
  'there is no word of the day where the dictionary is being built': async ({ ports, addPlayer, buildingLanguage }) => {
    const { playerId } = await addPlayer();
    await expect(ports.daily.word(playerId, buildingLanguage)).rejects.toMatchObject({
      code: 'words/language_building',
    });
  },
  'a step is claimed once it is reached, once': async (world) => {
    const player = await world.addPlayer();
    const { playerId } = player;
    const { achievements } = world.ports;
    const stepOf = async () => (await achievements.progress(playerId)).find(({ id }) => id === FIRST_STEP);
    expect(await achievements.claim(playerId, FIRST_STEP)).toBeNull();
    await world.reachStep(player);
    expect(await stepOf()).toMatchObject({ isClaimable: true, isClaimed: false });
    expect(await achievements.claim(playerId, FIRST_STEP)).toEqual({ reward: 2 });
    expect(await achievements.claim(playerId, FIRST_STEP)).toBeNull();
    expect(await stepOf()).toMatchObject({ isClaimable: false, isClaimed: true });
  },
  'nobody claims an unknown step, nor does a guest any': async ({ ports: { achievements }, addPlayer, addGuest }) => {
    expect(await achievements.claim((await addPlayer()).playerId, 'words-1')).toBeNull();
    expect(await achievements.claim((await addGuest()).playerId, FIRST_STEP)).toBeNull();
  },
  'a reached step is told once': async (world) => {
    const player = await world.addPlayer();
    const emit = () => world.ports.achievements.emitReached(player.playerId);
    expect(await emittedWhile(world, player, emit)).toEqual([]);
    await world.reachStep(player);
    expect(await emittedWhile(world, player, emit)).toEqual(['popup', 'achievement-progress']);
    expect(await emittedWhile(world, player, emit)).toEqual([]);
    expect(await emit()).toEqual([]);
  },
  'a new bomb is told once, as what was asked': async (world) => {
    const player = await world.addPlayer();
    const emit = (as: 'item-unlocked' | 'new-item') => () => world.ports.emitUnlocked(player.playerId, as);
    await world.unlockBomb(player);
    expect(await emittedWhile(world, player, emit('new-item'))).toEqual(['new-item']);
    expect(await emittedWhile(world, player, emit('item-unlocked'))).toEqual([]);
  },
};
