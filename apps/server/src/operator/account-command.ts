import { type OperatorAction, type OperatorDeps, resetPassword, resetSecondFactor } from '#features/account';
import { addAuditEntry } from '#features/moderation';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';

const USAGE = `Usage:
  npm run account -- reset NAME                 Takes the password from an account and prints a code that sets a new one.
  npm run account -- reset-second-factor NAME   Forgets the authenticator app of a member of the staff.
Both sign the account out everywhere, and stand in the audit log.
`;

/** Something that cannot be done as asked: one sentence for whoever typed it. */
class CommandRefused extends Error {}

const record: OperatorDeps['record'] = (tx, { did, playerId, at }) =>
  addAuditEntry(tx, { at, actorId: null, action: did satisfies OperatorAction, targetId: playerId, detail: {} });

type Command = (deps: OperatorDeps, name: string) => Promise<string>;

const unknownAccount = (name: string): CommandRefused => new CommandRefused(`There is no account named "${name}".`);

const resetAccount: Command = async (deps, name) => {
  const reset = await resetPassword(deps, name);
  if (reset === null) throw unknownAccount(name);
  return [
    `The password of ${reset.username} no longer works, nor do recovery codes; the account is signed out everywhere.`,
    'A new password is set in the game under "Sign in", "Forgot your password?", with this code:',
    '',
    `    ${reset.code}`,
    '',
    `It works once, until ${reset.expiresAt.toISOString()}. Give it to nobody but the owner.`,
    ...(reset.opensBy.length === 0
      ? []
      : [
          `It is still opened by: ${reset.opensBy.map(({ provider, name }) => `${provider} (${name})`).join(', ')}.`,
          'What is not the owner’s of these is unlinked in the game under "Account and sign-in".',
        ]),
    ...(reset.isBanned ? ['This account is banned, and stays so.'] : []),
  ].join('\n');
};

const resetFactor: Command = async (deps, name) => {
  const reset = await resetSecondFactor(deps, name);
  if (reset === null) throw unknownAccount(name);
  return [
    reset.hadOne
      ? `The authenticator app of ${reset.username} is forgotten; the account is signed out everywhere.`
      : `${reset.username} had no authenticator app; the account is signed out everywhere.`,
    ...(reset.isNeeded ? ['The staff’s pages ask for a new one at the next visit.'] : []),
  ].join('\n');
};

const COMMANDS: Readonly<Record<string, Command>> = { reset: resetAccount, 'reset-second-factor': resetFactor };

/** What a line of the terminal says to do; throws for lines that say nothing. */
export function readCommand([verb = '', name = '', ...rest]: readonly string[]): { command: Command; name: string } {
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (command === undefined || name.trim() === '' || rest.length > 0) throw new CommandRefused(USAGE);
  return { command, name: name.trim() };
}

/** Carries an operator's command out on an open database; what the terminal shows. */
export async function runAccountCommand(database: Database, words: readonly string[]): Promise<string> {
  const { command, name } = readCommand(words);
  return command({ database, clock: systemClock, record }, name);
}
