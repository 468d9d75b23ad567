import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { connectDatabase, migrateToLatest } from '#platform/db/index.ts';
import { MIGRATIONS } from './index.ts';

it('boards begin with what was kept before: totals, records with their matches, scenarios, categories', async () => {
  const name = 'migrate_boards';
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const database = connectDatabase({ ...inject('cluster'), database: name }, 2);
  await migrateToLatest(database.db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([key]) => key < '0013')));
  const { pool } = database;
  const [anna, bert, gone] = ['anna00000001', 'bert00000001', 'gone00000001'];
  await pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton, erased_at) values
      ('${anna}', 'a', 'a', 'a', null), ('${bert}', 'b', 'b', 'b', null), ('${gone}', 'g', 'g', 'g', now());
    insert into profile (player_id, display_name, avatar, locale, exp, wins, claimed_words) values
      ('${anna}', 'a', 's', 'en-US', 120, 2, 3), ('${bert}', 'b', 's', 'en-US', 0, 0, 0), ('${gone}', 'g', 's', 'en-US', 9, 9, 9);
    insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, started_at, ended_at) values
      ('m1', 'R', 0, 0, 1, 8, 'en-US', false, 20, '2026-01-01 10:00Z', '2026-01-01 10:05Z'),
      ('m2', 'R', 0, 0, 1, 0, 'en-US', false, 9, '2026-01-02 10:00Z', '2026-01-02 10:01Z');
    insert into match_player (match_id, participant, player_id, display_name, avatar, place, stats, ended_at, ranked, mode, turns, seconds) values
      ('m1', '${anna}', '${anna}', 'a', 's', 1, '{"combo":7,"alpha":0}', '2026-01-01 10:05Z', false, 0, 20, 300),
      ('m2', '${anna}', '${anna}', 'a', 's', 1, '{"combo":7,"alpha":0}', '2026-01-02 10:01Z', false, 0, 9, 60);
    insert into player_stats (player_id, best_combo, best_wpm, typed_words, correct_words, longest_match_seconds, best_alphabets,
      alphabets, played_seconds, last_match_at) values ('${anna}', 7, 1, 9, 8, 300, 0, 0, 360, '2026-01-02 10:01Z');
    insert into scenario_best values (8, '${anna}', 31, 'm1', '2026-01-01 10:05Z');
    insert into word_discovery (locale, word, player_id, match_id, discovered_at) values
      ('en-US', 'KING', '${anna}', 'm1', now()), ('en-US', 'RING', '${anna}', 'm1', now());
    insert into category_claim values ('${anna}', 'de-DE', 'fruit', 2), ('${anna}', 'en-US', 'fruit', 3), ('${bert}', 'en-US', 'fruit', 0)`);
  await migrateToLatest(database.db, MIGRATIONS);
  const { rows } = await pool.query(
    'select board, player_id, score, place_by, match_id, duration, turns from board_score order by board, player_id',
  );
  expect(rows.every(({ player_id }) => player_id === anna)).toBe(true);
  expect(rows.every(({ score, place_by }) => place_by === -score)).toBe(true);
  expect(rows.map(({ board, score, match_id, duration, turns }) => [board, score, match_id, duration, turns])).toEqual([
    ['bullet', 31, 'm1', 300, 20],
    ['category:fruit', 5, null, 0, 0],
    ['claimed', 3, null, 0, 0],
    ['combo', 7, 'm1', 300, 20],
    ['discovered', 2, null, 0, 0],
    ['exp', 120, null, 0, 0],
    ['wins', 2, null, 0, 0],
    ['wordcount', 8, null, 0, 0],
  ]);
  await database.close();
  await admin.query(`drop database ${name}`);
  await admin.end();
});
