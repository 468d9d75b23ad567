import { COMMANDS, type CommandName, commandUsage } from '@syllaboom/engine';

/** What the line in the chat input could become. */
export interface Suggestion {
  /** What stands in the input after it is taken. */
  readonly text: string;
  readonly label: string;
  readonly command: CommandName | null;
}

/** Commands whose first parameter is a player. */
const TAKES_PLAYER: readonly CommandName[] = ['love', 'whisper'];

/** Offers commands for a first word that starts with "/", then players where a command wants one [L0099]. */
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
  if (!command || !TAKES_PLAYER.includes(command) || rest.length !== 1) return [];
  const start = (rest[0] ?? '').toLowerCase();
  return players
    .filter((name) => name.toLowerCase().startsWith(start))
    .map((name) => ({ text: `/${command} ${name} `, label: name, command: null }));
}

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];
