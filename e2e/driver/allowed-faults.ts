import type { AllowedFault } from '../../apps/web/src/testing/find-layout-faults.ts';

/** What the journey's players are called, and its table. */
const NAME = 'p[bcdfghjkmpqrtvwz]{12}';
const TABLE_TITLE = 'Wide words at a table';

/** What may cover or cut something, and why that is meant. */
export const ALLOWED_FAULTS: readonly AllowedFault[] = [
  {
    reason: 'A notice passes after three seconds.',
    kinds: ['covered', 'overlap'],
    of: '*',
    by: '[data-testid=notice]',
  },
  {
    reason: 'The corners of a window size it: they lie over the ends of its bar.',
    kinds: ['covered'],
    of: '[data-handle]',
    by: '[data-edge]',
  },
  {
    reason: 'Players call themselves what they like: where many sit, a name may be cut.',
    kinds: ['cut'],
    of: '*',
    words: `${NAME}|${TABLE_TITLE}`,
  },
];
