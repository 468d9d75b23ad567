import { describe, expect, it } from 'vitest';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { FIRST_FILTER } from './word-filter.ts';
import { type AskedPage, createWordList } from './word-list.ts';

type Reply = CallReply<'wordsPage'>;

/** A list whose server answers when the test says so. */
function slowList() {
  const asked: AskedPage[] = [];
  const answers: { give: (total: number) => Promise<void>; fail: () => Promise<void> }[] = [];
  const words = createWordList((page) => {
    asked.push(page);
    return new Promise<Reply>((resolve, reject) => {
      const settle = (act: () => void) => async () => {
        act();
        await new Promise((done) => setTimeout(done));
      };
      answers.push({
        give: (total) =>
          settle(() =>
            resolve({ words: [], pagination: { currentPage: page.page, totalPages: 9, totalWords: total } }),
          )(),
        fail: settle(() => reject(new Error('no answer'))),
      });
    });
  });
  return { words, asked, last: () => answers[answers.length - 1], state: () => words.store.getState() };
}

describe('one’s words', () => {
  it('are asked for one page at a time', async () => {
    const { words, asked, last, state } = slowList();
    words.look(FIRST_FILTER, '');
    await last()?.give(300);
    words.toPage(2);
    words.toPage(3);
    expect(await words.changeView(true)).toBe(false);
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
    await last()?.give(300);
    expect(state()).toMatchObject({ busy: false, failure: null, shown: { asked: { page: 2 } } });
  });
  it('follow the last of the filters that were chosen while a page was on its way', async () => {
    const { words, asked, last, state } = slowList();
    words.look(FIRST_FILTER, 'a');
    words.look(FIRST_FILTER, 'ab');
    words.look(FIRST_FILTER, 'abc');
    await last()?.give(5);
    expect(asked.map(({ search }) => search)).toEqual(['a', 'abc']);
    await last()?.give(1);
    expect(state().shown?.asked.search).toBe('abc');
  });
  it('stay where another page or the other view fails, and the same is tried again', async () => {
    const { words, asked, last, state } = slowList();
    words.look(FIRST_FILTER, '');
    await last()?.give(300);
    words.toPage(4);
    await last()?.fail();
    expect(state()).toMatchObject({ failure: 'page', shown: { asked: { page: 1 } } });
    const again = words.retry();
    await last()?.give(300);
    expect(await again).toBe(true);
    expect(state()).toMatchObject({ failure: null, shown: { asked: { page: 4 } } });
    const other = words.changeView(true);
    await last()?.fail();
    expect(await other).toBe(false);
    expect(state()).toMatchObject({ failure: 'view', shown: { asked: { page: 4, filter: { minimal: false } } } });
    expect(asked).toHaveLength(4);
  });
  it('show the page of the other view on which the first word stands', async () => {
    const { words, last, state } = slowList();
    words.look(FIRST_FILTER, '');
    await last()?.give(3000);
    words.toPage(8);
    await last()?.give(3000);
    void words.changeView(true);
    await last()?.give(3000);
    // The 211th word.
    expect(state().shown?.asked).toMatchObject({ page: 3, filter: { minimal: true } });
    words.look({ ...FIRST_FILTER, minimal: true }, '');
    void words.changeView(false);
  });
  it('are gone where a list fails; a filter chosen meanwhile keeps the view that stands by then', async () => {
    const { words, asked, last, state } = slowList();
    words.look(FIRST_FILTER, '');
    await last()?.give(300);
    void words.changeView(true);
    words.look(FIRST_FILTER, 'b');
    await last()?.give(300);
    expect(asked.at(-1)).toMatchObject({ search: 'b', filter: { minimal: true } });
    await last()?.fail();
    expect(state()).toMatchObject({ shown: null, failure: 'list' });
  });
});
