import type { SystemLine } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import type { NumberedLine } from '../../../ui/chat/chat-store.ts';
import { chatRows, type RowWords } from './chat-rows.ts';

const words: RowWords = {
  match: ({ number }) => `#${number}`,
  end: (match, key, { name }) => `${match} ${key} ${name ?? ''}`.trim(),
  settings: (changes) => (Object.keys(changes).length === 0 ? null : JSON.stringify(changes)),
};
let n = 0;
const base = { id: '', avatar: '', displayName: '', time: 0, lastActionAt: 0, private: false, playerType: 0 };
const system = (key: SystemLine, params = {}): NumberedLine => ({
  ...base,
  n: ++n,
  message: '',
  system: true,
  type: 'system',
  key,
  params,
});
const says = (message: string): NumberedLine => ({ ...base, n: ++n, message, system: false, type: 'normal' });
const shown = (...lines: NumberedLine[]) => chatRows(lines, words).map(({ key, message }) => message || `<${key}>`);
const started = (number: number) => system('matchStarted', { number, mode: 0, sc: 0 });

describe('the rows of the chat', () => {
  it('are one for a match, and people’s lines stay', () => {
    const match = [
      started(4),
      system('scenarioDrawn', { sc: 3 }),
      says('hi'),
      system('playerOut', { name: 'Ann' }),
      says('oh'),
      system('matchWon', { name: 'Widget' }),
    ];
    expect(shown(...match)).toEqual(['hi', 'oh', '#4 matchWon Widget']);
  });
  it('tell of a running match who is out', () => {
    expect(shown(started(1), system('playerOut', { name: 'Ann' }))).toEqual(['#1', '<playerOut>']);
  });
  it('keep one match apart from the next', () => {
    const two = [started(1), system('matchEnded'), started(2), system('matchStopped', { name: 'Bob' }), started(3)];
    expect(shown(...two)).toEqual(['#1 matchEnded', '#2 matchStopped Bob', '#3']);
  });
  it('say plainly that a match is over whose start nobody kept', () => {
    expect(shown(says('hi'), system('matchWon', { name: 'Ann' }))).toEqual(['hi', '<matchWon>']);
    expect(shown(system('matchStarted'), system('matchEnded'))).toEqual(['<matchStarted>', '<matchEnded>']);
  });
  it('are one for settings that were changed in a row, with their newest values', () => {
    const rows = shown(
      system('settingChanged', { speed: 2, heart: 1 }),
      system('settingChanged', { heart: 3 }),
      says('ok?'),
      system('settingChanged', { mode: 11 }),
      system('settingChanged'),
    );
    expect(rows).toEqual(['{"speed":2,"heart":3}', 'ok?', '{"mode":11}']);
    expect(shown(system('settingChanged'))).toEqual(['<settingChanged>']);
  });
  it('leave the host’s own line and all others as they are', () => {
    expect(shown(system('hostNow', { name: 'Ann' }), system('joined', { name: 'Bob' }))).toEqual([
      '<hostNow>',
      '<joined>',
    ]);
  });
});
