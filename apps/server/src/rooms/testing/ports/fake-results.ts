import { DIFFICULTIES, LEAST_TURNS } from '@syllaboom/engine';
import type { FinishedMatch, RankedChanges, RecordedMatch, RecordedPlayer, RoomPorts } from '../../ports.ts';
import { FakeCompetition } from './fake-competition.ts';
import { FakePeople } from './fake-people.ts';
import { FakeShop } from './fake-shop.ts';

/** What every match pays here. */
const PAID = { exp: 40, score: 30, diamond: 1, key: 0 };
const NOTHING: RecordedMatch = { recorded: false, players: {} };

type ResultPorts = Pick<RoomPorts, 'recordMatch' | 'ranked' | 'daily' | 'achievements' | 'shop' | 'emitUnlocked'>;

/** What becomes of matches, and what players get elsewhere, in memory. */
export class FakeResults extends FakePeople implements ResultPorts {
  /** Matches that were handed over, each once. */
  readonly recorded: FinishedMatch[] = [];
  /** Every attempt to write, also those that failed. */
  readonly attempts: string[] = [];
  /** How many writes fail before one works. */
  failWrites = 0;
  /** Words that somebody has given. */
  readonly discovered = new Set<string>();
  /** What drops for whom. */
  readonly bombs = new Map<string, NonNullable<RecordedPlayer['gainedBombs']>>();
  readonly #results = new Map<string, RecordedMatch>();
  /** Ranked bookings, daily rewards, achievements. */
  readonly competition = new FakeCompetition(this);
  readonly ranked = this.competition.ranked;
  readonly daily = this.competition.daily;
  readonly achievements = this.competition.achievements;
  readonly shopping = new FakeShop(this, (playerId) => this.competition.isBooked(playerId));
  readonly shop = this.shopping.shop;
  readonly emitUnlocked: RoomPorts['emitUnlocked'] = async (playerId, as) => {
    const unlocked = this.competition.unlocked.get(playerId) ?? [];
    this.competition.unlocked.delete(playerId);
    for (const item of unlocked) this.channel.send([playerId], as, item);
  };

  async recordMatch(match: FinishedMatch): Promise<RecordedMatch> {
    this.attempts.push(match.matchId);
    if (this.failWrites > 0) {
      this.failWrites -= 1;
      throw new Error('the database is away');
    }
    const known = this.#results.get(match.matchId);
    if (known) return known;
    this.recorded.push(match);
    const result = this.#decide(match);
    this.#results.set(match.matchId, result);
    return result;
  }

  #decide(match: FinishedMatch): RecordedMatch {
    const isRanked = match.ranked !== null;
    if (match.setup.rules.difficulty === DIFFICULTIES.practice) return NOTHING;
    if (isRanked ? !this.competition.bookings.has(match.matchId) : match.turns < LEAST_TURNS) return NOTHING;
    const losers = match.seats.flatMap(({ place, playerId }) =>
      (place ?? 0) > 1 && playerId !== null ? [playerId] : [],
    );
    const points = isRanked ? this.competition.settle(match.matchId, losers) : {};
    const paid = match.seats.flatMap((seat): [string, RecordedPlayer][] =>
      seat.playerId !== null && this.isAccount(seat.playerId)
        ? [[seat.playerId, this.#grant(seat.playerId, seat.stats, points)]]
        : [],
    );
    return { recorded: true, players: Object.fromEntries(paid) };
  }

  #grant(
    playerId: string,
    { words, untrusted }: FinishedMatch['seats'][number]['stats'],
    points: RankedChanges,
  ): RecordedPlayer {
    const fresh = words.filter(({ word }) => !this.discovered.has(word));
    for (const { word } of fresh) this.discovered.add(word);
    return {
      ...this.pay(playerId, PAID),
      gainedExp: PAID.exp,
      gainedCoins: PAID.score,
      gainedDiamonds: PAID.diamond,
      gainedKeys: PAID.key,
      gainedTiles: ['ING', 'KI'],
      gainedBombs: this.bombs.get(playerId) ?? [],
      discovered: fresh.length,
      claimed: 2,
      rating: 1_120,
      wp: points[playerId] ?? null,
      flagged: untrusted,
      bests: ['word'],
    };
  }
}
