import type { ChatKind, SystemLine } from '@syllaboom/contracts';
import {
  type Command,
  type CommandName,
  type CommandProblem,
  commandUsage,
  DIFFICULTIES,
  mayUseCommand,
} from '@syllaboom/engine';
import { answerAboutWords, isWordCommand, type WordAnswer, type WordCommand } from '../word-answers.ts';
import { mayAsStaff } from '../staff-rights.ts';
import type { GameContext, LineParams } from './game-context.ts';
import { sendLove } from './greetings.ts';
import type { HostPowers } from './host-powers.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from './member.ts';

/** While a match runs, /solve answers later [R0214]. */
const SOLVE_DELAY_IN_MATCH_MS = 500;
const METAL = 'metal';

export interface CommandReplies {
  whisper(from: Member, to: string, message: string): void;
  answer(member: Member, line: SystemLine, params: LineParams, kind?: ChatKind): void;
}

/** Carries out the chat's commands; every answer goes to the asker alone [L0309]. */
export class ChatCommands {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  readonly #host: HostPowers;
  readonly #replies: CommandReplies;

  constructor(room: GameContext, run: MatchRun, host: HostPowers, replies: CommandReplies) {
    this.#room = room;
    this.#run = run;
    this.#host = host;
    this.#replies = replies;
  }

  /** Says why a line is no command [L0196 L0197]. One that is listed nowhere plays the room a song. */
  explain(member: Member, problem: CommandProblem): void {
    if (problem.problem === 'unknown' && problem.command.toLowerCase() === METAL && this.#mayPlayMetal(member))
      return this.#room.broadcast('server-message', { msg: `/${METAL}` });
    if (problem.problem === 'unknown')
      return this.#replies.answer(member, 'unknownCommand', { command: problem.command });
    this.#replies.answer(member, 'missingParameter', { name: problem.param, usage: commandUsage(problem.command) });
  }

  /** Game moderators and developers may play the room a song [R0217]. */
  #mayPlayMetal({ identity }: Member): boolean {
    return identity !== null && mayAsStaff(identity, 'moderate');
  }

  run(member: Member, { command, args }: Command): void {
    const allowed = mayUseCommand(command, {
      isHost: this.#room.isHost(member),
      isRunning: this.#run.driver !== null,
      isRanked: this.#room.state.ranked,
      isAlive: this.#run.isAlive(member.seat),
      round: this.#room.state.round,
    });
    if (!allowed.ok) return this.#room.refuse(member, allowed.refusal);
    this.#carryOut(member, command, args);
  }

  #carryOut(member: Member, command: CommandName, args: Readonly<Record<string, string>>): void {
    if (isWordCommand(command)) return this.#aboutWords(member, command, args.q ?? '');
    switch (command) {
      case 'clear':
        // The client empties its own view.
        return;
      case 'love':
        return this.#love(member, args.target ?? '');
      case 'whisper':
        return this.#replies.whisper(member, args.to ?? '', args.message ?? '');
      case 'surrender':
        this.#room.announce('surrendered', { name: member.shown.username });
        return this.#run.leave(member.seat);
      case 'end':
        return this.#run.stop(member);
      case 'title':
        if (member.manners.isMuted) return this.#room.refuse(member, 'muted');
        return this.#host.setTitle(member, args.title ?? '');
    }
  }

  #love(member: Member, name: string): void {
    const target = this.#room.roster.named(name);
    if (!target) return this.#replies.answer(member, 'playerNotFound', { name });
    sendLove(this.#room, member, target);
  }

  /** Answers about words; those that would help come late while others play. */
  #aboutWords(member: Member, command: WordCommand, text: string): void {
    const isPlaying = this.#run.driver !== null && this.#room.settings.diff !== DIFFICULTIES.practice;
    const language = this.#room.languageOf(member);
    // Ranked players get no hints (rules section 9).
    if (isPlaying && command === 'solve' && this.#room.state.ranked) return this.#room.refuse(member, 'ranked');
    const reply = (answer: WordAnswer | null): void => {
      if (member.gone) return;
      if (answer === null) this.#room.refuse(member, 'languageBuilding');
      else this.#replies.answer(member, answer.line, answer.params, answer.kind);
    };
    answerAboutWords(this.#room.ports, { command, language, text, isPlaying }).then(
      (answer) => {
        if (isPlaying && command === 'solve') this.#room.later(SOLVE_DELAY_IN_MATCH_MS, () => reply(answer));
        else reply(answer);
      },
      (cause: unknown) => this.#room.log.warn({ part: 'rooms', err: cause }, 'A question about words failed'),
    );
  }
}
