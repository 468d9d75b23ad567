import type { AllowedFault } from './find-layout-faults.ts';

/** What the players of journeys and tests are called, and their tables. */
const NAMES = 'p[bcdfghjkmpqrtvwz]{12}|Wide words at a table|Grumblebottom\\d';

/** What may cover or cut something, and why that is meant. */
export const ALLOWED_FAULTS: readonly AllowedFault[] = [
  {
    reason: 'A notice, and what one was given, pass after three seconds.',
    kinds: ['covered', 'overlap'],
    of: '*',
    by: '[data-testid=notice], [data-testid=spawned]',
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
    words: NAMES,
  },
  {
    reason: 'So are tables in the list, which others open meanwhile.',
    kinds: ['cut'],
    of: '[data-room-name]',
  },
  {
    reason: 'A strip shows of the purse what it has room for, coins at least.',
    kinds: ['cut'],
    of: '[data-part=purse] li:nth-child(n + 2)',
  },
  {
    reason: 'A chat in the list shows how its last message begins.',
    kinds: ['cut'],
    of: '[data-preview]',
  },
  {
    reason: 'What can be done about a chat lies over the end of its row.',
    kinds: ['covered', 'overlap'],
    of: '[data-chat-row]',
    by: '[data-more]',
  },
  {
    reason: 'The buttons of a result stay in sight; what is longer than the screen passes below them.',
    kinds: ['covered', 'overlap'],
    of: '*',
    by: '[data-part=result-actions]',
  },
];
