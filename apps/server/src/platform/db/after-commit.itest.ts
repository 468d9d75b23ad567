import { inject, afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { connectDatabase, type Database } from './database.ts';
import { afterCommit } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('what follows a commit waits for it, in order, and never follows a rollback', async () => {
  const done: string[] = [];
  const answer = await database.transact(async (tx) => {
    afterCommit(tx, () => done.push('first'));
    afterCommit(tx, () => done.push('second'));
    done.push('work');
    return 'answer';
  });
  expect([answer, done.splice(0)]).toEqual(['answer', ['work', 'first', 'second']]);
  const refused = database.transact(async (tx) => {
    afterCommit(tx, () => done.push('never'));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(done).toEqual([]);
});

it('of work that is tried again only the try that committed counts', async () => {
  const done: number[] = [];
  let tries = 0;
  await database.transact(async (tx) => {
    const own = ++tries;
    afterCommit(tx, () => done.push(own));
    if (own === 1) throw Object.assign(new Error('conflict'), { code: '40001' });
  });
  expect(done).toEqual([2]);
});

it('a commit whose answer is lost is followed once, by the try that finds the work done', async () => {
  const done: string[] = [];
  let tries = 0;
  const lossy = await openTestDatabase();
  try {
    await lossy.transact(async (tx) => {
      if (++tries > 1) return;
      afterCommit(tx, () => done.push('told'));
      // The connection breaks before the commit.
      await lossy.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
    });
  } finally {
    await lossy.close();
  }
  expect([tries, done]).toEqual([2, ['told']]);
});

it('what fails after a commit is complained of, and hinders neither the rest nor the answer', async () => {
  const complaints: unknown[] = [];
  const target = {
    ...inject('cluster'),
    database: (await database.pool.query('select current_database() as name')).rows[0].name,
  };
  const watched = connectDatabase(target, 1, undefined, (cause) => complaints.push(cause));
  const fault = new Error('an action that fails');
  const done: string[] = [];
  const answer = await watched.transact(async (tx) => {
    afterCommit(tx, () => {
      throw fault;
    });
    afterCommit(tx, () => done.push('the other'));
    return 1;
  });
  await watched.close();
  expect([answer, done, complaints]).toEqual([1, ['the other'], [fault]]);
});

it('is refused for what is no transaction of ours', () => {
  expect(() => afterCommit({} as never, () => undefined)).toThrow('afterCommit wants');
});
