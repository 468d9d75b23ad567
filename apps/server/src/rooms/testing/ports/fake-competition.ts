import { ACHIEVEMENT_POPUP, type AchievementView, type DailyOffer, type UnlockedItem } from '@syllaboom/contracts';
import type { QueueVerdict, RankedBooking, RankedChanges, RoomPorts } from '../../ports.ts';
import { CodedError } from './coded-error.ts';
import type { FakePeople } from './fake-people.ts';

/** What a match changes here. */
export const WON = 22;
export const LEFT = -30;

/** Ranked play and daily things in memory, as the features behave. */
export class FakeCompetition {
  readonly #people: FakePeople;

  constructor(people: FakePeople) {
    this.#people = people;
  }

  /** Open bookings by match id; whoever is booked may not be booked again. */
  readonly bookings = new Map<string, RankedBooking>();
  /** What became of those that are over; of one that was called off, nothing. */
  readonly #ended = new Map<string, RankedChanges>();
  readonly forfeits: { matchId: string; leavers: readonly string[] }[] = [];
  readonly calledOff: string[] = [];
  /** Who may not queue, and why. */
  readonly verdicts = new Map<string, QueueVerdict>();
  readonly met: { players: readonly [string, string]; at: number; matchId?: string }[] = [];
  /** Every booking that was asked for. */
  readonly asked: RankedBooking[] = [];
  /** How many calls fail before one works. */
  failures = 0;
  readonly ranked: RoomPorts['ranked'] = {
    admit: async (playerId) => {
      this.#mayFail();
      const verdict = this.verdicts.get(playerId);
      if (verdict) return verdict;
      const refuse = (refusal: 'guest' | 'wayIn' | 'playing') => ({ ok: false, refusal, until: null }) as const;
      if (!this.#people.isAccount(playerId)) return refuse('guest');
      const { wayIn, wp } = this.#people.identityOf(playerId);
      if (!wayIn) return refuse('wayIn');
      if (this.isBooked(playerId)) return refuse('playing');
      return { ok: true, rating: this.ratings.get(playerId) ?? 1500, wp };
    },
    meetings: async (playerIds) =>
      this.met
        .filter(({ players }) => players.every((id) => playerIds.includes(id)))
        .map(({ players, at }) => ({ players, at })),
    book: async (booking) => {
      this.#mayFail();
      this.asked.push(booking);
      const { matchId, playerIds } = booking;
      if (this.bookings.has(matchId)) return true;
      if (this.#ended.has(matchId) || playerIds.some((id) => this.isBooked(id))) return false;
      this.bookings.set(matchId, booking);
      this.met.push({ players: playerIds, at: Date.now(), matchId });
      return true;
    },
    forfeit: async (matchId, leavers) => {
      this.#mayFail();
      this.forfeits.push({ matchId, leavers });
      return this.settle(matchId, leavers);
    },
    callOff: async (matchId) => {
      this.#mayFail();
      this.calledOff.push(matchId);
      if (!this.bookings.delete(matchId)) return;
      this.#ended.set(matchId, {});
      const meeting = this.met.findIndex((one) => one.matchId === matchId);
      if (meeting >= 0) this.met.splice(meeting, 1);
    },
    callOffProcess: async (processId) => {
      for (const { matchId, processId: of } of this.bookings.values())
        if (of === processId) await this.ranked.callOff(matchId);
    },
    openProcesses: async () => [...new Set([...this.bookings.values()].map(({ processId }) => processId))],
  };

  /** Ends a booking; of one that is over already, how it ended. When both have lost, no points change. */
  settle(matchId: string, losers: readonly string[]): RankedChanges {
    const players = this.bookings.get(matchId)?.playerIds;
    if (!players) return this.#ended.get(matchId) ?? {};
    this.bookings.delete(matchId);
    const isDecided = players.some((id) => !losers.includes(id));
    const changes = Object.fromEntries(
      players.map((id) => {
        const change = losers.includes(id) ? LEFT : WON;
        return [id, this.#movePoints(id, isDecided ? change : 0)];
      }),
    );
    this.#ended.set(matchId, changes);
    return changes;
  }

  /** Nobody has met anybody, nor won or lost any points: a pair that has met too often is not made again. */
  forget(): void {
    for (const known of [this.met, this.asked, this.forfeits, this.calledOff]) known.length = 0;
    this.#people.gains.clear();
  }

  #movePoints(playerId: string, change: number): RankedChanges[string] {
    this.#people.pay(playerId, { wp: change });
    return { points: this.#people.identityOf(playerId).wp, change };
  }
  isBooked(playerId: string): boolean {
    return [...this.bookings.values()].some(({ playerIds }) => playerIds.includes(playerId));
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
      if (this.building.has(locale)) throw new CodedError('words/language_building');
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
    emitReached: async (playerId) => {
      const reached = this.reached.get(playerId) ?? [];
      this.reached.delete(playerId);
      if (reached.length === 0) return reached;
      const diamonds = reached.reduce((sum, { reward }) => sum + reward, 0);
      const { channel } = this.#people;
      channel.send([playerId], 'popup', { kind: 'info', key: ACHIEVEMENT_POPUP, params: { diamonds } });
      channel.send([playerId], 'achievement-progress', { achievements: this.steps.get(playerId) ?? [] });
      return reached;
    },
  };
  readonly unlocked = new Map<string, UnlockedItem[]>();
}
