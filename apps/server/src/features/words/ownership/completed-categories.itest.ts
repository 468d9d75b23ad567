import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { createTinyIndex, createTinyDictionaries } from '../../../testing/tiny-dictionaries.ts';
import { createCategoryProgress } from './completed-categories.ts';
import { recordPlayedWords } from './ownership.repository.ts';
import { listWord, removeWord } from '../removals/removal.repository.ts';
import { RemovedWords, withoutRemovedWords } from '../removals/removed-words.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const index = createTinyIndex('en-US', ['KING', 'RING', 'STRING', 'BANANA'], {
  rings: ['KING', 'RING', 'STRING'],
  fruit: ['BANANA'],
  nothing: [],
});

it('counts a removed word no more, neither for those who have it nor for those who never can', async () => {
  const removed = new RemovedWords(database);
  const dictionaries = withoutRemovedWords({ ...createTinyDictionaries(), get: () => index }, removed);
  const progress = createCategoryProgress(database, dictionaries, async () => undefined);
  const [anna = '', bert = ''] = await addPlayers(database, 2);
  const play = (playerId: string, words: readonly string[]) =>
    database.transact((tx) =>
      recordPlayedWords(
        tx,
        { matchId: 'm', at: new Date() },
        words.map((word) => ({ playerId, locale: 'en-US', word })),
        (language, word) => dictionaries.get(language).categoriesOf(word),
      ),
    );
  const completed = async (playerId: string) =>
    (await progress.completed(database.db, playerId)).map(({ achievement, count }) => [achievement, count]);
  await play(anna, ['RING', 'STRING']);
  await play(bert, ['RING', 'KING', 'RING']);
  expect([await completed(anna), await completed(bert)]).toEqual([[], []]);

  await database.transact(async (tx) => {
    const listed = { locale: 'en-US', word: 'STRING', listedAt: new Date(), listedBy: anna };
    await listWord(tx, listed);
    await removeWord(tx, listed, new Date(), dictionaries.get('en-US').categoriesOf('STRING'));
  });
  await removed.refresh();
  expect([await completed(anna), await completed(bert)]).toEqual([[], [['rings', 2]]]);
  await play(anna, ['KING', 'KING', 'STRING']);
  await play(anna, ['KING', 'BANANA']);
  expect(await completed(anna)).toEqual([
    ['fruit', 1],
    ['rings', 2],
  ]);
});
