import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ProposalTables } from './proposal.tables.ts';

/** A word of a language. */
export interface WordKey {
  readonly locale: string;
  readonly word: string;
}
/** A proposal as it is kept. */
export interface KeptProposal extends WordKey {
  readonly proposedBy: string | null;
  readonly proposedAt: Date;
  readonly status: ProposalTables['word_proposal']['status'];
  readonly votes: number;
  readonly decidedAt: Date | null;
  readonly note: string;
}

const COLUMNS = ['locale', 'word', 'proposed_by', 'proposed_at', 'status', 'votes', 'decided_at', 'note'] as const;
const toProposal = (row: Pick<ProposalTables['word_proposal'], (typeof COLUMNS)[number]>): KeptProposal => ({
  locale: row.locale,
  word: row.word,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at,
  status: row.status,
  votes: row.votes,
  decidedAt: row.decided_at,
  note: row.note,
});

/** Proposes a word that nobody has proposed before; holds its proposal, new or not, until the transaction ends. */
export async function holdOrAddProposal(
  tx: Tx,
  { locale, word }: WordKey,
  by: string,
  at: Date,
): Promise<KeptProposal & { readonly isNew: boolean }> {
  const row = await tx
    .withTables<ProposalTables>()
    .insertInto('word_proposal')
    .values({
      locale,
      word,
      proposed_by: by,
      proposed_at: at,
      status: 'open',
      votes: 0,
      decided_by: null,
      decided_at: null,
      note: '',
    })
    // An update that changes nothing: it holds the row and gives it back.
    .onConflict((on) => on.columns(['locale', 'word']).doUpdateSet({ locale }))
    .returning(COLUMNS)
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return { ...toProposal(row), isNew: row.is_new };
}

/** Holds a proposal until the transaction ends: everybody who votes or decides waits here. */
export async function holdProposal(tx: Tx, { locale, word }: WordKey): Promise<KeptProposal | null> {
  const row = await tx
    .withTables<ProposalTables>()
    .selectFrom('word_proposal')
    .select(COLUMNS)
    .where('locale', '=', locale)
    .where('word', '=', word)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toProposal(row);
}

/** Opens a refused proposal anew, as somebody's own. */
export async function reopenProposal(tx: Tx, { locale, word }: WordKey, by: string, at: Date): Promise<void> {
  await tx
    .withTables<ProposalTables>()
    .updateTable('word_proposal')
    .set({
      proposed_by: by,
      proposed_at: at,
      status: 'open',
      votes: 0,
      decided_by: null,
      decided_at: null,
      note: '',
    })
    .where('locale', '=', locale)
    .where('word', '=', word)
    .execute();
}

/** How many words of a player wait for a decision; proposals of one player at once wait for each other here. */
export async function countOpenOf(tx: Tx, playerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('proposals:' || ${playerId}, 0))`.execute(tx);
  const { count } = await tx
    .withTables<ProposalTables>()
    .selectFrom('word_proposal')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('proposed_by', '=', playerId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a vote to a proposal that the transaction holds, or does nothing where it is there; the votes. */
export async function addVote(tx: Tx, { locale, word }: WordKey, playerId: string, at: Date): Promise<number> {
  const vote = await tx
    .withTables<ProposalTables>()
    .insertInto('word_vote')
    .values({ locale, word, player_id: playerId, voted_at: at })
    .onConflict((on) => on.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return changeVotes(tx, { locale, word }, vote === undefined ? 0 : 1);
}

/** Takes a vote back from a proposal that the transaction holds; the votes. Without any left the proposal goes. */
export async function dropVote(tx: Tx, { locale, word }: WordKey, playerId: string): Promise<number> {
  const vote = await tx
    .withTables<ProposalTables>()
    .deleteFrom('word_vote')
    .where('locale', '=', locale)
    .where('word', '=', word)
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst();
  const votes = await changeVotes(tx, { locale, word }, vote === undefined ? 0 : -1);
  if (votes === 0) await deleteProposal(tx, { locale, word });
  return votes;
}

async function changeVotes(tx: Tx, { locale, word }: WordKey, by: number): Promise<number> {
  const { votes } = await tx
    .withTables<ProposalTables>()
    .updateTable('word_proposal')
    .set({ votes: sql<number>`votes + ${by}::int` })
    .where('locale', '=', locale)
    .where('word', '=', word)
    .returning('votes')
    .executeTakeFirstOrThrow();
  return votes;
}

async function deleteProposal(tx: Tx, { locale, word }: WordKey): Promise<void> {
  await tx
    .withTables<ProposalTables>()
    .deleteFrom('word_proposal')
    .where('locale', '=', locale)
    .where('word', '=', word)
    .execute();
}

/** Decides on a proposal that the transaction holds. Who voted is nobody's business any more. */
export async function closeProposal(
  tx: Tx,
  { locale, word }: WordKey,
  decision: { readonly accept: boolean; readonly note: string; readonly by: string; readonly at: Date },
): Promise<void> {
  const tables = tx.withTables<ProposalTables>();
  await tables
    .updateTable('word_proposal')
    .set({
      status: decision.accept ? 'accepted' : 'refused',
      decided_by: decision.by,
      decided_at: decision.at,
      note: decision.note,
    })
    .where('locale', '=', locale)
    .where('word', '=', word)
    .execute();
  await tables.deleteFrom('word_vote').where('locale', '=', locale).where('word', '=', word).execute();
}

/** A page of a language's proposals, and how many there are: open ones by their votes, decided ones the latest first. */
export async function readProposals(
  db: Db,
  asked: { readonly locale: string; readonly status: KeptProposal['status'] },
  page: { readonly offset: number; readonly limit: number },
): Promise<{ proposals: KeptProposal[]; total: number }> {
  const all = db
    .withTables<ProposalTables>()
    .selectFrom('word_proposal')
    .where('locale', '=', asked.locale)
    .where('status', '=', asked.status);
  const ordered =
    asked.status === 'open' ? all.orderBy('votes', 'desc').orderBy('proposed_at') : all.orderBy('decided_at', 'desc');
  const rows = await ordered.select(COLUMNS).orderBy('word').offset(page.offset).limit(page.limit).execute();
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { proposals: rows.map(toProposal), total };
}

/** For which of these words of a language a player has voted. */
export async function readVotesOf(
  db: Db,
  playerId: string,
  locale: string,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .withTables<ProposalTables>()
    .selectFrom('word_vote')
    .select('word')
    .where('player_id', '=', playerId)
    .where('locale', '=', locale)
    .where('word', 'in', words)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/** A proposal, whatever became of it. */
export async function readProposal(db: Db, { locale, word }: WordKey): Promise<KeptProposal | null> {
  const row = await db
    .withTables<ProposalTables>()
    .selectFrom('word_proposal')
    .select(COLUMNS)
    .where('locale', '=', locale)
    .where('word', '=', word)
    .executeTakeFirst();
  return row === undefined ? null : toProposal(row);
}
