import { expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addPlayers } from '../testing/people/players.ts';
import { daily } from './0014_daily.ts';

it('players keep the most people of their matches so far', async () => {
  const own = await openTestDatabase(2);
  await own.pool.query('alter table player_stats drop column most_players');
  await own.pool.query('drop table daily_reward, daily_word, daily_word_played, achievement_step, inventory_news');
  const [anna = '', bert = '', carl = ''] = await addPlayersOf(own);
  await own.pool.query(
    `insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, started_at, ended_at)
     values ('m1', 'R', 0, 0, 1, 0, 'en-US', false, 9, now(), now()), ('m2', 'R', 0, 0, 1, 0, 'en-US', false, 9, now(), now())`,
  );
  const sit = (match: string, player: string | null, at: number) =>
    own.pool.query(
      `insert into match_player (match_id, participant, player_id, display_name, avatar, place, stats, ended_at, ranked, mode, turns, seconds)
       values ($1, $2, $3, 'x', 'x', 1, '{}', now(), false, 0, 9, 60)`,
      [match, player ?? `bot${at}`, player],
    );
  for (const [at, player] of [anna, bert, carl, null].entries()) await sit('m1', player, at);
  for (const [at, player] of [bert, null, null].entries()) await sit('m2', player, at);
  await daily.up(own.db as never);
  const { rows } = await own.pool.query('select player_id, most_players from player_stats order by most_players desc');
  expect(rows).toEqual([{ player_id: bert, most_players: 3 }]);
  await own.close();
});

/** Of three players only the second has figures. */
async function addPlayersOf(own: Database): Promise<string[]> {
  const ids = await addPlayers(own, 3);
  await own.pool.query(
    `insert into player_stats (player_id, best_combo, best_wpm, typed_words, correct_words, longest_match_seconds,
       best_alphabets, alphabets, played_seconds, last_match_at) values ($1, 0, 0, 0, 0, 0, 0, 0, 0, now())`,
    [ids[1]],
  );
  return ids;
}
