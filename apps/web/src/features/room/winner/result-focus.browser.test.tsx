import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { awaitRest } from '../../../testing/await-rest.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { WINNER_MS } from '../room-timings.ts';
import { wait } from '../testing/render-room.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';

const four = ['ann', 'me', 'cid', 'dan'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
const people = four.map(({ player }) => playerState(player.id));
const result = () => page.getByTestId('winner').element();
const focused = () => document.activeElement;

const play = async (holder = 'ann') => {
  signIn();
  await page.viewport(1440, 900);
  return renderStay(runningState(people, holder, { round: 4, host: 'me', turnEndsAt: 60_000, maxTime: 60 }));
};
type Table = Awaited<ReturnType<typeof play>>;
const end = async ({ fake }: Table) => {
  fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
};
const walk = async (presses: number) => {
  const passed: (Element | null)[] = [];
  for (let press = 0; press < presses; press++) {
    await userEvent.tab();
    passed.push(focused());
  }
  return passed;
};

afterEach(() => page.viewport(1280, 800));

describe.each([
  ['the chat', () => page.getByRole('combobox')],
  ['the strip', () => page.getByRole('button', { name: 'Leave' })],
] as const)('a match that ends with the focus in %s', (_, place) => {
  let table: Table;
  beforeEach(async () => {
    table = await play();
    await expect.element(place()).toBeVisible();
    (place().element() as HTMLElement).focus();
    expect(focused()).toBe(place().element());
    await end(table);
  });

  it('goes on from the result, whose buttons a few presses of Tab reach, and from nothing that it covers', async () => {
    await expect.poll(focused).toBe(result());
    const passed = await walk(6);
    for (const element of passed)
      expect(element === document.body || element?.closest('[data-testid=winner]') !== null, element?.outerHTML).toBe(
        true,
      );
    const names = passed.map((element) => element?.textContent ?? '');
    for (const name of ['Watch the replay', 'Share the replay'])
      expect(names.findIndex((text) => text.includes(name))).toBeLessThan(5);
    expect(names.join()).toContain('Share the replay');
  });
});

it('gives the focus back to the chat after the result', async () => {
  const table = await play();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  (page.getByRole('combobox').element() as HTMLElement).focus();
  await end(table);
  table.fake.patch({ started: false, phase: 'lobby' });
  await expect.element(page.getByRole('button', { name: 'Skip' }), { timeout: WINNER_MS.skip + 3000 }).toBeVisible();
  await expect.poll(focused).toBe(result());
  (page.getByRole('button', { name: 'Skip' }).element() as HTMLElement).click();
  await expect.poll(() => page.getByTestId('winner').query()).toBeNull();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

it('hands the way on to Enter where somebody was typing words', async () => {
  const table = await play('me');
  const word = () => document.querySelector<HTMLInputElement>('input[name=word]');
  await expect.poll(() => focused() === word()).toBe(true);
  await end(table);
  await expect.element(page.getByRole('button', { name: 'Skip' }), { timeout: WINNER_MS.skip + 3000 }).toHaveFocus();
});

it('stays as long as somebody goes through it with the keyboard, and goes at Escape or Skip', async () => {
  const table = await play();
  const began = performance.now();
  await end(table);
  await userEvent.tab();
  await expect.poll(() => result().contains(focused())).toBe(true);
  await wait(WINNER_MS.close + 700 - (performance.now() - began));
  expect(result()).toHaveAttribute('data-phase', 'skippable');
  expect(getComputedStyle(result()).opacity).toBe('1');
  await awaitRest();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => table.store.get('winner')).toBeNull();
});
