import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { countUncountedClaims } from '#features/words';
import { connectDatabase, migrateToLatest } from '#platform/db/index.ts';
import { MIGRATIONS } from './index.ts';

it('facts of words take over discoveries and claims: who discovered a word holds it, and claims are counted later', async () => {
  const name = 'migrate_word_facts';
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const database = connectDatabase({ ...inject('cluster'), database: name }, 2);
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([key]) => key < '0029'));
  await migrateToLatest(database.db, before);
  const { pool } = database;
  await pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton, erased_at) values
      ('anna00000001', 'a', 'a', 'a', null), ('gone00000001', 'g', 'g', 'g', now());
    insert into word_discovery (player_id, locale, word, match_id, discovered_at) values
      ('anna00000001', 'en-US', 'KING', 'm', '2026-01-01Z'), ('gone00000001', 'en-US', 'RING', 'm', '2026-01-02Z');
    insert into word_removal (locale, word, listed_at, listed_by, removed_at) values
      ('en-US', 'LEFT', now(), 'anna00000001', now()), ('en-US', 'WAITS', now(), 'anna00000001', null);
    insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
    select 'anna00000001', 'en-US', word, 1, now(), now() from unnest('{KING,RING,SONG,LEFT,WAITS}'::text[]) word`);
  await migrateToLatest(database.db, MIGRATIONS);
  const facts = async () =>
    (await pool.query('select word, player_id, holder_id, reserved, claims from word_discovery order by word')).rows;
  const anna = 'anna00000001';
  const nobody = { player_id: null, holder_id: null, reserved: false };
  const expected = [
    { word: 'KING', player_id: anna, holder_id: anna, reserved: false },
    { word: 'RING', player_id: 'gone00000001', holder_id: null, reserved: false },
    { word: 'SONG', ...nobody },
    { word: 'WAITS', ...nobody },
  ];
  expect(await facts()).toEqual(expected.map((fact) => ({ ...fact, claims: null })));
  await countUncountedClaims(database, systemClock);
  expect(await facts()).toEqual(expected.map((fact) => ({ ...fact, claims: 1 })));
  await database.close();
  await admin.query(`drop database ${name}`);
  await admin.end();
});
