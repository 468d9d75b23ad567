import { expect, it } from 'vitest';
import { MODES } from '../catalogue/modes.ts';
import { plainModeLock, plainScenarioLock, readLocks } from './mode-lock.ts';

it('locks of modes and presets are read as they were written; an unknown reason counts as the operator’s', () => {
  const { modes, scenarios } = readLocks([
    plainModeLock(MODES.monsters, 'categories'),
    plainScenarioLock(12, 'prompts'),
    '9:moon',
  ]);
  expect([...modes]).toEqual([
    [7, 'categories'],
    [9, 'operator'],
  ]);
  expect([...scenarios]).toEqual([[12, 'prompts']]);
});
