import { matchCounts, turnsPlayed } from '@syllaboom/engine';
import type { FinishedMatch, RecordedMatch, RecordedPlayer } from '../../ports.ts';
import type { GameContext } from '../game-context.ts';
import type { MatchDriver } from './match-driver.ts';
import type { Member } from '../seats/member.ts';
import { emitReachedSteps } from '../seats/member-achievements.ts';
import { announceEnd } from './match-events.ts';
import { type Seated, winnerEntries } from './match-result.ts';

/**
 * Announces who won, and sees to it that the result is kept.
 *
 * The winner screen must not wait for the database, and nobody may be told of a grant that is not kept. So `winner`
 * goes out twice: at once with `recorded: false`, what was earned being an estimate, and again with `recorded: true`
 * and the granted numbers once the transaction is committed, together with `profile` and the spawns. The match id is
 * the idempotency key: a write whose answer was lost is repeated without harm.
 */
export class MatchRecording {
  readonly #room: GameContext;
  readonly #pending = new Set<Promise<void>>();
  /** Sends one member the result that everybody was sent last. */
  #sendResultTo: ((member: Member) => void) | null = null;
  /** The result for who played and was not on when it was told, by seat: they read it whenever they are back before the next match. */
  readonly #missed = new Map<string, () => void>();

  constructor(room: GameContext) {
    this.#room = room;
  }

  /** Resolves when everything that was finished so far is kept. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Sends the result to somebody who was away, or whose page is new. */
  sendResultAgain(member: Member): void {
    const sendMissed = this.#missed.get(member.seat);
    this.#missed.delete(member.seat);
    if (sendMissed) sendMissed();
    else this.#sendResultTo?.(member);
  }
  /** The room is back in its lobby: only who missed the result asks for it. */
  forget(): void {
    this.#sendResultTo = null;
  }
  /** The next match begins: nobody asks for the last one's result. */
  forgetMissed(): void {
    this.#missed.clear();
  }

  finish(match: FinishedMatch, driver: MatchDriver, seated: Seated): void {
    this.#emitWinner(match.matchId, driver, seated, null);
    const writing = this.#record(match).then((recorded) => this.#emitRecorded(match.matchId, driver, seated, recorded));
    this.#pending.add(writing);
    writing
      .catch((cause: unknown) =>
        this.#room.log.error({ part: 'rooms', matchId: match.matchId, err: cause }, 'A result could not be told'),
      )
      .finally(() => this.#pending.delete(writing));
  }

  /** Tries until it is written. */
  #record(match: FinishedMatch): Promise<RecordedMatch> {
    const { ports, log, flow, writes } = this.#room;
    return writes.keep(
      match.matchId,
      () => ports.recordMatch(match),
      flow.recordRetryMs,
      (cause) =>
        log.error({ part: 'rooms', matchId: match.matchId, err: cause }, 'A result was not written; it is tried again'),
    );
  }

  #emitWinner(matchId: string, driver: MatchDriver, seated: Seated, recorded: RecordedMatch | null): void {
    const { all, winners, rest } = winnerEntries(driver.state, seated, recorded?.players);
    const isKept = this.#room.state.ranked || matchCounts(turnsPlayed(driver.state));
    const short = isKept ? {} : { short: true };
    const result = { winners, rest, matchId, recorded: recorded !== null, ...short };
    const sendResultTo = (member: Member): void => {
      const self = all.find((entry) => entry.player.id === member.seat) ?? null;
      // Nobody else learns that a match does not count for somebody.
      const own = recorded?.players[member.identity?.playerId ?? ''];
      const flagged = own?.flagged === true;
      const bests = [...(own?.bests ?? [])];
      this.#room.send(member, 'winner', { ...result, self, bests, ...(flagged ? { flagged } : {}) });
    };
    // Written after the room was back in its lobby, it is told once more, but nobody comes back to it.
    if (this.#room.state.phase === 'winner') this.#sendResultTo = sendResultTo;
    for (const member of this.#room.roster.people()) {
      sendResultTo(member);
      if (member.client || !seated.has(member.seat)) continue;
      this.#missed.set(member.seat, () => {
        announceEnd(this.#room, driver.state, member);
        sendResultTo(member);
      });
    }
    this.#room.emitToWatchers('winner', { ...result, self: null });
  }

  #emitRecorded(matchId: string, driver: MatchDriver, seated: Seated, recorded: RecordedMatch): void {
    const isRated = Object.values(recorded.players).some(({ wp }) => wp !== null);
    // Too short to be kept: nothing was granted, and the first `winner` said all there is to say.
    if (!recorded.recorded && !isRated) return;
    this.#emitWinner(matchId, driver, seated, recorded);
    if (!recorded.recorded) return;
    for (const [id, member] of seated) {
      const granted = member.identity ? recorded.players[member.identity.playerId] : undefined;
      if (!granted) continue;
      const { exp, level, score, diamond, key } = granted;
      member.shown.level = level;
      member.shown.disco += granted.discovered;
      member.shown.claim += granted.claimed;
      if (granted.wp) member.shown.wp = granted.wp.points;
      this.#room.send(member, 'profile', { exp, level, score, diamond, key });
      this.#sendSpawns(id, member, granted);
      emitReachedSteps(this.#room, member);
    }
    this.#room.patch();
  }

  /** Bombs that dropped, wherever the player is; then which of them are new to them. */
  #tellOfBombs(playerId: string, { gainedBombs = [] }: RecordedPlayer): void {
    if (gainedBombs.length === 0) return;
    const { ports, log } = this.#room;
    for (const { bomb, diamonds } of gainedBombs)
      ports.channel.send([playerId], 'item-spawn', { type: 'bomb', value: bomb, diamonds });
    ports
      .emitUnlocked(playerId, 'item-unlocked')
      .catch((cause: unknown) => log.warn({ part: 'rooms', err: cause }, 'A new bomb could not be told of'));
  }

  #sendSpawns(id: string, member: Member, granted: RecordedPlayer): void {
    const spawn = (name: 'exp-spawn' | 'coin-spawn' | 'diamond-spawn' | 'key-spawn', count: number) => {
      if (count > 0) this.#room.send(member, name, { id, count });
    };
    spawn('exp-spawn', granted.gainedExp);
    spawn('coin-spawn', granted.gainedCoins);
    spawn('diamond-spawn', granted.gainedDiamonds);
    spawn('key-spawn', granted.gainedKeys);
    const syllables = [...granted.gainedTiles];
    if (syllables.length > 0) this.#room.send(member, 'word-spawn', { id, syllables });
    if (member.identity) this.#tellOfBombs(member.identity.playerId, granted);
  }
}
