import { ACHIEVEMENT_POPUP, type AchievementView, type DailyOffer, type UnlockedItem } from '@syllaboom/contracts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { QueueVerdict, RankedBooking, RankedChanges, RoomPorts } from '../ports.ts';

/** What a match changes here. */
export const WON = 22;
export const LEFT = -30;
const POINTS = 500;

/** Ranked play and daily things in memory, as the features behave. */
export class FakeCompetition {
  readonly #channel: () => PlayerChannel;

  constructor(channel: () => PlayerChannel) {
    this.#channel = channel;
  }

  /** Bookings by match id; whoever is booked may not be booked again. */
  readonly bookings = new Map<string, RankedBooking>();
  readonly forfeits: { matchId: string; leavers: readonly string[] }[] = [];
  readonly calledOff: string[] = [];
  /** Who may not queue, and why. */
  readonly verdicts = new Map<string, QueueVerdict>();
  readonly met: { players: readonly [string, string]; at: number }[] = [];
  /** Every booking that was asked for. */
  readonly asked: RankedBooking[] = [];
  /** How many calls fail before one works. */
  failures = 0;
  readonly ranked: RoomPorts['ranked'] = {
    admit: async (playerId) => {
      this.#mayFail();
      const verdict = this.verdicts.get(playerId);
      if (verdict) return verdict;
      const isBooked = [...this.bookings.values()].some(({ playerIds }) => playerIds.includes(playerId));
      if (isBooked) return { ok: false, reason: 'playing', until: null };
      return playerId.length < 10
        ? { ok: false, reason: 'guest', until: null }
        : { ok: true, rating: this.ratings.get(playerId) ?? 1500, wp: POINTS };
    },
    meetings: async (playerIds) => this.met.filter(({ players }) => players.every((id) => playerIds.includes(id))),
    book: async (booking) => {
      this.#mayFail();
      this.asked.push(booking);
      const busy = [...this.bookings.values()].some(({ playerIds }) =>
        playerIds.some((id) => booking.playerIds.includes(id)),
      );
      if (!busy) this.bookings.set(booking.matchId, booking);
      return !busy;
    },
    forfeit: async (matchId, leavers) => {
      this.#mayFail();
      this.forfeits.push({ matchId, leavers });
      return this.settle(matchId, leavers, leavers.length === 1);
    },
    callOff: async (matchId) => {
      this.#mayFail();
      this.calledOff.push(matchId);
      this.bookings.delete(matchId);
    },
    callOffProcess: async (processId) => {
      for (const { matchId, processId: of } of this.bookings.values())
        if (of === processId) await this.ranked.callOff(matchId);
    },
    openProcesses: async () => [...new Set([...this.bookings.values()].map(({ processId }) => processId))],
  };

  /** Ends a booking; nothing changes when it was called off before. */
  settle(matchId: string, losers: readonly string[], isDecided = true): RankedChanges {
    const players = this.bookings.get(matchId)?.playerIds ?? [];
    this.bookings.delete(matchId);
    if (!isDecided) return {};
    return Object.fromEntries(
      players.map((id) => {
        const change = losers.includes(id) ? LEFT : WON;
        return [id, { points: POINTS + change, change }];
      }),
    );
  }

  #mayFail(): void {
    if (this.failures === 0) return;
    this.failures -= 1;
    throw new Error('the database is away');
  }
  readonly ratings = new Map<string, number>();
  /** Rewards that wait, by player; claiming takes them. */
  readonly offers = new Map<string, DailyOffer>();
  readonly daily: RoomPorts['daily'] = {
    offer: async (playerId) => this.offers.get(playerId) ?? null,
    claim: async (playerId) => {
      const offer = this.offers.get(playerId);
      const reward = offer?.rewards[offer.day - 1];
      if (!reward || !this.offers.delete(playerId)) return null;
      return { reward, tiles: reward.icon === 'tile' ? ['ING', 'KI', 'STR'].slice(0, reward.value) : [] };
    },
    word: async (_playerId, locale) => {
      if (this.building.has(locale)) throw Object.assign(new Error('building'), { code: 'words/language_building' });
      return { word: 'WORD', locale, meanings: ['what is said'], played: false, coins: 500 };
    },
  };
  /** Languages whose words are not there yet. */
  readonly building = new Set<string>();
  /** Steps of achievements by player, and those that the player was not told of. */
  readonly steps = new Map<string, AchievementView[]>();
  readonly reached = new Map<string, AchievementView[]>();
  readonly achievements: RoomPorts['achievements'] = {
    progress: async (playerId) => this.steps.get(playerId) ?? [],
    claim: async (playerId, id) => {
      const step = this.steps.get(playerId)?.find((one) => one.id === id && one.isClaimable);
      if (!step) return null;
      Object.assign(step, { isClaimable: false, isClaimed: true });
      return { reward: step.reward };
    },
    tellReached: async (playerId) => {
      const reached = this.reached.get(playerId) ?? [];
      this.reached.delete(playerId);
      if (reached.length === 0) return reached;
      const diamonds = reached.reduce((sum, { reward }) => sum + reward, 0);
      const channel = this.#channel();
      channel.send([playerId], 'popup', { kind: 'info', key: ACHIEVEMENT_POPUP, params: { diamonds } });
      channel.send([playerId], 'achievement-progress', { achievements: this.steps.get(playerId) ?? [] });
      return reached;
    },
  };
  readonly unlocked = new Map<string, UnlockedItem[]>();
}
