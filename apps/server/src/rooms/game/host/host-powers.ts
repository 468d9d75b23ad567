import { isVoteKickDecided, mayEndMatch, mayVoteKick, type RunningMatch } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { MatchRun } from '../match/match-run.ts';
import type { Member } from '../seats/member.ts';
import { showPublicText } from '#platform/text/index.ts';

/** What only the host may do, and what happens when there is no host any more. */
export class HostPowers {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  /** Account ids that may not come back into this room. */
  readonly #banned = new Set<string>();

  /** … and those who were put out, but may. */
  readonly #putOut = new Set<string>();

  /** Whose leaving the chat has told in words of its own. */
  readonly #announced = new WeakSet<Member>();

  constructor(room: GameContext, run: MatchRun) {
    this.#room = room;
    this.#run = run;
  }

  isBanned(playerId: string): boolean {
    return this.#banned.has(playerId);
  }

  /** Whether somebody was kicked, banned or voted out: they are not led here again. */
  wasPutOut(playerId: string): boolean {
    return this.#putOut.has(playerId) || this.isBanned(playerId);
  }

  /** Whether the chat says already why a member is gone. */
  hasAnnounced(member: Member): boolean {
    return this.#announced.has(member);
  }

  /** Account ids that may not come back, oldest first. */
  get banned(): readonly string[] {
    return [...this.#banned];
  }

  /** Nobody of these comes in (any more). */
  banAll(playerIds: readonly string[]): void {
    for (const playerId of playerIds) {
      this.#banned.add(playerId);
      const member = this.#room.roster.ofPlayer(playerId);
      if (member) this.#room.expel(member, 'banned');
    }
  }

  /** Refuses everybody but the host. */
  guard(member: Member): boolean {
    if (this.#room.isHost(member)) return true;
    this.#room.refuse(member, 'onlyHost');
    return false;
  }

  /** Finds the person that a power is used on; refuses oneself, bots and unknown ids. */
  #target(member: Member, id: string): Member | null {
    const target = this.#room.roster.get(id);
    if (!target || target.gone || !target.identity) {
      this.#room.refuse(member, 'playerUnknown');
      return null;
    }
    if (target !== member) return target;
    this.#room.refuse(member, 'self');
    return null;
  }

  kick(member: Member, id: string, ban: boolean): void {
    if (!this.guard(member)) return;
    const target = this.#target(member, id);
    if (target) this.#expel(target, ban ? 'banned' : 'kicked');
  }

  #expel(target: Member, how: 'kicked' | 'banned' | 'votedOut'): void {
    if (target.identity) (how === 'banned' ? this.#banned : this.#putOut).add(target.identity.playerId);
    this.#announced.add(target);
    this.#room.announce(how, { name: target.shown.username });
    this.#room.expel(target, how === 'banned' ? 'banned' : 'kicked');
  }

  transfer(member: Member, id: string): void {
    if (!this.guard(member)) return;
    const target = this.#target(member, id);
    if (!target) return;
    if (target.identity?.guest) return this.#room.refuse(member, 'guest');
    if (!target.client) return this.#room.refuse(member, 'playerUnknown');
    this.appoint(target);
  }

  /** Makes somebody the host; the new host reads it in the chat, and all do where nobody has handed the room over. */
  appoint(member: Member, toAll = false): void {
    if (!this.#room.kind.hosted) return;
    this.#room.state.host = member.seat;
    this.#room.relist();
    this.#room.patch();
    this.#room.announce('hostNow', { name: member.shown.username }, toAll ? undefined : member);
  }

  /** The host has left for good: who comes next takes over. */
  succeed(): void {
    const next = this.#room.roster.successor();
    if (next) this.appoint(next, true);
    else this.#room.state.host = '';
  }

  /** A host who was idle keeps nobody waiting: one of those who play goes on. */
  passOn(): void {
    const { roster, state } = this.#room;
    if (!roster.get(state.host)?.shown.idle) return;
    const next = roster.players().find(({ identity, client }) => identity && !identity.guest && client);
    if (next) this.appoint(next, true);
  }

  voteKick(member: Member, id: string): void {
    const target = this.#target(member, id);
    if (!target) return;
    const voters = this.#room.roster.players().filter((player) => player.identity !== null);
    if (member.shown.spectating) return this.#room.refuse(member, 'notAllowed');
    if (this.#room.state.ranked) return this.#room.refuse(member, 'ranked');
    if (!mayVoteKick(voters.length, this.#room.state.ranked)) return this.#room.refuse(member, 'needThree');
    // Said once, it stands; nobody fills the chat with it.
    if (target.votes.has(member.seat)) return;
    target.votes.add(member.seat);
    // Of the others: who watches can be voted out by all players together.
    const others = voters.filter((voter) => voter !== target);
    const votes = others.filter((voter) => target.votes.has(voter.seat)).length;
    this.#room.announce('voteKick', {
      by: member.shown.username,
      name: target.shown.username,
      votes,
      of: others.length,
    });
    if (isVoteKickDecided(votes, others.length + 1)) this.#expel(target, 'votedOut');
  }

  /** The End game button and /end, each with its own limit. */
  endMatch(member: Member): void {
    const match = this.#run.driver?.state;
    if (!match) return this.#room.refuse(member, 'notRunning');
    if (!this.guard(member)) return;
    const living = match.players.filter((player) => player.hearts > 0);
    const running: RunningMatch = {
      isRunning: true,
      isRanked: match.rules.ranked,
      round: match.round,
      isHost: true,
      isAlive: living.some((player) => player.seat === member.seat),
      livingPeople: living.filter((player) => player.bot === null).length,
      players: match.players.length,
    };
    if (mayEndMatch('button', running)) this.#run.stop(member);
    else this.#room.refuse(member, match.rules.ranked ? 'ranked' : 'tooLate');
  }

  setTitle(member: Member, raw: string): void {
    if (!this.guard(member)) return;
    // The lobby's list shows it to everybody.
    if (member.identity?.wayIn === false) return this.#room.refuse(member, 'wayInNeeded');
    this.#room.state.title = showPublicText('roomTitle', raw, [this.#room.languageOf(member)]);
    this.#room.relist();
    this.#room.patch();
    this.#room.broadcast('title', { title: this.#room.state.title });
  }
}
