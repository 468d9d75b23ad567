import { INBOX, isStaff, levelOfExp, may, NOTHING_SET } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { InboxDeps, Writer } from './inbox.deps.ts';

/** How many messages the two of a direct chat have written. */
export interface Written {
  readonly own: number;
  readonly other: number;
}
export const NOTHING_WRITTEN: Written = { own: 0, other: 0 };

/** Refuses a player whom the staff has muted. */
export async function requireVoice({ ports }: InboxDeps, writer: Writer): Promise<void> {
  if (!isStaff(writer.rolesInForce) && (await ports.isMuted(writer.playerId))) throw new AppError('inbox/muted');
}

/** Refuses words to somebody who has blocked the writer, or whom the writer has blocked. Nobody can tell a block from a closed door. */
export async function requireNoBlock(deps: InboxDeps, tx: Tx, writer: Writer, otherId: string): Promise<void> {
  if (isStaff(writer.rolesInForce)) return;
  const mutual = (await deps.ports.mutualBlocks(tx, writer.playerId, [otherId])).get(otherId);
  if (mutual === undefined || may('message', mutual)) return;
  const isOwn = !may('message', { ...mutual, byTarget: NOTHING_SET });
  throw new AppError(isOwn ? 'inbox/blocked' : 'inbox/send_refused');
}

/**
 * Refuses what a player may not write to another in their direct chat. Friends may always; strangers as the other one has
 * chosen, with a way in and a level of their own, and until an answer has come only a few times. Whether they are friends.
 */
export async function requireMayWrite(
  deps: InboxDeps,
  tx: Tx,
  writer: Writer,
  otherId: string,
  written: Written,
): Promise<{ readonly asStranger: boolean }> {
  if (isStaff(writer.rolesInForce)) return { asStranger: false };
  await requireNoBlock(deps, tx, writer, otherId);
  if (await deps.ports.areFriends(tx, writer.playerId, otherId)) return { asStranger: false };
  if ((await deps.ports.messagesFrom(tx, otherId)) === 'friends') throw new AppError('inbox/send_refused');
  if (!writer.wayIn) throw new AppError('auth/way_in_needed');
  // Whoever was written to may answer.
  if (written.other > 0) return { asStranger: true };
  const [profile] = await readProfiles(tx, [writer.playerId]);
  if (levelOfExp(profile?.exp ?? 0) < INBOX.strangerLevel) throw new AppError('inbox/level');
  if (written.own >= INBOX.unanswered) throw new AppError('inbox/unanswered');
  return { asStranger: true };
}
