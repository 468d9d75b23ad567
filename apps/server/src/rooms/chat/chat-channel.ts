import type { ChatKind, ChatLine, Gif, SystemLine } from '@syllaboom/contracts';
import {
  type Command,
  type CommandContext,
  type CommandName,
  type CommandLineRefusal,
  commandUsage,
  isChatReady,
  isCommandLine,
  isReadByOthers,
  mayUseCommand,
  parseCommandLine,
  readCommand,
} from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { ChatPermissions } from '../players/chat-permissions.ts';
import type { ChatAudience, Chatter } from './chat-audience.ts';
import type { ChatRules } from './chat-rules.ts';
import { Hearts } from './hearts.ts';
import type { ChatHistory, SaidLine } from './recent-lines.ts';
import { systemLine } from './system-line.ts';
import { answerAboutWords, isWordCommand, type WordAnswer, type WordCommand, type WordPorts } from './word-answers.ts';

/** While a match runs, /solve answers later. */
const SOLVE_DELAY_IN_MATCH_MS = 500;

/** Commands that are about the place where the chat is: a match, a room's title. */
export type PlaceCommand = Exclude<CommandName, WordCommand | 'clear' | 'whisper' | 'love'>;

/** What commands mean where the chat is. */
export interface PlaceCommands {
  /** What decides which commands somebody may use. */
  context(who: Chatter): CommandContext;
  /** How far answers that would help in a match go: as everywhere, fewer and later, or none at all. */
  help(): 'free' | 'little' | 'none';
  carryOut(who: Chatter, command: PlaceCommand, args: Readonly<Record<string, string>>): void;
  /** Carries out a command that is listed nowhere; false when there is none of this name for them. */
  carryOutUnlisted(who: Chatter, name: string): boolean;
}

/** What a chat is made of. */
export interface ChatPlace {
  readonly rules: ChatRules;
  readonly audience: ChatAudience;
  readonly history: ChatHistory;
  readonly commands: PlaceCommands;
  readonly ports: WordPorts;
  readonly log: RoomLog;
  now(): number;
  later(ms: number, run: () => void): () => void;
}

/** A chat: lines for everybody who is in it, commands whose answers go to the asker alone. */
export class ChatChannel {
  readonly #place: ChatPlace;
  readonly #hearts = new Hearts();
  /** When somebody last wrote, by their permissions: those stay through a lost connection. */
  readonly #wroteAt = new WeakMap<ChatPermissions, number>();

  constructor(place: ChatPlace) {
    this.#place = place;
  }

