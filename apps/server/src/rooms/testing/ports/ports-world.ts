import type { GameLanguage } from '@syllaboom/engine';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import type { FinishedMatch, RankedBooking, RoomPorts } from '../../ports.ts';
import { randomId } from '#platform/ids/random-id.ts';

/** Somebody with a session. */
export interface Known {
  readonly playerId: string;
  readonly token: string;
}

/** Room ports together with what brings about the states that they are asked in, each side by its own means. */
export interface PortsWorld {
  readonly ports: RoomPorts;
  /** An account that may play ranked; new in every case, so that cases don't meet. */
  addPlayer(about?: { readonly roles?: readonly number[] }): Promise<Known>;
  addGuest(): Promise<Known>;
  /** An account that hangs on one device's key. */
  addKeyed(): Promise<Known>;
  signOut(player: Known): Promise<void>;
  ban(player: Known): Promise<void>;
  erase(player: Known): Promise<void>;
  mute(player: Known, until: Date): Promise<void>;
  warn(player: Known, reason: string): Promise<void>;
  setBlock(player: Known, to: Known, kind: 'block' | 'mute'): Promise<void>;
  /** Gives a reward of the day, where none waits by itself. */
  offerReward(player: Known): Promise<void>;
  /** The first step of the words' achievements can be claimed. */
  reachStep(player: Known): Promise<void>;
  /** Gives a theme or a bomb that the player has not been told of. */
  unlockBomb(player: Known): Promise<void>;
  /** Whose dictionary is still being built; en-US is there. */
  readonly buildingLanguage: GameLanguage;
  close(): Promise<void>;
}

/** An id as accounts have them, of nobody. */
export const NOBODY = 'nobody000000';
export const FIRST_STEP = 'words-100';

/** What a player is told while something runs: the names of the events. */
export async function emittedWhile(
  { ports }: Pick<PortsWorld, 'ports'>,
  { playerId }: Known,
  run: () => Promise<unknown>,
): Promise<string[]> {
  const emitted: string[] = [];
  const stop = ports.channel.subscribe((id, { event }) => void (id === playerId && emitted.push(event)));
  await run();
  stop();
  return emitted;
}

/** A match of these people, of whom the first has won; each gave words that nobody has given before. */
export const matchOf = (players: readonly Known[], changes: Parameters<typeof createFinishedMatch>[1] = {}) =>
  createFinishedMatch(
    players.map(({ playerId }, at) => createSeat(playerId, at + 1, createStats([newWord(), newWord()]))),
    changes,
  );
const newWord = (): string => `X${randomId(12).toUpperCase()}`;

/** The booking of two players. */
export const bookingOf = (one: Known, other: Known, processId = `process-${randomId(8)}`): RankedBooking => ({
  matchId: randomId(20),
  roomId: 'ROOM1',
  processId,
  locale: 'en-US',
  playerIds: [one.playerId, other.playerId],
});

/** A booked match as its room hands it over: the first player has won. */
export const rankedMatchOf = (
  { matchId }: RankedBooking,
  players: readonly Known[],
  leavers: readonly Known[] = [],
): FinishedMatch =>
  matchOf(players, {
    matchId,
    // In the season of now, as the booking.
    startedAt: new Date(),
    endedAt: new Date(),
    rules: { ranked: true },
    ranked: { leavers: leavers.map(({ playerId }) => playerId) },
  });
