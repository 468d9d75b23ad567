import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { connectDatabase, migrateToLatest } from '#platform/db/index.ts';
import { MIGRATIONS } from './index.ts';

it('profiles take over what was played before: figures, claimed words, the history’s columns', async () => {
  const name = 'migrate_profiles';
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const database = connectDatabase({ ...inject('cluster'), database: name }, 2);
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([key]) => key < '0009'));
  await migrateToLatest(database.db, before);
  const { pool } = database;
  await pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton) values ('anna00000001', 'a', 'a', 'a');
    insert into profile (player_id, display_name, avatar, locale) values ('anna00000001', 'a', 's', 'en-US');
    insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, started_at, ended_at) values
      ('m1', 'R', 3, 0, 1, 0, 'en-US', true, 20, '2026-01-01 10:00Z', '2026-01-01 10:05Z'),
      ('m2', 'R', 0, 0, 1, 0, 'en-US', false, 9, '2026-01-02 10:00Z', '2026-01-02 10:01Z');
    insert into match_player (match_id, participant, player_id, display_name, avatar, place, stats) values
      ('m1', 'anna00000001', 'anna00000001', 'a', 's', 1, '{"combo":7,"wpm":41.5,"typed_words":9,"correct_words":8,"alpha":2}'),
      ('m1', 'bot', null, 'b', 's', 2, '{"combo":90,"wpm":99,"typed_words":1,"correct_words":1,"alpha":0}'),
      ('m2', 'anna00000001', 'anna00000001', 'a', 's', 1, '{"combo":4,"wpm":60,"typed_words":5,"correct_words":5,"alpha":1}');
    insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at) values
      ('anna00000001', 'en-US', 'KING', 1, now(), now()), ('anna00000001', 'en-US', 'RING', 2, now(), now())`);
  await migrateToLatest(database.db, MIGRATIONS);
  const one = async (query: string) => (await pool.query(query)).rows[0];
  expect(await one('select * from player_stats')).toEqual({
    player_id: 'anna00000001',
    best_combo: 7,
    best_wpm: 60,
    typed_words: 14,
    correct_words: 13,
    longest_match_seconds: 300,
    best_alphabets: 2,
    alphabets: 3,
    played_seconds: 360,
    last_match_at: new Date('2026-01-02T10:01:00Z'),
    most_players: 1,
  });
  expect(await one('select claimed_words, about, status_word from profile')).toEqual({
    claimed_words: 2,
    about: '',
    status_word: null,
  });
  expect(
    await one("select ended_at, ranked, mode, turns, seconds from match_player where match_id = 'm1' limit 1"),
  ).toEqual({
    ended_at: new Date('2026-01-01T10:05:00Z'),
    ranked: true,
    mode: 3,
    turns: 20,
    seconds: 300,
  });
  expect(await one('select count(*)::int as count from word_claim where not categorised')).toEqual({ count: 2 });
  await database.close();
  await admin.query(`drop database ${name}`);
  await admin.end();
});
