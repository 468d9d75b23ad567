import type { UnlockedItem } from '@syllaboom/contracts';
import type { RankedBooking, RoomPorts } from '../ports.ts';

/** Ranked play and daily things in memory, as the features behave. */
export class FakeCompetition {
  /** Bookings by match id; whoever is booked may not be booked again. */
  readonly bookings = new Map<string, RankedBooking>();
  readonly forfeits: { matchId: string; leavers: readonly string[] }[] = [];
  readonly calledOff: string[] = [];
  readonly ranked: RoomPorts['ranked'] = {
    admit: async (playerId) =>
      playerId.length < 10
        ? { ok: false, reason: 'guest', until: null }
        : { ok: true, rating: this.ratings.get(playerId) ?? 1500, wp: 500 },
    meetings: async () => [],
    book: async (booking) => {
      const busy = [...this.bookings.values()].some(({ playerIds }) =>
        playerIds.some((id) => booking.playerIds.includes(id)),
      );
      if (!busy) this.bookings.set(booking.matchId, booking);
      return !busy;
    },
    forfeit: async (matchId, leavers) => {
      this.forfeits.push({ matchId, leavers });
      const players = this.bookings.get(matchId)?.playerIds ?? [];
      this.bookings.delete(matchId);
      return Object.fromEntries(players.map((id) => [id, { points: 500, change: leavers.includes(id) ? -30 : 22 }]));
    },
    callOff: async (matchId) => {
      this.calledOff.push(matchId);
      this.bookings.delete(matchId);
    },
    callOffProcess: async () => undefined,
  };
  readonly ratings = new Map<string, number>();
  readonly daily: RoomPorts['daily'] = {
    offer: async () => null,
    claim: async () => null,
    word: async (_playerId, locale) => ({ word: 'word', locale, meanings: [], played: false, coins: 500 }),
  };
  readonly achievements: RoomPorts['achievements'] = { progress: async () => [], claim: async () => null };
  readonly unlocked = new Map<string, UnlockedItem[]>();
}
