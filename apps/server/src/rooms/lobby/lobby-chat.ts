import type { ChatLine, LobbyServerMessages } from '@syllaboom/contracts';
import {
  type Command,
  type CommandProblem,
  commandRefusal,
  commandUsage,
  cutChatMessage,
  type GameLanguage,
  isChatReady,
  isCommandLine,
  mayLove,
  parseCommandLine,
  plainText,
  readCommand,
  ROOM,
} from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { maskChat } from '#platform/text/index.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { ChatLog } from '../game/chat-log.ts';
import { systemLine } from '../game/system-line.ts';
import type { Manners } from '../manners.ts';
import type { RoomChatLine, RoomIdentity, RoomPorts } from '../ports.ts';
import { answerAboutWords, isWordCommand, type WordAnswer, type WordCommand } from '../word-answers.ts';

/** A visitor of the lobby who may say something. */
export interface Talker {
  readonly id: string;
  readonly visitor: {
    readonly identity: RoomIdentity;
    readonly manners: Manners;
    locale: GameLanguage;
    lastChatAt: number;
  };
  send<Name extends keyof LobbyServerMessages>(name: Name, payload: LobbyServerMessages[Name]): void;
}

/** The lobby's chat: lines for everybody who is in it, commands for the asker [L0291 L0292]. */
export class LobbyChat {
  readonly #ports: RoomPorts;
  readonly #log: RoomLog;
  readonly #talkers: () => readonly Talker[];
  readonly #now: () => number;
  readonly #lines = new ChatLog();
  /** When a heart was last sent, by sender and receiver. */
  readonly #loves = new Map<string, number>();

  constructor(ports: RoomPorts, log: RoomLog, talkers: () => readonly Talker[], now: () => number) {
    this.#ports = ports;
    this.#log = log;
    this.#talkers = talkers;
    this.#now = now;
  }

  welcome(talker: Talker): void {
    const { manners } = talker.visitor;
    talker.send('chat-history', { lines: this.#lines.linesFor((playerId) => manners.hears(playerId)) });
  }

  say(from: Talker, raw: string): void {
    const { visitor } = from;
    if (visitor.identity.guest) return from.send('refused', { code: 'guest' });
    const now = this.#now();
    if (!isChatReady(Number.isFinite(visitor.lastChatAt) ? visitor.lastChatAt : null, now))
      return from.send('refused', { code: 'chatCooldown' });
    const text = cutChatMessage(plainText(raw));
    if (text === '') return;
    visitor.lastChatAt = now;
    if (!isCommandLine(text)) return this.#publish(from, text);
    this.#obey(from, parseCommandLine(text));
  }

  /** A command by name, as from a button. */
  command(from: Talker, name: string, args: Readonly<Record<string, string>>): void {
    if (from.visitor.identity.guest) return from.send('refused', { code: 'guest' });
    const plain = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, plainText(value)]));
    this.#obey(from, readCommand(name, plain));
  }

  /** What was said lately, for a report. */
  get evidence(): RoomChatLine[] {
    return this.#lines.evidence;
  }

  #publish(from: Talker, text: string): void {
    const { manners, identity } = from.visitor;
    if (!identity.wayIn) return from.send('refused', { code: 'wayInNeeded' });
    if (manners.isMuted) return from.send('refused', { code: 'muted' });
    const line = lineOf(from, text, false);
    this.#lines.addLine(line, identity.playerId, text);
    for (const talker of this.#talkers()) {
      if (talker.visitor.manners.hears(identity.playerId)) talker.send('chat', line);
    }
  }

  #obey(from: Talker, read: { readonly command: Command } | CommandProblem): void {
    if ('problem' in read) return explain(from, read);
    const { command, args } = read.command;
    if (isWordCommand(command)) return this.#aboutWords(from, command, args.q ?? '');
    // The client empties its own view.
    if (command === 'clear') return;
    if (command === 'whisper') return this.#whisper(from, args.to ?? '', args.message ?? '');
    if (command === 'love') return this.#love(from, args.target ?? '');
    // The others are about a running match or a room's title.
    from.send('refused', { code: commandRefusal(command) });
  }

  #named(from: Talker, name: string): Talker | null {
    const wanted = name.trim().toLowerCase();
    const found = this.#talkers().find(
      ({ visitor: { identity } }) =>
        identity.displayName.toLowerCase() === wanted || identity.username.toLowerCase() === wanted,
    );
    if (!found) answer(from, { line: 'playerNotFound', params: { name }, kind: 'system' });
    return found ?? null;
  }

  #whisper(from: Talker, name: string, text: string): void {
    const to = this.#named(from, name);
    if (!to) return;
    if (!from.visitor.identity.wayIn) return from.send('refused', { code: 'wayInNeeded' });
    if (from.visitor.manners.isMuted) return from.send('refused', { code: 'muted' });
    const line = lineOf(from, cutChatMessage(text), true);
    // Who does not want to hear the sender gets nothing, and the sender is not told so.
    if (to.visitor.manners.admits('whisper', from.visitor.identity.playerId)) to.send('chat', line);
    if (to.id !== from.id) from.send('chat', { ...line, to: to.visitor.identity.displayName });
  }

  #love(from: Talker, name: string): void {
    const to = this.#named(from, name);
    if (!to) return;
    const [giver, taker] = [from.visitor.identity, to.visitor.identity];
    if (giver.playerId === taker.playerId) return from.send('refused', { code: 'self' });
    if (taker.guest) return from.send('refused', { code: 'guest' });
    const pair = `${giver.playerId} ${taker.playerId}`;
    const now = this.#now();
    if (!mayLove(giver.playerId, taker.playerId, this.#loves.get(pair) ?? null, now))
      return from.send('refused', { code: 'loveCooldown' });
    for (const [old, at] of this.#loves) if (now - at >= ROOM.loveCooldownMs) this.#loves.delete(old);
    this.#loves.set(pair, now);
    const readers = to.visitor.manners.admits('heart', giver.playerId) ? [from, to] : [from];
    for (const one of readers) one.send('love-heart', { from: from.id, to: to.id });
  }

  #aboutWords(from: Talker, command: WordCommand, text: string): void {
    const asked = { command, language: from.visitor.locale, text, isPlaying: false };
    answerAboutWords(this.#ports, asked).then(
      (found) => (found === null ? from.send('refused', { code: 'languageBuilding' }) : answer(from, found)),
      (cause: unknown) => this.#log.warn({ part: 'lobby', err: cause }, 'A question about words failed'),
    );
  }
}

/** Says why a line is no command [L0196 L0197]. */
function explain(from: Talker, problem: CommandProblem): void {
  if (problem.problem === 'unknown')
    return answer(from, { line: 'unknownCommand', params: { command: problem.command }, kind: 'system' });
  const params = { name: problem.param, usage: commandUsage(problem.command) };
  answer(from, { line: 'missingParameter', params, kind: 'system' });
}

const answer = (to: Talker, { line, params, kind }: WordAnswer): void =>
  to.send('chat', systemLine(line, params, kind, true));

function lineOf({ id, visitor: { identity, locale } }: Talker, written: string, isPrivate: boolean): ChatLine {
  const message = [...new Set([locale, identity.locale])].reduce(maskChat, written);
  return {
    id,
    avatar: identity.avatar,
    displayName: identity.displayName,
    message,
    time: systemClock.now().getTime(),
    private: isPrivate,
    system: false,
    type: 'normal',
    playerType: identity.type,
  };
}
