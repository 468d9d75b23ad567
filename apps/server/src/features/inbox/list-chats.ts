import { type ENDPOINTS, INBOX_PAGE, type QueryOf, type ReplyOf } from '@syllaboom/contracts';
import { findNamed } from '#features/profile';
import { cutPage, pageOf } from './page.ts';
import { describeChats } from './describe-chats.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { type ChatSearch, listPlaces, readCompany } from './list.repository.ts';

type Inbox = (typeof ENDPOINTS)['inbox'];

/** A page of a player's chats, the latest first; searched by the names of groups and people. */
export async function listChats(deps: InboxDeps, playerId: string, query: QueryOf<Inbox>): Promise<ReplyOf<Inbox>> {
  const { db } = deps.database;
  const { before, most } = pageOf(query, INBOX_PAGE);
  const search = await searchOf(deps, playerId, query.q ?? '');
  const found = await listPlaces(db, playerId, { archived: query.a === 'true', before, most: most + 1 }, search);
  const { page, next } = cutPage(found, most, ({ place }) => place);
  return {
    d: await describeChats(
      deps,
      db,
      playerId,
      page.map(({ chatId }) => chatId),
    ),
    c: next,
  };
}

async function searchOf({ database }: InboxDeps, playerId: string, raw: string): Promise<ChatSearch | null> {
  const text = raw.trim();
  if (text === '') return null;
  return { text, playerIds: await findNamed(database.db, await readCompany(database.db, playerId), text) };
}
