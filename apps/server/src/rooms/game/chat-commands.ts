import type { ChatKind, SystemLine } from '@syllaboom/contracts';
import {
  type Command,
  type CommandName,
  type CommandProblem,
  canonicalWord,
  commandUsage,
  DIFFICULTIES,
  mayUseCommand,
} from '@syllaboom/engine';
import type { GameContext, LineParams } from './game-context.ts';
import { sendLove } from './greetings.ts';
import type { HostPowers } from './host-powers.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from './member.ts';

/** Words that /solve shows; fewer and later while a match runs [R0214]. */
const SOLVE_WORDS = 20;
const SOLVE_WORDS_IN_MATCH = 5;
const SOLVE_DELAY_IN_MATCH_MS = 500;

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

  /** Says why a line is no command [L0196 L0197]. */
  explain(member: Member, problem: CommandProblem): void {
    if (problem.problem === 'unknown')
      return this.#replies.answer(member, 'unknownCommand', { command: problem.command });
    this.#replies.answer(member, 'missingParameter', { name: problem.param, usage: commandUsage(problem.command) });
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
    const text = args.q ?? '';
    switch (command) {
      case 'clear':
        // The client empties its own view.
        return;
      case 'love':
        return this.#love(member, args.target ?? '');
      case 'whisper':
        return this.#replies.whisper(member, args.to ?? '', args.message ?? '');
      case 'meaning':
        // There is no source of meanings yet.
        return this.#replies.answer(member, 'unknownCommand', { command });
      case 'solve':
        return this.#solve(member, text);
      case 'syl':
        return this.#syllable(member, text);
      case 'i':
        return this.#word(member, text);
      case 'surrender':
        this.#room.announce('surrendered', { name: member.shown.username });
        return this.#run.leave(member.seat);
      case 'end':
        return this.#run.end();
      case 'title':
        return this.#host.setTitle(member, args.title ?? '');
    }
  }

  #love(member: Member, name: string): void {
    const target = this.#room.roster.named(name);
    if (!target) return this.#replies.answer(member, 'playerNotFound', { name });
    sendLove(this.#room, member, target);
  }

  #index(member: Member) {
    const language = this.#room.languageOf(member);
    return this.#room.ports.words.isReady(language) ? this.#room.ports.words.get(language) : null;
  }

  #ask(member: Member, text: string) {
    const index = this.#index(member);
    if (index === null) this.#room.refuse(member, 'languageBuilding');
    return { index, q: canonicalWord(text, this.#room.languageOf(member)) };
  }

  /** Words that hold a prompt: few and late while others play. */
  #solve(member: Member, text: string): void {
    const { index, q } = this.#ask(member, text);
    if (index === null) return;
    const isPlaying = this.#run.driver !== null && this.#room.settings.diff !== DIFFICULTIES.practice;
    const words = index
      .wordsFor(q, 0, isPlaying ? SOLVE_WORDS_IN_MATCH : SOLVE_WORDS)
      .filter((word) => !index.isOffensive(word));
    const reply = () => {
      if (words.length === 0) this.#replies.answer(member, 'noWordsFound', { q }, 'q');
      else this.#replies.answer(member, 'wordsFound', { q, words: words.join(', '), count: index.count(q) }, 'q');
    };
    if (isPlaying) this.#room.later(SOLVE_DELAY_IN_MATCH_MS, reply);
    else reply();
  }

  #syllable(member: Member, text: string): void {
    const { index, q } = this.#ask(member, text);
    if (index === null) return;
    const counts = { count: index.count(q), starts: index.count(q, 'starts'), ends: index.count(q, 'ends') };
    this.#replies.answer(member, 'syllableInfo', { q, ...counts }, 'syl');
  }

  #word(member: Member, text: string): void {
    const { index, q } = this.#ask(member, text);
    if (index === null) return;
    if (!index.exists(q) || index.isOffensive(q)) return this.#replies.answer(member, 'wordUnknown', { q }, 'i');
    const categories = index.categoriesOf(q).join(', ');
    this.#replies.answer(member, 'wordInfo', { q, letters: [...q].length, tier: index.tier(q), categories }, 'i');
  }
}
