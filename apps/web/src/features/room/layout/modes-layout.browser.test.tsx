import { asSeatId, MODES, type ModeName } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { ALLOWED_FAULTS } from '../../../testing/allowed-faults.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { motion, touch } from '../../../testing/emulate.ts';
import { findLayoutFaults } from '../../../testing/find-layout-faults.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { MODE_TABLES, tableState } from '../testing/mode-tables.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState } from '../testing/room-state.ts';
import { lyingOnSeats } from '../testing/layout-faults.ts';

const SIZES = [
  [390, 844, true],
  [844, 390, true],
  [768, 1024, true],
  [1280, 720, false],
] as const;
const WORDS = ['COMMERCIAL', 'CISCOS', 'PRINCIPALITIES', 'SMOOTHLY'];
/** Points and chips stand on the corner of a plate. */
const ALLOWED = [
  ...ALLOWED_FAULTS,
  {
    reason: 'Where tiles say how many letters there are, the number is for readers alone.',
    kinds: ['cut'],
    of: '[data-testid=answer-letters] p',
  },
  { reason: 'The text moves on line by line.', kinds: ['cut'], of: '[data-testid=race-text]' },
  { reason: 'A definition may be long: its beginning is shown.', kinds: ['cut'], of: '[data-testid=monster-bar] p' },
  {
    reason: 'Points and chips are worn at the corner of a plate.',
    kinds: ['overlap', 'covered'],
    of: '[data-seat]',
    by: '[data-testid^=mark-]',
  },
] as const;
type Role = 'who plays' | 'who is out' | 'who watches';
/** Three leave a corner free, four have one at the top, six are many. */
const TABLES: readonly (readonly [Role, number])[] = [
  ['who plays', 3],
  ['who plays', 6],
  ['who is out', 4],
  ['who watches', 4],
];

/** A match of the mode: so many at the table, one of them out, somebody watching, and a word over four heads. */
async function open(mode: ModeName, role: Role, seats: number) {
  const { prompt, requirement, together, said } = MODE_TABLES[mode];
  const people = Array.from({ length: seats }, (_, order) =>
    playerState(order === 0 && role !== 'who watches' ? 'me' : `p${order}`, {
      order,
      username: `Grumblebottom${order}`,
      bot: order > 1,
      strength: order > 1 ? 'fair' : '',
      eliminated: order === 0 && role === 'who is out' && !together,
    }),
  );
  const watcher = playerState(role === 'who watches' ? 'me' : 'gerda', { spectating: true, username: 'Gerda' });
  const ids = people.map(({ session_id: id }) => id);
  const holder = together ? '' : (ids[role === 'who is out' ? 1 : 0] ?? '');
  const rendered = await renderStay(tableState(mode, [...people, watcher], holder));
  const says = said(ids.map((id) => asSeatId(id)));
  if (says) rendered.fake.say(says[0], says[1] as never);
  for (const [at, word] of WORDS.entries())
    if (ids[at] && !requirement.free) rendered.fake.say('correct', { id: ids[at], word, prompt, points: 7, combo: 1 });
  await expect.poll(() => document.querySelectorAll('[data-seat], [data-testid^=lane-]').length).toBe(seats);
  return rendered;
}

beforeEach(async () => {
  // Words are as long as they get.
  await setLanguage('de-DE');
  signInAs({ id: 'account-me', displayName: 'Grumblebottom0' });
  await motion('reduce');
});
afterEach(async () => {
  await setLanguage('en-US');
  await touch(false);
  await motion('');
  await page.viewport(1280, 800);
});

describe.each(Object.keys(MODES) as ModeName[])('in %s nothing lies over anything', (mode) => {
  it.each(TABLES)(
    'for %s, with %i seats',
    async (role, seats) => {
      const faults: string[] = [];
      await page.viewport(SIZES[0][0], SIZES[0][1]);
      await touch(true);
      await open(mode, role, seats);
      for (const [width, height, finger] of SIZES) {
        await touch(finger);
        await page.viewport(width, height);
        await awaitRest();
        faults.push(...[...findLayoutFaults(ALLOWED), ...lyingOnSeats()].map((one) => `${width}x${height}: ${one}`));
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
