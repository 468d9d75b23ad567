import type { InboxMessage } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_THREAD,
  happen,
  latestOfOthers,
  sendOut,
  takeBack,
  takeEarlier,
  takeLatest,
  type Thread,
} from './thread.ts';

const line = (i: number, changes: Partial<InboxMessage> = {}): InboxMessage => ({
  i,
  t: `text ${i}`,
  s: 'account-zed1',
  c: '2026-05-01T12:00:00.000Z',
  e: false,
  y: 'text',
  ...changes,
});
/** As the server answers: the latest first. */
const page = (ids: readonly number[], c: string | null = null) => ({ d: ids.map((i) => line(i)), c });
const idsOf = ({ messages }: Thread) => messages.map(({ i }) => i);
const waiting = (k: string) => ({ k, t: `text of ${k}`, c: '2026-05-01T12:00:00.000Z', failed: false });
const read = takeLatest(EMPTY_THREAD, page([9, 7, 5], '5'), []);

describe('messages of a chat', () => {
  it('stand in the order of their ids, each once', () => {
    const thread = [12, 11, 12, 9].reduce((known, i) => happen(known, { m: line(i) }), read);
    expect(idsOf(thread)).toEqual([5, 7, 9, 11, 12]);
  });

  it('from before what was read come with their page alone', () => {
    expect(idsOf(happen(read, { m: line(3) }))).toEqual([5, 7, 9]);
    expect(idsOf(takeEarlier(read, page([3, 2], '2'), '5', []))).toEqual([2, 3, 5, 7, 9]);
  });

  it('are changed and taken away, and what was deleted never comes back', () => {
    const edited = happen(read, { edit: { i: 7, t: 'new' } });
    expect(edited.messages[1]).toMatchObject({ t: 'new', e: true });
    const deleted = happen(edited, { gone: 7 });
    expect(idsOf(deleted)).toEqual([5, 9]);
    expect(idsOf(happen(deleted, { m: line(7) }))).toEqual([5, 9]);
    expect(idsOf(takeLatest(deleted, page([9, 7, 5]), []))).toEqual([5, 9]);
  });

  it('keep what came while their page was on its way', () => {
    const since = [{ m: line(11) }, { edit: { i: 9, t: 'later' } }, { gone: 5 }] as const;
    const thread = takeLatest(EMPTY_THREAD, page([9, 7, 5]), since);
    expect(thread.messages.map(({ i, t }) => [i, t])).toEqual([
      [7, 'text 7'],
      [9, 'later'],
      [11, 'text 11'],
    ]);
  });

  it('read anew keep the earlier ones where they reach them, and leave no gap where they do not', () => {
    expect(idsOf(takeLatest(read, page([13, 11, 9], '9'), []))).toEqual([5, 7, 9, 11, 13]);
    expect(takeLatest(read, page([13, 11, 9], '9'), []).earlier).toBe('5');
    const far = takeLatest(read, page([19, 17, 15], '15'), []);
    expect([idsOf(far), far.earlier]).toEqual([[15, 17, 19], '15']);
  });

  it('read anew lack what was deleted unheard', () => {
    expect(idsOf(takeLatest(read, page([9, 5]), []))).toEqual([5, 9]);
  });

  it('of a page that nothing waits for any more are dropped', () => {
    expect(takeEarlier(read, page([3]), '4', [])).toBe(read);
  });
});

describe('an own message', () => {
  const sent = sendOut(read, waiting('nonce-1'));

  it('waits until its copy comes, whichever way is faster [S0095]', () => {
    const live = happen(sent, { m: line(11, { k: 'nonce-1', s: 'me' }) });
    const answered = happen(live, { m: line(11, { k: 'nonce-1', s: 'me' }) });
    for (const thread of [live, answered]) expect([idsOf(thread), thread.outgoing]).toEqual([[5, 7, 9, 11], []]);
  });

  it('is found in a page, too, where no answer came', () => {
    const thread = takeLatest(sent, { d: [line(11, { k: 'nonce-1' }), line(9)], c: null }, []);
    expect(thread.outgoing).toEqual([]);
  });

  it('can be taken back, and goes out again once', () => {
    expect(takeBack(sent, 'nonce-1').outgoing).toEqual([]);
    expect(sendOut(sent, waiting('nonce-1')).outgoing).toHaveLength(1);
  });
});

it('knows up to where the chat is read', () => {
  expect(latestOfOthers(happen(read, { m: line(12, { s: 'me' }) }), 'me')).toBe(9);
  expect(latestOfOthers(EMPTY_THREAD, 'me')).toBe(0);
});
