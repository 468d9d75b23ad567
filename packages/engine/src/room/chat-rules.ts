import { GIFS } from '../balance/account/gifs.ts';
import { CHAT } from '../balance/room/chat.ts';
import { ROOM } from '../balance/room/room-limits.ts';
import { accept, refuse, type Result } from '../result.ts';

/** A chat message as it is shown: trimmed, at most 255 characters, never half of one. */
export const cutChatMessage = (text: string): string => [...text.trim()].slice(0, CHAT.longest).join('').trimEnd();

/** Whether a person may send another message now. */
export const isChatReady = (lastAt: number | null, at: number): boolean =>
  lastAt === null || at - lastAt >= CHAT.cooldownMs;

/** Whether a person may send another GIF at a table now. */
export const isGifReady = (lastAt: number | null, at: number): boolean =>
  lastAt === null || at - lastAt >= GIFS.cooldownMs;

/** What decides which commands one may use. */
export interface CommandContext {
  readonly isHost: boolean;
  readonly isRunning: boolean;
  readonly isRanked: boolean;
  readonly isAlive: boolean;
  readonly round: number;
}

export interface CommandSpec {
  /** Names of the parameters in order; the last one takes the rest of the line. All of them are required. */
  readonly params: readonly string[];
  mayUse(context: CommandContext): boolean;
  /** What whoever may not use it is told; otherwise that they may not do it now. */
  readonly refusal?: CommandRefusal;
  /** What is written stands where everybody reads it: it is not for the muted. */
  readonly isReadByOthers?: true;
}
type CommandRefusal = 'notAllowed' | 'notPlaying';

const everyone = (): boolean => true;

/** The commands of the chat. */
export const COMMANDS = {
  clear: { params: [], mayUse: everyone },
  love: { params: ['target'], mayUse: everyone },
  whisper: { params: ['to', 'message'], mayUse: everyone },
  meaning: { params: ['q'], mayUse: everyone },
  solve: { params: ['q'], mayUse: everyone },
  syl: { params: ['q'], mayUse: everyone },
  i: { params: ['q'], mayUse: everyone },
  surrender: { params: [], mayUse: ({ isRunning, isAlive }) => isRunning && isAlive, refusal: 'notPlaying' },
  end: {
    params: [],
    mayUse: ({ isHost, isRunning, isRanked, isAlive, round }) =>
      isHost && isRunning && !isRanked && isAlive && round <= ROOM.endCommandRound,
  },
  title: { params: ['title'], mayUse: ({ isHost }) => isHost, isReadByOthers: true },
} as const satisfies Record<string, CommandSpec>;
export type CommandName = keyof typeof COMMANDS;

/** Other names of commands. */
export const COMMAND_ALIASES = { s: 'solve' } as const satisfies Record<string, CommandName>;

const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** The command behind a name or another name of it; null when there is none. */
export function findCommand(name: string): CommandName | null {
  const plain = name.toLowerCase();
  const alias = Object.hasOwn(COMMAND_ALIASES, plain) ? COMMAND_ALIASES[plain as keyof typeof COMMAND_ALIASES] : plain;
  return isCommandName(alias) ? alias : null;
}

/** How a command is written, e.g. `/whisper {to} {message}`. */
export const commandUsage = (name: CommandName): string =>
  [`/${name}`, ...COMMANDS[name].params.map((param) => `{${param}}`)].join(' ');

export interface Command {
  readonly command: CommandName;
  readonly args: Readonly<Record<string, string>>;
}

/** Why a line is no command that can be carried out; the client holds the words. */
export type CommandLineRefusal =
  | { readonly refusal: 'unknown'; readonly command: string }
  | { readonly refusal: 'missing'; readonly command: CommandName; readonly param: string };

/** Whether a chat line is a command. */
export const isCommandLine = (text: string): boolean => text.trim().startsWith('/');

/** Fills the parameters of a command in order; the last one takes the rest. */
function fillParams(params: readonly string[], rest: string): Record<string, string> {
  const args: Record<string, string> = {};
  let left = rest.trim();
  for (const [i, param] of params.entries()) {
    const end = i === params.length - 1 ? -1 : left.search(/\s/);
    const value = end < 0 ? left : left.slice(0, end);
    left = end < 0 ? '' : left.slice(end).trim();
    if (value !== '') args[param] = value;
  }
  return args;
}

/** Checks a command that came with its parameters; unknown parameters are left out. */
export function readCommand(
  name: string,
  args: Readonly<Record<string, string>>,
): { readonly command: Command } | CommandLineRefusal {
  const command = findCommand(name);
  if (command === null) return { refusal: 'unknown', command: name };
  const read: Record<string, string> = {};
  for (const param of COMMANDS[command].params) {
    const value = Object.hasOwn(args, param) ? (args[param] ?? '').trim() : '';
    if (value === '') return { refusal: 'missing', command, param };
    read[param] = value;
  }
  return { command: { command, args: read } };
}

/** Reads a chat line that starts with a slash. */
export function parseCommandLine(text: string): { readonly command: Command } | CommandLineRefusal {
  const line = text.trim().slice(1);
  const end = line.search(/\s/);
  const name = end < 0 ? line : line.slice(0, end);
  const command = findCommand(name);
  if (command === null) return { refusal: 'unknown', command: name };
  return readCommand(command, fillParams(COMMANDS[command].params, end < 0 ? '' : line.slice(end)));
}

/** Whether what a command writes is read by everybody. */
export const isReadByOthers = (name: CommandName): boolean => {
  const spec: CommandSpec = COMMANDS[name];
  return spec.isReadByOthers === true;
};

/** Why somebody may not use a command. */
const commandRefusal = (name: CommandName): CommandRefusal => {
  const spec: CommandSpec = COMMANDS[name];
  return spec.refusal ?? 'notAllowed';
};

/** Whether somebody may use a command now. */
export const mayUseCommand = (name: CommandName, context: CommandContext): Result<CommandName, CommandRefusal> =>
  COMMANDS[name].mayUse(context) ? accept(name) : refuse(commandRefusal(name));
