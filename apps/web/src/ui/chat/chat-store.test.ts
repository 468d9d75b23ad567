import { type ChatLine, DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { setPreferences } from '../../platform/preferences.ts';
import { ChatStore } from './chat-store.ts';

const line = (message: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id: 'zed',
  avatar: '',
  displayName: 'Zed',
  message,
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
  ...more,
});
const open = () => new ChatStore(({ id }) => id === 'me');
const said = ({ lines }: ChatStore) => lines.map(({ message }) => message);

it('keeps the last fifty lines, each under a number that no other ever had [L0386]', () => {
  const chat = open();
  chat.fill(Array.from({ length: 40 }, (_, n) => line(`a${n}`)));
  for (let n = 0; n < 20; n++) chat.receive(line(`b${n}`));
  expect([chat.lines.length, said(chat)[0], said(chat).at(-1)]).toEqual([50, 'a10', 'b19']);
  const numbers = chat.lines.map(({ n }) => n);
  chat.clear();
  chat.receive(line('after'));
  expect(said(chat)).toEqual(['after']);
  expect(chat.lines[0]?.n).toBeGreaterThan(Math.max(...numbers));
  expect(new Set(numbers).size).toBe(50);
});

it('tells lines that were just said from those of before', () => {
  const chat = open();
  chat.fill([line('before')]);
  chat.receive(line('now'));
  expect(chat.lines.map(({ lastActionAt }) => Number.isFinite(lastActionAt))).toEqual([false, true]);
});

it('counts what others wrote while no log was on the screen', () => {
  const chat = open();
  const unread = () => chat.state.getState().unread;
  chat.fill([line('before')]);
  chat.receive(line('one'));
  chat.receive(line('mine', { id: 'me' }));
  chat.receive(line('', { system: true, key: 'joined' }));
  expect(unread()).toBe(1);
  const [first, second] = [chat.showLog(), chat.showLog()];
  expect(unread()).toBe(0);
  first();
  chat.receive(line('read'));
  expect(unread()).toBe(0);
  second();
  chat.receive(line('two'));
  expect(unread()).toBe(1);
});

it('goes on from the chat of the room before, with nothing said twice', () => {
  const [before, after] = [open(), open()];
  before.fill([line('one'), line('two')]);
  before.receive(line('three'));
  after.recall(before);
  after.fill([line('two'), line('three'), line('four')]);
  expect(said(after)).toEqual(['one', 'two', 'three', 'four']);
  expect(after.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

it('keeps what the room itself said when the line was broken and its history comes again', () => {
  const chat = open();
  chat.fill([line('one')]);
  chat.receive({ ...line('joined'), system: true });
  chat.fill([line('one'), line('two')]);
  expect(said(chat)).toEqual(['one', 'joined', 'two']);
});

it('gives out no names of strangers in streamer mode, but for what writes them on', () => {
  const chat = open();
  chat.receive(line('hello'));
  setPreferences({ ...DEFAULT_PREFERENCES, str: true });
  expect([chat.lines[0]?.displayName, chat.kept[0]?.displayName]).toEqual([expect.not.stringContaining('Zed'), 'Zed']);
  setPreferences(DEFAULT_PREFERENCES);
  expect(chat.lines[0]?.displayName).toBe('Zed');
});
