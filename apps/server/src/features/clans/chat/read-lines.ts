import { CLAN_LINES_PAGE, type ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { findClanIdOf } from '../membership/member.repository.ts';
import { readLanguage } from '../read-language.ts';
import { findHidden } from './hidden-people.ts';
import { readLinesBefore, readWriters } from './line.repository.ts';
import { readLooks, showLine } from './show-line.ts';

type Lines = ReplyOf<(typeof ENDPOINTS)['clanChat']>;

/** A page of what was said in a player's clan, the latest first. */
export async function readLines(
  deps: Pick<ClanDeps, 'database' | 'clock' | 'ports'>,
  playerId: string,
  cursor: string | undefined,
): Promise<Lines> {
  const { db } = deps.database;
  const clanId = await findClanIdOf(db, playerId);
  if (clanId === null) throw new AppError('clan/none');
  const hidden = await findHidden(deps, db, playerId, await readWriters(db, clanId));
  const lines = await readLinesBefore(db, clanId, {
    before: cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor),
    most: CLAN_LINES_PAGE + 1,
    hidden,
    now: deps.clock.now(),
  });
  const page = lines.slice(0, CLAN_LINES_PAGE);
  const looks = await readLooks(
    db,
    page.flatMap(({ senderId }) => senderId ?? []),
  );
  const reader = { playerId, language: await readLanguage(db, playerId) };
  const last = lines.length > page.length ? page.at(-1) : undefined;
  return { lines: page.map((line) => showLine(line, looks, reader)), c: last === undefined ? null : String(last.id) };
}
