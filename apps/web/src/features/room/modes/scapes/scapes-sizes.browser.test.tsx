import { asSeatId, MODES } from '@syllaboom/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { touch } from '../../../../testing/emulate.ts';

const SIZES = [
  [1440, 900, false],
  [1280, 720, false],
  [768, 1024, true],
  [390, 844, true],
  [844, 390, true],
] as const;
const LETTERS = 'TREASN';

/** Three at the table in their first round, and a full one in its second. */
const TABLES = [
  { names: ['me', 'ann', 'bob'], own: ['TEAR', 'STEAR', 'RATES'], last: null },
  {
    names: ['me', 'Karla_Funke', 'Friedrich_Wilhel', 'Jellybean', 'Sprocket', 'Comet'],
    own: ['TEAR', 'STEAR', 'RATES', 'ASTERN', 'ANTERS', 'STERNA', 'EARNS'],
    last: { letters: 'BARUCH', best: ['BARUCH', 'BRAUCH', 'BAUCH', 'RAUCH'] },
  },
] as const;

async function open({ names, own, last }: (typeof TABLES)[number]) {
  const people = names.map((id) => playerState(id));
  const rendered = await renderStay(
    runningState([...people, playerState('eve', { spectating: true })], '', {
      mode: MODES.scapes,
      letter: LETTERS,
      requirement: JSON.stringify({ free: true }),
      turnEndsAt: 60_000,
      maxTime: 60,
    }),
  );
  rendered.fake.say('mode-state', {
    mode: MODES.scapes,
    letters: LETTERS,
    endsAt: 60_000,
    players: people.map(({ session_id }, at) => ({ seat: asSeatId(session_id), score: at * 10, words: at })),
    own,
    lengths: [3, 4, 5, 6].map((letters) => ({ letters, of: 20 })),
    last,
  });
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  await document.fonts.ready;
}

afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

/** What a finger would hit in the middle of each letter instead of the circle. */
function coveredLetters(): string[] {
  const wheel = page.getByTestId('letter-wheel').element();
  return [...wheel.querySelectorAll('[data-letter]')].flatMap((letter) => {
    const box = letter.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return wheel.contains(hit) ? [] : [`${letter.textContent}: ${hit?.className ?? 'beyond the screen'}`];
  });
}

/** Where a finger misses the button that mixes the letters. */
function coveredEdges(): string[] {
  const mix = page.getByRole('button', { name: 'Buchstaben mischen' }).element();
  const { left, top, width, height } = mix.getBoundingClientRect();
  const edges = [
    [0.5, 0.15],
    [0.5, 0.85],
    [0.15, 0.5],
    [0.85, 0.5],
  ] as const;
  return edges.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(left + x * width, top + y * height);
    return mix.contains(hit) ? [] : [`${x} ${y}: ${hit?.outerHTML.slice(0, 120) ?? 'beyond the screen'}`];
  });
}

/** Buttons of the room's bar that a finger misses. */
function coveredButtons(): string[] {
  const buttons = [...document.querySelectorAll('header button')].filter((one) => one.checkVisibility());
  expect(buttons.length).toBeGreaterThan(1);
  return buttons.flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(hit) ? [] : [button.getAttribute('aria-label') ?? button.textContent ?? ''];
  });
}

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

describe.each(TABLES)('with $names.length at the table', (table) => {
  it.each(SIZES)('leaves every letter of the circle to be drawn over at %d × %d', async (width, height, finger) => {
    await setLanguage('de-DE');
    await touch(finger);
    await page.viewport(width, height);
    await open(table);
    await expect.poll(coveredLetters).toEqual([]);
    const wheel = boxOf('[data-testid=letter-wheel]');
    expect(Math.min(wheel.width, wheel.height)).toBeGreaterThanOrEqual(130);
    const lists = boxOf('[data-testid=scape-lengths]');
    expect(wheel.right <= lists.left || wheel.left >= lists.right || wheel.top >= lists.bottom).toBe(true);
    const board = boxOf('[data-board]');
    expect(wheel.bottom).toBeLessThanOrEqual(board.bottom);
    expect(wheel.top).toBeGreaterThanOrEqual(board.top);
    await expect.poll(coveredEdges).toEqual([]);
    // Those who watch are counted beside the room's buttons, not on them.
    expect(coveredButtons()).toEqual([]);
    expect(boxOf('[data-testid=own-words]').height).toBeGreaterThanOrEqual(20);
    // What the last round held is read or left out, never cut through.
    const lastRound = document.querySelector('[data-testid=last-round]');
    if (lastRound?.checkVisibility()) {
      expect(boxOf('[data-testid=last-round]').bottom).toBeLessThanOrEqual(board.bottom);
      expect(lastRound.clientHeight).toBeGreaterThanOrEqual(Math.min(lastRound.scrollHeight, 24));
    }
    // What is asked has its line below the call, not a narrow column of single words beside it.
    expect(boxOf('[data-testid=requirement]').height).toBeLessThanOrEqual(44);
  });
});
