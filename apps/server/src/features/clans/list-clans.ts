import { CLANS_PAGE, type ENDPOINTS, type QueryOf, type ReplyOf } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { readListedProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { resemblanceOf } from '#platform/text/index.ts';
import { findByName, findByTag, type ListPlace, readListPage } from './clan-list.repository.ts';
import type { ClanFacts } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';
import { findClanIdOf, readRest } from './membership/member.repository.ts';
import { readRequestsBy } from './membership/request.repository.ts';
import { describeCard } from './read-clan.ts';

type Available = (typeof ENDPOINTS)['availableClans'];
interface Page {
  readonly clans: readonly ClanFacts[];
  readonly next: string | null;
}

/** A page of the clans that somebody could join. */
export async function listClans(
  { database: { db }, clock }: Pick<ClanDeps, 'database' | 'clock'>,
  playerId: string,
  { c, q }: QueryOf<Available>,
): Promise<ReplyOf<Available>> {
  const now = clock.now();
  const [page, asked, clanId, until] = await Promise.all([
    q === undefined || q.trim() === '' ? readPage(db, playerId, c) : searchPage(db, q, c),
    readRequestsBy(db, playerId, now),
    findClanIdOf(db, playerId),
    readRest(db, playerId, now),
  ]);
  return {
    clans: page.clans.map((clan) =>
      describeCard(
        clan,
        asked.find((request) => request.clanId === clan.id),
      ),
    ),
    c: page.next,
    inClan: clanId !== null,
    waitsUntil: until?.toISOString() ?? null,
  };
}

async function readPage(db: Db, playerId: string, cursor: string | undefined): Promise<Page> {
  const [profile] = await readListedProfiles(db, [playerId]);
  const listed = await readListPage(db, {
    level: levelOfExp(profile?.exp ?? 0),
    behind: cursor === undefined ? null : readPlace(cursor),
    most: CLANS_PAGE + 1,
  });
  const page = listed.slice(0, CLANS_PAGE);
  const last = listed.length > page.length ? page.at(-1) : undefined;
  return {
    clans: page.map(({ clan }) => clan),
    next: last === undefined ? null : `${Number(last.place.last)}.${last.place.exp}.${last.place.id}`,
  };
}

function readPlace(cursor: string): ListPlace {
  const [, last, exp, id] = /^([01])\.(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  if (last === undefined || exp === undefined || id === undefined) throw new AppError('http/bad_request');
  return { last: last === '1', exp: Number(exp), id };
}

/** In the order of the names; the clan whose tag it is comes first. */
async function searchPage(db: Db, query: string, cursor: string | undefined): Promise<Page> {
  const start = resemblanceOf(query);
  if (start === '') return { clans: [], next: null };
  const found = await findByName(db, { start, behind: readFold(cursor), most: CLANS_PAGE + 1 });
  const page = found.slice(0, CLANS_PAGE);
  const tagged = cursor === undefined ? await findByTag(db, start) : null;
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    clans: tagged === null ? page : [tagged, ...page.filter(({ id }) => id !== tagged.id)],
    next: last === undefined ? null : Buffer.from(last.fold).toString('base64url'),
  };
}
const readFold = (cursor: string | undefined): string =>
  cursor === undefined ? '' : Buffer.from(cursor, 'base64url').toString('utf8');
