import type { DraftRelay } from '@syllaboom/contracts';
import type { MatchEvent, MatchState } from '@syllaboom/engine';
import type { ChatLog } from './chat-log.ts';
import type { GameContext } from './game-context.ts';
import type { Member } from './member.ts';

type ModeEvent = Extract<
  MatchEvent,
  { e: 'mode' | 'reveal' | 'monster' | 'monsterKill' | 'joined' | 'left' | 'category' | 'finished' | 'answer' }
>;

/** Tells everybody, under the seeds' names, what happened in the match. The state was patched before. */
export class MatchTeller {
  readonly #room: GameContext;
  readonly #log: ChatLog;

  constructor(room: GameContext, log: ChatLog) {
    this.#room = room;
    this.#log = log;
  }

  tell(event: MatchEvent, match: Readonly<MatchState>): void {
    const room = this.#room;
    switch (event.e) {
      case 'turn':
        return this.#turn(event);
      case 'clock':
        return room.broadcast('duration', { startedAt: event.startedAt, endsAt: event.endsAt });
      case 'twist':
        return room.broadcast('twist', { twist: event.twist });
      case 'draft':
        return this.#draft(event.seat, event.delta);
      case 'correct':
        this.#solved(event.seat, event.word, event.prompt, true);
        this.#accepted(event.seat, true);
        return room.broadcast('correct', {
          id: event.seat,
          word: event.word,
          prompt: event.prompt,
          points: event.points,
          combo: event.combo,
        });
      case 'wrong':
        return this.#wrong(event);
      case 'hurt':
        return room.broadcast('hurt', { id: event.seat, heart: event.hearts });
      case 'heart':
        return room.broadcast('heart', { id: event.seat, heart: event.hearts });
      case 'eliminated':
        room.broadcast('eliminated', { id: event.seat });
        return this.#out(event.seat, match);
      case 'letters':
        return room.broadcast('user-letter-healths', { id: event.seat, letters: { ...event.health } });
      case 'alpha':
        return room.broadcast('alpha', { id: event.seat, completed: event.completed, multiplier: event.multiplier });
      case 'hint':
        return room.broadcast('hint', { prompt: event.prompt, words: [...event.words] });
      case 'practiceWord':
        return this.#toOne(event.seat, (member) => room.send(member, 'practice-word', { word: event.word }));
      case 'drop':
        // Told once it is kept (match-recording).
        return;
      case 'widened':
        return room.announce('promptsWidened', { from: event.minCount, to: event.maxCount });
      case 'idle':
        return this.#idle(event.seat);
      case 'over':
        return this.#over(event, match);
      default:
        return this.#tellMode(event);
    }
  }

  /** What only some modes know. */
  #tellMode(event: ModeEvent): void {
    const room = this.#room;
    switch (event.e) {
      case 'mode':
        // Told by the views, once for all changes of a step.
        return;
      case 'reveal':
        return this.#reveal(event);
      case 'monster':
        return room.broadcast('monster-health', { id: event.seat ?? '', health: event.health, points: event.points });
      case 'monsterKill':
        return room.broadcast('monster-kill', { id: event.seat, level: event.level, boss: event.boss });
      case 'answer':
        return this.#answer(event);
      case 'joined':
        return room.broadcast('yapping-joined', { id: event.seat });
      case 'left':
        return room.broadcast('yapping-left', { id: event.seat });
      case 'category':
        return room.broadcast('cat', { id: event.seat, word: event.word, categories: [...event.categories] });
      case 'finished':
        return room.broadcast('finished', { prompt: 'FNSHD' });
    }
  }

  #toOne(seat: string, tell: (member: Member) => void): void {
    const member = this.#room.roster.get(seat);
    if (member) tell(member);
  }

  #turn(event: Extract<MatchEvent, { e: 'turn' }>): void {
    const { seat, prompt, round, turn, startedAt, endsAt, twist, requirement } = event;
    this.#room.broadcast('turn', {
      id: seat ?? '',
      prompt,
      round,
      turn,
      startedAt,
      endsAt,
      maxTime: event.maxTimeMs / 1_000,
      twist,
      requirement,
    });
    const players = seat === null ? this.#room.roster.people() : [this.#room.roster.get(seat)];
    for (const player of players) if (player?.client) this.#room.probe(player.client);
  }

  #reveal({ correct, answers, author, until }: Extract<MatchEvent, { e: 'reveal' }>): void {
    this.#room.broadcast('trivia-reveal', {
      correct,
      answers: answers.map(({ index, seat }) => ({ index, sessionId: seat })),
      author,
      until,
    });
  }

  /** Words that are one's own business. */
  #answer({ seat, word, points, reason }: Extract<MatchEvent, { e: 'answer' }>): void {
    this.#accepted(seat, reason === null);
    this.#toOne(seat, (member) => {
      if (reason === null) this.#room.send(member, 'correct', { id: seat, word, prompt: '', points, combo: 0 });
      else this.#room.send(member, 'wrong', { id: seat, word, reason });
    });
  }

  /** One's own end is told where it is not the end of all. */
  #out(seat: string, match: Readonly<MatchState>): void {
    const member = this.#room.roster.get(seat);
    if (member && match.players.length > 2 && match.phase === 'playing')
      this.#room.announce('playerOut', { name: member.shown.username });
  }

  #over({ winner, reason }: Extract<MatchEvent, { e: 'over' }>, match: Readonly<MatchState>): void {
    this.#room.broadcast('stop', { reason: match.endReason ?? reason });
    const won = winner === null ? undefined : this.#room.roster.get(winner);
    if (won && match.players.length > 1) this.#room.announce('matchWon', { name: won.shown.username });
    else this.#room.announce('matchEnded', {});
  }

  /** To everybody but the one who typed it. */
  #draft(seat: string, delta: DraftRelay['d']): void {
    const typist = this.#room.roster.get(seat)?.client ?? undefined;
    this.#room.relayDraft({ id: seat, d: delta }, typist);
  }

  #accepted(seat: string, a: boolean): void {
    this.#toOne(seat, (member) => this.#room.send(member, 'submit-res', { a }));
  }

  #wrong(event: Extract<MatchEvent, { e: 'wrong' }>): void {
    const { seat, word, prompt, reason } = event;
    this.#accepted(seat, false);
    // Words out of turn and too late are the sender's own business.
    if (reason === 'notYourTurn' || reason === 'late') {
      return this.#toOne(seat, (member) => this.#room.send(member, 'wrong', { id: seat, word, reason }));
    }
    this.#solved(seat, word, prompt, false);
    this.#room.broadcast('wrong', { id: seat, word, reason });
  }

  #solved(seat: string, word: string, prompt: string, isCorrect: boolean): void {
    this.#toOne(seat, ({ shown }) => {
      const line = { playerId: seat, name: shown.username, avatar: shown.avatar, word, isCorrect, prompt };
      this.#log.addSolve(line);
      this.#room.broadcast('solve', line);
    });
  }

  /** Two own turns without a key: the player watches. */
  #idle(seat: string): void {
    this.#toOne(seat, (member) => {
      member.shown.spectating = true;
      member.shown.autoJoin = false;
      this.#room.broadcast('spectate', { id: seat, spectating: true });
    });
  }
}
