import type { InboxChat } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { follow, type InboxEvent, leaveOut, patch, takeFirst, takeNext } from './chat-list.ts';

/** A chat whose last message has that number, said in that second. */
const chat = (i: string, last: number, changes: Partial<InboxChat> = {}): InboxChat => ({
  i,
  n: i,
  p: [],
  g: false,
  l: { i: last, t: `text ${last}`, s: 'somebody', d: new Date(last * 1000).toISOString() },
  nc: 0,
  m: false,
  a: false,
  ...changes,
});
const idsOf = ({ chats }: { chats: readonly InboxChat[] }) => chats.map(({ i }) => i);
const LIST = { chats: [chat('ann', 9), chat('bea', 7), chat('cal', 5), chat('dan', 3)], next: '3' };
const event = (changes: Partial<InboxEvent>): InboxEvent => ({ c: 'bea', nc: 0, ntfc: 0, muted: false, ...changes });
const line = (i: number) => ({
  i,
  t: 'new',
  s: 'zed',
  c: new Date(i * 1000).toISOString(),
  e: false,
  y: 'text' as const,
});

describe('the list of chats', () => {
  it('read anew keeps the pages after it', () => {
    const read = takeFirst(LIST, { d: [chat('eve', 11), chat('ann', 9), chat('cal', 5)], c: '5' });
    expect([idsOf(read), read.next]).toEqual([['eve', 'ann', 'cal', 'dan'], '3']);
  });

  it('read anew begins again where nothing of it is known, or where that was all', () => {
    const far = takeFirst(LIST, { d: [chat('eve', 21), chat('fay', 20)], c: '20' });
    expect([idsOf(far), far.next]).toEqual([['eve', 'fay'], '20']);
    expect(takeFirst(LIST, { d: [chat('ann', 9)], c: null })).toEqual({ chats: [chat('ann', 9)], next: null });
  });

  it('has nobody twice who moved up while a page was on its way', () => {
    const read = takeNext(LIST, { d: [chat('bea', 7), chat('eve', 2)], c: null });
    expect([idsOf(read), read.next]).toEqual([['ann', 'bea', 'cal', 'dan', 'eve'], null]);
  });

  it('has the latest on top', () => {
    const list = patch(LIST, 'cal', (one) => ({ ...one, l: { ...one.l, i: 12, d: new Date(12_000).toISOString() } }));
    expect(idsOf(list)).toEqual(['cal', 'ann', 'bea', 'dan']);
    expect(idsOf(patch(LIST, 'nobody', (one) => one))).toEqual(['ann', 'bea', 'cal', 'dan']);
    expect(idsOf(leaveOut(LIST, 'bea'))).toEqual(['ann', 'cal', 'dan']);
  });
});

describe('a chat after an event', () => {
  it('has its new last line and count', () => {
    const after = follow(chat('bea', 7), event({ m: line(12), nc: 3 }));
    expect(after).toMatchObject({ nc: 3, l: { i: 12, t: 'new', s: 'zed' } });
  });

  it('keeps a last line that is newer', () => {
    expect(follow(chat('bea', 14), event({ m: line(12), nc: 2 }))).toMatchObject({ nc: 2, l: { i: 14 } });
  });

  it('has its last line changed', () => {
    expect(follow(chat('bea', 7), event({ edit: { i: 7, t: 'better' } }))?.l.t).toBe('better');
    expect(follow(chat('bea', 7), event({ edit: { i: 6, t: 'better' } }))?.l.t).toBe('text 7');
  });

  it('is asked for where the event doesn’t say all', () => {
    expect(follow(chat('bea', 7), event({ gone: 7 }))).toBeNull();
    expect(follow(chat('bea', 7), event({ gone: 6, nc: 1 }))).toMatchObject({ nc: 1 });
    expect(follow(chat('bea', 7, { a: true }), event({ m: line(12) }))).toBeNull();
    expect(follow(chat('bea', 7), event({}))).toBeNull();
    expect(follow(chat('bea', 7), event({ nc: 4, muted: true }))).toMatchObject({ nc: 4, m: true });
  });
});
