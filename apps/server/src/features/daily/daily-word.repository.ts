import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { DailyTables } from './daily.tables.ts';

/** The kept word of a day; null when nobody has asked yet. */
export async function readDailyWord(db: Db, locale: GameLanguage, date: string): Promise<string | null> {
  const row = await db
    .withTables<DailyTables>()
    .selectFrom('daily_word')
    .select('word')
    .where('locale', '=', locale)
    .where('day', '=', date)
    .executeTakeFirst();
  return row?.word ?? null;
}

/** Keeps the word of a day, in place of one that has left the dictionary; what is kept then: the first one stays. */
export async function keepDailyWord(
  tx: Tx,
  chosen: { readonly locale: GameLanguage; readonly date: string; readonly word: string },
  gone: string | null,
): Promise<string> {
  const { locale, date, word } = chosen;
  const { rows } = await sql<{ word: string }>`
    insert into daily_word as d (locale, day, word) values (${locale}, ${date}::date, ${word})
    on conflict (locale, day) do update
      set word = case when d.word = ${gone} then excluded.word else d.word end
    returning d.word`.execute(tx);
  return rows[0]?.word ?? word;
}

/** Enters that these players have played the word of the day in their language; those for whom it was the first time. */
export async function enterPlayed(
  tx: Tx,
  match: { readonly matchId: string; readonly date: string },
  plays: readonly { readonly playerId: string; readonly locale: GameLanguage }[],
): Promise<string[]> {
  if (plays.length === 0) return [];
  const column = (key: 'playerId' | 'locale') => plays.map((play) => play[key]);
  const { rows } = await sql<{ player_id: string }>`
    insert into daily_word_played (player_id, locale, day, match_id)
    select g.player_id, g.locale, ${match.date}::date, ${match.matchId}
    from unnest(${column('playerId')}::text[], ${column('locale')}::text[]) g(player_id, locale)
    order by g.player_id collate "C", g.locale collate "C"
    on conflict do nothing
    returning player_id`.execute(tx);
  return rows.map((row) => row.player_id);
}

/** Whether a player has played the word of the day. */
export async function hasPlayed(db: Db, playerId: string, locale: GameLanguage, date: string): Promise<boolean> {
  const row = await db
    .withTables<DailyTables>()
    .selectFrom('daily_word_played')
    .select('match_id')
    .where('player_id', '=', playerId)
    .where('locale', '=', locale)
    .where('day', '=', date)
    .executeTakeFirst();
  return row !== undefined;
}
