import type { ChatKind, ChatLine } from '@syllaboom/contracts';
import {
  cutChatMessage,
  isChatReady,
  isCommandLine,
  parseCommandLine,
  plainText,
  readCommand,
} from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { maskChat } from '#platform/text/index.ts';
import type { ChatLog } from './chat-log.ts';
import { ChatCommands } from './chat-commands.ts';
import type { GameContext, LineParams } from './game-context.ts';
import type { HostPowers } from './host-powers.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from './member.ts';
import { systemLine } from './system-line.ts';

/** The room's chat: lines for everybody, commands for the asker [R0191 L0217]. */
export class RoomChat {
  readonly #room: GameContext;
  readonly #log: ChatLog;
  readonly #commands: ChatCommands;

  constructor(room: GameContext, log: ChatLog, run: MatchRun, host: HostPowers) {
    this.#room = room;
    this.#log = log;
    this.#commands = new ChatCommands(room, run, host, {
      whisper: (from, to, text) => this.#whisper(from, to, text),
      answer: (member, line, params, kind) => this.answer(member, line, params, kind),
    });
  }

  /** A member sent a chat line; one that starts with a slash is a command [L0195]. */
  say(member: Member, raw: string): void {
    if (member.identity?.guest) return this.#room.refuse(member, 'guest');
    const now = this.#room.now();
    if (!isChatReady(Number.isFinite(member.lastChatAt) ? member.lastChatAt : null, now))
      return this.#room.refuse(member, 'chatCooldown');
    const text = cutChatMessage(plainText(raw));
    if (text === '') return;
    member.lastChatAt = now;
    if (!isCommandLine(text)) return this.#publish(member, text);
    const read = parseCommandLine(text);
    if ('problem' in read) this.#commands.explain(member, read);
    else this.#commands.run(member, read.command);
  }

  /** A member used a command by name, as from a button [L0291]. */
  command(member: Member, name: string, args: Readonly<Record<string, string>>): void {
    if (member.identity?.guest) return this.#room.refuse(member, 'guest');
    const read = readCommand(
      name,
      Object.fromEntries(Object.entries(args).map(([key, value]) => [key, plainText(value)])),
    );
    if ('problem' in read) this.#commands.explain(member, read);
    else this.#commands.run(member, read.command);
  }

  /** A system line to one member; kinds q, i and syl carry the answers of commands. */
  answer(member: Member, key: NonNullable<ChatLine['key']>, params: LineParams, kind: ChatKind = 'system'): void {
    this.#room.sayAs(member, () => this.#room.send(member, 'chat', systemLine(key, params, kind, true)));
  }

  #lineOf(member: Member, written: string, isPrivate: boolean): ChatLine {
    // In the room's language, and in the writer's own.
    const message = [...new Set([this.#room.languageOf(member), member.locale])].reduce(maskChat, written);
    const { username: displayName, avatar, type: playerType } = member.shown;
    return {
      id: member.seat,
      avatar,
      displayName,
      message,
      time: systemClock.now().getTime(),
      private: isPrivate,
      system: false,
      type: 'normal',
      playerType,
    };
  }

  #publish(member: Member, text: string): void {
    if (member.manners.isMuted) return this.#room.refuse(member, 'muted');
    const line = this.#lineOf(member, text, false);
    const playerId = member.identity?.playerId ?? null;
    this.#log.addLine(line, playerId, text);
    this.#room.sayAs(member, () => this.#room.broadcastTo('chat', line, ({ manners }) => manners.hears(playerId)));
  }

  /** Only the two of them see it [L0311]; who does not want to hear the sender gets nothing, and the sender is not told so. */
  #whisper(from: Member, toName: string, text: string): void {
    const to = this.#room.roster.named(toName);
    if (!to) return this.answer(from, 'playerNotFound', { name: toName });
    if (from.identity?.wayIn === false) return this.#room.refuse(from, 'wayInNeeded');
    if (from.manners.isMuted) return this.#room.refuse(from, 'muted');
    const line = this.#lineOf(from, cutChatMessage(text), true);
    this.#room.sayAs(from, () => {
      if (to.manners.admits('whisper', from.identity?.playerId ?? null)) this.#room.send(to, 'chat', line);
      if (to !== from) this.#room.send(from, 'chat', { ...line, to: to.shown.username });
    });
  }
}
