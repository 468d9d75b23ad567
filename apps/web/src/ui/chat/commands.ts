import { COMMANDS, type CommandName, commandUsage, parseCommandLine, readCommand } from '@syllaboom/engine';

/** What the line in the chat input could become. */
export interface Suggestion {
  /** What stands in the input after it is taken. */
  readonly text: string;
  readonly label: string;
  readonly command: CommandName | null;
}

/** Commands whose first parameter is a player. */
const TAKES_PLAYER: readonly CommandName[] = ['love', 'whisper'];

/** Offers commands for a first word that starts with "/", then players where a command wants one. */
export function suggest(
  line: string,
  usable: readonly CommandName[],
  players: readonly string[],
): readonly Suggestion[] {
  if (!line.startsWith('/')) return [];
  const [head = '', ...rest] = line.slice(1).split(' ');
  if (rest.length === 0)
    return usable
      .filter((command) => command.startsWith(head.toLowerCase()))
      .map((command) => ({ text: `/${command} `, label: commandUsage(command), command }));
  const command = usable.find((known) => known === head.toLowerCase());
  if (!command || !TAKES_PLAYER.includes(command) || rest.length === 0) return [];
  const start = rest.join(' ').toLowerCase();
  return players
    .filter((name) => name.toLowerCase().startsWith(start))
    .map((name) => ({ text: `/${command} ${name} `, label: name, command: null }));
}

/**
 * Reads a line that starts with a slash. A name may hold blanks: the longest of the known players' that stands where the command
 * wants one is taken whole, and what follows is the rest.
 */
export function readCommandLine(line: string, players: readonly string[]): ReturnType<typeof parseCommandLine> {
  const read = parseCommandLine(line);
  const written = /^\s*\/\S+\s+(.*)$/s.exec(line)?.[1];
  if (!('command' in read) || typeof read.command !== 'object' || written === undefined) return read;
  const { command } = read.command;
  const [first, second] = COMMANDS[command].params;
  if (!TAKES_PLAYER.includes(command) || first === undefined || second === undefined) return read;
  const small = written.toLowerCase();
  const name = players
    .filter((one) => one.includes(' ') && `${small} `.startsWith(`${one.toLowerCase()} `))
    .toSorted((one, other) => other.length - one.length)[0];
  return name ? readCommand(command, { [first]: name, [second]: written.slice(name.length) }) : read;
}

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];