  /** A line; one that starts with a slash is a command. */
  say(from: Chatter, raw: string): void {
    if (from.identity.guest) return from.refuse('guest');
    const now = this.#place.now();
    if (!isChatReady(this.#wroteAt.get(from.chatPermissions) ?? null, now)) return from.refuse('chatCooldown');
    const text = showPublicText('chatLine', raw);
    if (text === '') return;
    this.#wroteAt.set(from.chatPermissions, now);
    if (isCommandLine(text)) this.#runCommand(from, parseCommandLine(text));
    else this.#publish(from, text);
  }

  /** A command by name, as from a button. */
  command(from: Chatter, name: string, args: Readonly<Record<string, string>>): void {
    if (from.identity.guest) return from.refuse('guest');
    const plain = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, showPublicText('chatLine', value)]),
    );
    this.#runCommand(from, readCommand(name, plain));
  }

  /** Sends a heart to somebody; undefined: nobody who could get one. */
  love(from: Chatter, to: Chatter | undefined): void {
    if (to) this.#hearts.send(from, to, this.#place);
    else from.refuse('playerUnknown');
  }

  /** Whether somebody may show everybody something now; they are told why not. */
  maySpeak(from: Chatter): boolean {
    const refusal = from.identity.guest ? 'guest' : from.chatPermissions.isMuted ? 'muted' : null;
    if (refusal) from.refuse(refusal);
    return refusal === null;
  }

  /** A GIF for everybody; `show` is how it looks at the moment that somebody gets it. */
  showGif(from: Chatter, show: () => Gif): void {
    const line = { ...lineOf(from, '', false), type: 'gif' as const };
    const renew = (): ChatLine => ({ ...line, g: show() });
    const shown = renew();
    const written = `[GIF ${shown.g?.p} ${shown.g?.id}] ${shown.g?.title ?? ''}`.trim();
    this.#spread({ line: shown, renew, account: from.identity.playerId, written }, (emit) => from.bypassDelay(emit));
  }

  /** Takes over a line that was said, and masked, in another room: by this account. */
  relay(line: ChatLine, account: string | null): void {
    this.#spread({ line, account, written: line.message }, (emit) => emit());
  }

  #publish(from: Chatter, text: string): void {
    if (this.#place.rules.linesNeedWayIn && !from.identity.wayIn) return from.refuse('wayInNeeded');
    if (!this.maySpeak(from)) return;
    const said = { line: lineOf(from, text, false), account: from.identity.playerId, written: text };
    this.#spread(said, (emit) => from.bypassDelay(emit));
  }

  #spread(said: SaidLine, bypassDelay: Chatter['bypassDelay']): void {
    const { audience, history } = this.#place;
    const emit = (): void => audience.emit('chat', said.line, (reader) => reader.mayReceiveFrom(said.account));
    history.keep(said, () => bypassDelay(emit));
  }

  #runCommand(from: Chatter, read: { readonly command: Command } | CommandLineRefusal): void {
    if ('refusal' in read) return this.#explain(from, read);
    const { command, args } = read.command;
    const { commands } = this.#place;
    const allowed = mayUseCommand(command, commands.context(from));
    if (!allowed.ok) return from.refuse(allowed.refusal);
    if (isReadByOthers(command) && !this.maySpeak(from)) return;
    if (isWordCommand(command)) return this.#aboutWords(from, command, args.q ?? '');
    switch (command) {
      case 'clear':
        // The client empties its own view.
        return;
      case 'whisper':
        return this.#whisper(from, args.to ?? '', args.message ?? '');
      case 'love': {
        const to = this.#named(from, args.target ?? '');
        return to && this.love(from, to);
      }
      default:
        return commands.carryOut(from, command, args);
    }
  }

  /** Says why a line is no command. */
  #explain(from: Chatter, refusal: CommandLineRefusal): void {
    if (refusal.refusal === 'missing') {
      const params = { name: refusal.param, usage: commandUsage(refusal.command) };
      return answer(from, 'missingParameter', params);
    }
    const { command } = refusal;
    if (!this.#place.commands.carryOutUnlisted(from, command)) answer(from, 'unknownCommand', { command });
  }

  /** A person by the name that others see, whatever its case; the asker is told when there is none. */
  #named(from: Chatter, name: string): Chatter | undefined {
    const wanted = name.trim().toLowerCase();
    const found = this.#place.audience
      .people()
      .find(({ identity: { displayName, username } }) =>
        [displayName, username].some((one) => one.toLowerCase() === wanted),
      );
    if (!found) answer(from, 'playerNotFound', { name });
    return found;
  }

  /** Only the two of them see it; who does not want to hear the sender gets nothing, and the sender is not told so. */
  #whisper(from: Chatter, name: string, text: string): void {
    const to = this.#named(from, name);
    if (!to) return;
    if (!from.identity.wayIn) return from.refuse('wayInNeeded');
    if (!this.maySpeak(from)) return;
    const line = lineOf(from, text, true);
    from.bypassDelay(() => {
      if (to.chatPermissions.permits('whisper', from.identity.playerId)) to.send('chat', line);
      if (to.id !== from.id) from.send('chat', { ...line, to: to.identity.displayName });
    });
  }

  /** Answers about words; those that would help in a match come late. */
  #aboutWords(from: Chatter, command: WordCommand, text: string): void {
    const { audience, commands, ports, log } = this.#place;
    const help = commands.help();
    const isSolved = command === 'solve';
    // Ranked players get no hints (rules section 9).
    if (isSolved && help === 'none') return from.refuse('ranked');
    const reply = (found: WordAnswer | null): void => {
      if (!audience.people().some(({ id }) => id === from.id)) return;
      if (found === null) from.refuse('languageBuilding');
      else answer(from, found.line, found.params, found.kind);
    };
    const [language = from.identity.locale] = from.languages;
    answerAboutWords(ports, { command, language, text, isPlaying: help !== 'free' }).then(
      (found) => {
        if (isSolved && help !== 'free') this.#place.later(SOLVE_DELAY_IN_MATCH_MS, () => reply(found));
        else reply(found);
      },
      (cause: unknown) => log.warn({ part: 'chat', err: cause }, 'A question about words failed'),
    );
  }
}

/** A system line for one person; the kinds q, i and syl carry the answers of commands. */
const answer = (to: Chatter, key: SystemLine, params: WordAnswer['params'], kind: ChatKind = 'system'): void =>
  to.bypassDelay(() => to.send('chat', systemLine(key, params, kind, true)));

/** What somebody wrote, as others read it: bad words are stars. */
const lineOf = ({ id, identity, languages }: Chatter, written: string, isPrivate: boolean): ChatLine => ({
  id,
  avatar: identity.avatar,
  ...(identity.frame === 0 ? {} : { frame: identity.frame }),
  displayName: identity.displayName,
  message: showPublicText('chatLine', written, languages),
  time: systemClock.now().getTime(),
  private: isPrivate,
  system: false,
  type: 'normal',
  playerType: identity.type,
});
