import { ENDPOINTS, type EndpointLimit } from '@syllaboom/contracts';
import { CALL_LIMITS } from '@syllaboom/engine';
import { expect, it } from 'vitest';

/** Of what is served beside the endpoints. */
const BESIDE: readonly EndpointLimit[] = ['download', 'picture'];

it('every limit is somebody’s', () => {
  const used = new Set<string>([...BESIDE, ...Object.values(ENDPOINTS).map(({ limit }) => limit)]);
  expect(Object.keys(CALL_LIMITS).filter((name) => !used.has(name))).toEqual([]);
});
