import { BOT_PRESETS, countBots, DIFFICULTIES, modeTraits, planStart, QUICK_BOTS } from '@syllaboom/engine';
import type { RoomBots } from '../game/host/bots.ts';
import type { GameContext } from '../game/game-context.ts';
import type { HostPowers } from '../game/host/host-powers.ts';
import { seatWaiting } from '../game/match/between-matches.ts';
import type { MatchStart } from '../game/match/match-start.ts';
import type { Member } from '../game/seats/member.ts';

/** Starts the matches of a table of quick play, and fills it with bots that give way to people (ADR 23). */
export class AutoStart {
  readonly #room: GameContext;
  readonly #start: MatchStart;
  readonly #bots: RoomBots;
  readonly #host: HostPowers;
  /** Seats of the bots that sat down by themselves; those of the host stay. */
  readonly #ownBots = new Set<string>();
  #planned: { readonly people: number; readonly startsAt: number } | null = null;
  #cancel: () => void = () => undefined;
  /** Seat of the host who stopped the countdown; whoever holds the table next starts anew. */
  #stoppedBy: string | null = null;

  constructor(
    room: GameContext,
    parts: { readonly start: MatchStart; readonly bots: RoomBots; readonly host: HostPowers },
  ) {
    this.#room = room;
    this.#start = parts.start;
    this.#bots = parts.bots;
    this.#host = parts.host;
  }

  /** Whether the host wants to start by hand. */
  get isStopped(): boolean {
    return this.#stoppedBy !== null && this.#stoppedBy === this.#room.state.host;
  }

  /** Bots that sat down by themselves. */
  get bots(): readonly Member[] {
    return this.#room.roster.bots().filter(({ seat }) => this.#ownBots.has(seat));
  }

  /** Something at the table has changed. */
  update(): void {
    const { state } = this.#room;
    if (!state.quick || state.phase === 'countdown') return;
    if (!this.#isWaiting()) return this.#plan(null, 0);
    this.#makeRoom();
    const people = this.#people().length;
    const startsAt = planStart(
      { now: this.#room.now(), people, before: this.#planned },
      { startMs: this.#room.flow.quickStartMs, startAloneMs: this.#room.flow.quickAloneMs },
    );
    this.#plan(startsAt, people);
  }

  /** The host stops the countdown, or lets it go on. */
  turn(member: Member, on: boolean): void {
    const { state } = this.#room;
    if (!this.#host.guard(member)) return;
    if (!state.quick) return this.#room.refuse(member, 'notAllowed');
    if (state.phase === 'playing') return this.#room.refuse(member, 'running');
    if (on !== this.isStopped) return;
    this.#stoppedBy = on ? null : member.seat;
    if (!on) {
      this.#start.callOff();
      this.#room.announce('startStopped', { name: member.shown.username });
    }
    this.update();
  }

  #isWaiting(): boolean {
    const { state, settings } = this.#room;
    const startsAtAll = !modeTraits(settings.mode).isDropIn && settings.diff !== DIFFICULTIES.practice;
    return state.phase === 'lobby' && startsAtAll && !this.isStopped;
  }

  /** People who play and are connected: nobody starts a match for those who have lost the line. */
  #people(): Member[] {
    return this.#room.roster.players().filter(({ identity, client }) => identity !== null && client !== null);
  }

  /** Bots go for those who wait, and these sit down. */
  #makeRoom(): void {
    const isComing = ({ shown, client }: Member): boolean => shown.spectating && shown.autoJoin && client !== null;
    const people = this.#people().length + this.#room.roster.people().filter(isComing).length;
    const own = this.bots;
    const others = this.#room.roster.bots().length - own.length;
    // One who is alone gets company only when the match begins.
    const staying = Math.min(own.length, Math.max(0, countBots(people, own.length + others) - others));
    for (const bot of own.slice(staying)) {
      this.#ownBots.delete(bot.seat);
      this.#bots.giveWay(bot);
    }
    seatWaiting(this.#room);
  }

  #plan(startsAt: number | null, people: number): void {
    const { state, flow } = this.#room;
    if (startsAt === null) this.#planned = null;
    else if (this.#planned?.startsAt !== startsAt || this.#planned.people !== people)
      this.#planned = { people, startsAt };
    const shown = startsAt ?? -1;
    if (state.startsAt === shown) return;
    this.#cancel();
    if (startsAt !== null) {
      const leadMs = flow.quickCountdownSeconds * flow.secondMs;
      this.#cancel = this.#room.later(startsAt - leadMs - this.#room.now(), () => this.#fire());
    }
    state.startsAt = shown;
    this.#room.patch();
  }

  #fire(): void {
    const people = this.#people().length;
    this.#planned = null;
    // Whoever is here has lost the line: the table waits for them once more.
    if (people === 0 || !this.#isWaiting()) return this.update();
    this.#fill(people);
    const refusal = this.#start.begin(this.#room.flow.quickCountdownSeconds);
    if (refusal === null) return;
    // The host has chosen what cannot be played: nothing starts until that is changed.
    this.#stoppedBy = this.#room.state.host;
    const host = this.#room.roster.get(this.#room.state.host);
    if (host) this.#room.refuse(host, refusal.code, refusal.params);
    this.update();
  }

  #fill(people: number): void {
    const bots = this.#room.roster.bots().length;
    const missing = countBots(people, bots) - bots;
    for (let n = 0; n < missing; n++) {
      const strength = QUICK_BOTS[(bots + n) % QUICK_BOTS.length] ?? QUICK_BOTS[0];
      const bot = this.#bots.sitDown(BOT_PRESETS[strength]);
      if (bot) this.#ownBots.add(bot.seat);
    }
  }
}
