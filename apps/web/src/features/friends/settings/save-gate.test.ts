import { expect, it } from 'vitest';
import { SaveGate } from './save-gate.ts';

it('lets one save through at a time, and the next one 3 s after the last', () => {
  const gate = new SaveGate();
  expect(gate.begin(10_000)).toEqual({ kind: 'go' });
  expect(gate.begin(14_000)).toEqual({ kind: 'busy' });
  gate.end();
  expect(gate.begin(11_000)).toEqual({ kind: 'early', seconds: 2 });
  expect(gate.begin(12_001)).toEqual({ kind: 'early', seconds: 1 });
  expect(gate.begin(13_000)).toEqual({ kind: 'go' });
});
