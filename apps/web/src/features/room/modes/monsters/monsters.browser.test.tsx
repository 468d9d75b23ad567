import { MODES, MONSTER_PROMPTS } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { MonsterShown } from '../../store/room-types.ts';
import { renderMode, turnMessage } from '../../testing/render-mode.tsx';
import { wait } from '../../testing/render-room.tsx';

const monster = (changes: Partial<MonsterShown> = {}): MonsterShown => ({
  mode: MODES.monsters,
  name: 'animals',
  health: 62,
  level: 3,
  kind: MONSTER_PROMPTS.word,
  boss: false,
  raging: false,
  oinfo: 'OTTER',
  def: 'A swimmer with thick fur.',
  ...changes,
});
const open = (changes: Partial<MonsterShown> = {}) =>
  renderMode(MODES.monsters, {}, ['monster-state', monster(changes)]);
const meter = () => page.getByRole('meter').element().getAttribute('aria-valuenow');
const figure = () => document.querySelector<SVGElement>('[data-testid=monster]');

it('shows name, health in per cent, level, extra text and definition, and the monster itself [S0012 S0058 S0059 R0465]', async () => {
  await open();
  const bar = page.getByTestId('monster-bar');
  await expect.element(bar).toBeVisible();
  for (const text of [
    'Animals',
    'Level 3',
    '62 %',
    'Words of this kind hit ×3, like OTTER',
    'A swimmer with thick fur.',
  ])
    expect(bar.element().textContent).toContain(text);
  expect(meter()).toBe('62');
  expect(figure()).not.toBeNull();
  expect(document.querySelector('[data-testid=bomb]')?.textContent).toBe('TIO');
});

it('says which words hit hardest, also without an example, and not where a phrase is copied', async () => {
  const { fake } = await open({ oinfo: '', def: '' });
  const texts = () => page.getByTestId('monster-bar').element().textContent;
  expect(texts()).toContain('Words of this kind hit ×3.');
  fake.say('monster-state', monster({ kind: MONSTER_PROMPTS.typing }));
  await expect.poll(texts).toContain('For example: OTTER');
  expect(texts()).not.toContain('×3');
});

it('spawns while its health is above 0 [S0104]', async () => {
  const { fake } = await open({ health: 0 });
  await wait(50);
  expect(figure()).toBeNull();
  fake.say('monster-state', monster({ health: 100 }));
  await expect.poll(() => figure()?.dataset.phase).toBe('alive');
});

it('loses health, and never shows less than nothing [S0106 R0465]', async () => {
  const { fake, store } = await open();
  fake.say('monster-health', { id: 'me', health: 40, points: 9 });
  await expect.poll(meter).toBe('40');
  fake.say('monster-health', { id: 'me', health: -20, points: 90 });
  await expect.poll(meter).toBe('0');
  expect(store.get('mode')).toMatchObject({ health: 0 });
  fake.say('monster-state', monster({ level: 4, health: -5 }));
  expect(store.get('mode')).toMatchObject({ level: 4, health: 0 });
});

it('dies after a delay, and only then makes room for the next one [S0105 R0465]', async () => {
  const { fake } = await open();
  await expect.poll(() => figure()?.dataset.phase).toBe('alive');
  fake.say('monster-kill', { id: 'me', level: 3, boss: false, coins: 300 });
  fake.say('monster-state', monster({ level: 4, health: 100 }));
  await expect.poll(() => figure()?.dataset.phase).toBe('beaten');
  expect(page.getByTestId('monster-bar').element().textContent).toContain('+300 coins each');
  await expect.element(page.getByText('Level 3')).toBeVisible();
  expect(meter()).toBe('0');
  await expect.poll(() => figure()?.dataset.phase, { timeout: 2000 }).toBe('falling');
  await expect.poll(() => figure()?.dataset.phase, { timeout: 4000 }).toBe('alive');
  await expect.element(page.getByText('Level 4')).toBeVisible();
  expect(meter()).toBe('100');
});

it.each([
  [MONSTER_PROMPTS.word, 'Words that contain the prompt'],
  [MONSTER_PROMPTS.typing, 'Copy the phrase'],
  [MONSTER_PROMPTS.ends_with, 'Words that end with the prompt'],
  [MONSTER_PROMPTS.starts_with, 'Words that start with the prompt'],
] as const)('of the kind %i asks for: %s [S0060 S0061]', async (kind, text) => {
  await open({ kind });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByTestId('card-picker').query()).toBeNull();
});

it('that is a boss wears a crown; a raging one says so', async () => {
  const { fake } = await open({ boss: true });
  await expect.element(page.getByText('Boss')).toBeVisible();
  expect(document.querySelector('[data-testid=boss-crown]')).not.toBeNull();
  fake.say('monster-state', monster({ raging: true }));
  await expect.element(page.getByText('Raging')).toBeVisible();
});

it('shows a phrase in full in the dock and marks what is typed of it', async () => {
  const { fake, store } = await open({ kind: MONSTER_PROMPTS.typing });
  fake.say('turn', turnMessage({ prompt: 'WILD OTTER', requirement: { free: true } }));
  await expect.poll(() => page.getByTestId('requirement').element().textContent).toContain('WILD OTTER');
  store.setDraft('me', 'WILD-OX');
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid=tray] > span')].slice(1).map((tile) => tile.dataset.mark);
  await expect.poll(marks).toEqual(['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'wrong']);
});

it('stands between notices and task on a phone on its side', async () => {
  await page.viewport(844, 390);
  await open({ kind: MONSTER_PROMPTS.starts_with });
  const bar = page.getByTestId('monster-bar');
  await expect.element(bar).toBeVisible();
  await document.fonts.ready;
  const { top, bottom } = bar.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(
    document.querySelector('[data-toasts=strip]')?.getBoundingClientRect().bottom ?? 0,
  );
  // Its edge is drawn below it.
  expect(bottom + 6).toBeLessThanOrEqual(page.getByTestId('turn-hint').element().getBoundingClientRect().top);
  await page.viewport(1280, 800);
});
