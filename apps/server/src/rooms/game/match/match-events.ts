import { eventMessage, recipientOf } from '@syllaboom/contracts';
import { alphabetMultiplier, type MatchEvent, type MatchState } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';
import type { SolveLog } from './solve-log.ts';

type EventOf<Name extends MatchEvent['e']> = Extract<MatchEvent, { e: Name }>;

/** Sends to somebody who is back how far they are with the alphabet bonus: its letters, and which alphabet it is. */
export function sendAlphabet(
  room: GameContext,
  member: Member,
  { letterHealth, alphabets }: MatchState['players'][number],
): void {
  if (Object.keys(letterHealth).length === 0) return;
  const { seat: id } = member;
  room.send(member, 'user-letter-healths', { id, letters: { ...letterHealth } });
  const progress = { index: alphabets, completed: alphabets, multiplier: alphabetMultiplier(alphabets) };
  room.send(member, 'alpha', { id, status: 'running', show: false, ...progress });
}

/** Says in the chat how the match ended: to everybody, or to one who was away. */
export function announceEnd(room: GameContext, { winner, players }: Readonly<MatchState>, only?: Member): void {
  const won = winner === null ? undefined : room.roster.get(winner);
  if (won && players.length > 1) room.announce('matchWon', { name: won.shown.username }, only);
  else room.announce('matchEnded', {}, only);
}

/** Broadcasts what happens in the match, under the seeds' names. The state was patched before. */
export class MatchBroadcaster {
  readonly #room: GameContext;
  readonly #solves: SolveLog;

  constructor(room: GameContext, solves: SolveLog) {
    this.#room = room;
    this.#solves = solves;
  }

  emit(event: MatchEvent, match: Readonly<MatchState>): void {
    if (event.e === 'draft') return this.#draft(event, match);
    this.#before(event);
    this.#spread(event);
    this.#after(event, match);
  }

  /** The event itself: to everybody, or to the one whose business it is. */
  #spread(event: MatchEvent): void {
    const message = eventMessage(event);
    if (message === null) return;
    const recipient = recipientOf(event);
    if (recipient === null) this.#room.broadcast(message.name, message.payload);
    else this.#toOne(recipient, (member) => this.#room.send(member, message.name, message.payload));
  }

  /** What the room emits ahead of it: verdicts for their typists, the log, who only watches now. */
  #before(event: MatchEvent): void {
    switch (event.e) {
      case 'correct':
        this.#solved(event, true);
        return this.#accepted(event.seat, true);
      case 'wrong':
        this.#accepted(event.seat, false);
        return recipientOf(event) === null ? this.#solved(event, false) : undefined;
      case 'answer':
        return this.#accepted(event.seat, event.reason === null);
      case 'idle':
        // Two own turns without a key: the player watches.
        return this.#toOne(event.seat, ({ shown }) =>
          Object.assign(shown, { spectating: true, autoJoin: false, idle: true }),
        );
      default:
    }
  }

  /** What follows from it. */
  #after(event: MatchEvent, match: Readonly<MatchState>): void {
    switch (event.e) {
      case 'turn':
        return this.#probe(event.seat);
      case 'eliminated':
        return this.#out(event.seat, match);
      case 'widened':
        return this.#room.announce('promptsWidened', { from: event.minCount, to: event.maxCount });
      case 'over':
        return this.#over(event, match);
      default:
    }
  }

  #toOne(seat: string, emit: (member: Member) => void): void {
    const member = this.#room.roster.get(seat);
    if (member) emit(member);
  }

  /** Measures the way to whoever is to type now. */
  #probe(seat: string | null): void {
    const players = seat === null ? this.#room.roster.people() : [this.#room.roster.get(seat)];
    for (const player of players) if (player?.client) this.#room.probe(player.client);
  }

  /** One's own end is told where it is not the end of all. */
  #out(seat: string, match: Readonly<MatchState>): void {
    const member = this.#room.roster.get(seat);
    if (member && match.players.length > 2 && match.phase === 'playing')
      this.#room.announce('playerOut', { name: member.shown.username });
  }

  #over({ reason }: EventOf<'over'>, match: Readonly<MatchState>): void {
    // Who stopped it stands there already.
    if (reason !== 'stopped') announceEnd(this.#room, match);
  }

  /** To everybody but the one who typed it. */
  #draft({ seat, delta }: EventOf<'draft'>, match: Readonly<MatchState>): void {
    const typist = this.#room.roster.get(seat)?.client ?? undefined;
    const { draft = '' } = match.players.find((player) => player.seat === seat) ?? {};
    this.#room.relayDraft({ id: seat, d: delta }, draft, typist);
  }

  #accepted(seat: string, a: boolean): void {
    this.#toOne(seat, (member) => this.#room.send(member, 'submit-res', { a }));
  }

  #solved({ seat, word, prompt }: EventOf<'correct' | 'wrong'>, isCorrect: boolean): void {
    this.#toOne(seat, ({ shown }) => {
      const line = { playerId: seat, name: shown.username, avatar: shown.avatar, word, isCorrect, prompt };
      this.#solves.add(line);
      this.#room.broadcast('solve', line);
    });
  }
}
