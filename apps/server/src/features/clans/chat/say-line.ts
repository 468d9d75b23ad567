import type { BodyOf, ClanLine, ENDPOINTS } from '@syllaboom/contracts';
import { CLANS, isStaff } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { readMembers } from '../membership/member.repository.ts';
import { lockClanOf } from '../membership/end-membership.ts';
import { languageOf } from '../read-language.ts';
import { findHidden } from './hidden-people.ts';
import { addLine, findLineByNonce, type Line } from './line.repository.ts';
import { readLooks, showLine } from './show-line.ts';

type Say = BodyOf<(typeof ENDPOINTS)['sayInClan']>;
export interface Speaker {
  readonly playerId: string;
  readonly rolesInForce: readonly number[];
}

/**
 * Says something in one's clan. The clan is held, so lines have the order of their ids, and who is put out of it at this
 * moment gets the line or does not. The same nonce again finds the line that is there.
 */
export async function sayLine(deps: ClanDeps, speaker: Speaker, { message, k }: Say): Promise<ClanLine> {
  const { playerId } = speaker;
  const text = readLine(message);
  const nonce = k ?? null;
  const known = nonce === null ? null : await findLineByNonce(deps.database.db, playerId, nonce);
  if (known === null && !isStaff(speaker.rolesInForce) && (await deps.ports.isMuted(playerId)))
    throw new AppError('clan/muted');
  return deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const clan = await lockClanOf(tx, playerId);
    if (clan === null) throw new AppError('clan/none');
    const own = { playerId, language: languageOf('') };
    const said = nonce === null ? null : await findLineByNonce(tx, playerId, nonce);
    if (said !== null) {
      if (said.clanId !== clan.id || (said.text !== text && said.text !== '')) throw new AppError('wallet/key_reused');
      return showLine(said, await readLooks(tx, [playerId]), own);
    }
    const line = await addLine(tx, { clanId: clan.id, senderId: playerId, text, saidAt: deps.clock.now(), nonce });
    if (line === null) throw new AppError('wallet/key_reused');
    return tell(deps, tx, line, playerId);
  });
}

function readLine(raw: string): string {
  if ([...raw.trim()].length > CLANS.lineLength) throw new AppError('clan/line_too_long');
  const text = showPublicText('clanLine', raw);
  if (text === '') throw new AppError('clan/line_blank');
  return text;
}

/** Everybody in the clan reads it in their way, but for those between whom and the writer a block stands. */
async function tell(deps: ClanDeps, tx: Tx, line: Line, senderId: string): Promise<ClanLine> {
  const ids = (await readMembers(tx, line.clanId)).map(({ playerId }) => playerId);
  const hidden = new Set(await findHidden(deps, tx, senderId, ids));
  const readers = ids.filter((id) => !hidden.has(id));
  const [looks, profiles] = [await readLooks(tx, [senderId]), await readProfiles(tx, readers)];
  const localeOf = new Map(profiles.map((profile) => [profile.playerId, profile.locale]));
  for (const playerId of readers) {
    const reader = { playerId, language: languageOf(localeOf.get(playerId) ?? '') };
    deps.channel.sendAfter(tx, [playerId], 'clan', { clan: line.clanId, line: showLine(line, looks, reader) });
  }
  return showLine(line, looks, { playerId: senderId, language: languageOf('') });
}
