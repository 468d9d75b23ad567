import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { emitHint } from '../../platform/query/hints.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signIn } from '../../testing/sign-in.ts';
import {
  answer,
  askedFor,
  called,
  card,
  type FakeLobby,
  inCard,
  sayProfile,
  serveShop,
  showShop,
} from './testing/render-shop.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const SLOW = { timeout: 10_000 } as const;
const RICH = { key: 100, diamond: 2_000, score: 2_000_000 } as const;
const said = () => document.querySelector('[data-testid=shop-said]')?.textContent;
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const block = (name: string) => page.getByRole('radio', { name, exact: true });

let lobby: FakeLobby;
beforeEach(async () => {
  await page.viewport(1280, 900);
  globalThis.sessionStorage.clear();
  lobby = fakeLobby(rooms.joinLobby);
  serveShop();
});
afterEach(async () => {
  await cleanup();
  signIn('guest0001');
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
});

/** Presses Buy and Confirm on a card. */
async function buy(name: string, how: RegExp): Promise<void> {
  await inCard(name, how).click();
  await inCard(name, /^Confirm: /).click();
}

describe('an effect', () => {
  it.each(['heart', 'streak'] as const)(
    'of a %s: not owned, bought, owned with the profile, equipped; the one before comes off [R0226 R0227 R0427 R0430]',
    async (kind) => {
      await showShop(kind, RICH);
      const name = called(kind, 1);
      await expect.element(card(name), SLOW).toBeVisible();
      await expect.element(inCard(called(kind, 0), /^Equip/)).toHaveAttribute('aria-pressed', 'true');
      await buy(name, /^Buy .* for 5 keys$/);
      await expect.element(inCard(name, 'Processing…')).toBeVisible();
      expect(askedFor(lobby, `buy-${kind}`)).toEqual([{ id: 1, n: expect.stringMatching(/^[\da-f-]{8,64}$/) }]);
      answer(lobby, `buy-${kind}`, { success: true });
      // The answer alone makes nothing owned.
      await expect.element(inCard(name, 'Processing…')).toBeVisible();
      sayProfile(lobby, { ...RICH, key: 95, [`${kind}s`]: [1] });
      await expect.element(inCard(name, `Equip ${name}`)).toBeVisible();
      expect(card(name).element().textContent).toContain('Owned');
      await expect.poll(said).toBe(`${name}: bought`);
      await inCard(name, `Equip ${name}`).click();
      expect(lobby.sentOf(`equip-${kind}`)).toEqual([{ id: 1 }]);
      sayProfile(lobby, { ...RICH, key: 95, [`${kind}s`]: [1], [kind]: 1 });
      await expect.element(inCard(name, `Take off ${name}`)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(inCard(called(kind, 0), /^Equip/)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(said).toBe(`${name}: equipped`);
      await inCard(name, `Take off ${name}`).click();
      expect(lobby.sentOf(`equip-${kind}`).at(-1)).toEqual({ id: 0 });
    },
  );

  it('needs its keys, else: Not enough keys! [R0317]', async () => {
    await showShop('heart', { key: 4 });
    await expect.element(card(called('heart', 1)), SLOW).toBeVisible();
    await inCard(called('heart', 1), /^Buy/).click();
    await expect.element(page.getByText('Not enough keys!').first()).toBeVisible();
    expect(askedFor(lobby, 'buy-heart')).toEqual([]);
  });

  it('that the server refuses to put on is taken off again, and it says why', async () => {
    await showShop('heart', { ...RICH, hearts: [1] });
    const name = called('heart', 1);
    await inCard(name, `Equip ${name}`).click();
    answer(lobby, 'equip-heart', { success: false, error: 'shop/not_owned' });
    await expect.element(page.getByText('You do not own this').first()).toBeVisible();
    await expect.element(inCard(name, `Equip ${name}`)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a frame', () => {
  it.each([
    ['coin', 'for 500,000 coins', 'shop/not_enough_gold', 'Not enough coins!'],
    ['diamond', 'for 250 diamonds', 'shop/not_enough_diamonds', 'Not enough diamonds!'],
  ] as const)('is bought with %ss; a refusal is said [R0510 R0428]', async (buyMethod, price, error, words) => {
    await showShop('bombs', RICH);
    await block('Frames').click();
    const name = called('frame', 1);
    await buy(name, new RegExp(`${price}$`));
    expect(askedFor(lobby, 'buy-frame')).toEqual([{ id: 1, buyMethod, n: expect.any(String) }]);
    answer(lobby, 'buy-frame', { success: false, error });
    await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(inCard(name, new RegExp(`${price}$`))).toBeVisible();
    // Another try is another intent.
    await buy(name, new RegExp(`${price}$`));
    const [first, second] = askedFor(lobby, 'buy-frame');
    expect(first?.n).not.toBe(second?.n);
    answer(lobby, 'buy-frame', { success: false, error });
    await expect.element(inCard(name, new RegExp(`${price}$`))).toBeVisible();
  });

  it('is not owned, bought, owned: its button turns; owned ones are put on here [R0225 R0433]', async () => {
    await showShop('bombs', RICH);
    await block('Frames').click();
    const name = called('frame', 2);
    await buy(name, /coins$/);
    await expect.element(inCard(name, 'Processing…')).toBeVisible();
    sayProfile(lobby, { ...RICH, frames: [2] });
    answer(lobby, 'buy-frame', { success: true });
    await expect.element(inCard(name, `Equip ${name}`)).toBeVisible();
    expect(card(name).element().textContent).toContain('Owned');
    await inCard(name, `Equip ${name}`).click();
    expect(lobby.sentOf('equip-frame')).toEqual([{ id: 2 }]);
  });
});

it('twenty presses buy once', async () => {
  await showShop('keys', RICH);
  const keys = page.getByRole('article', { name: '3 keys', exact: true });
  await keys.getByRole('button').click();
  const confirm = keys.getByRole('button', { name: /^Confirm/ }).element() as HTMLButtonElement;
  for (let press = 0; press < 20; press++) confirm.click();
  await expect.element(inCard('3 keys', 'Processing…')).toBeVisible();
  for (const button of keys.getByRole('button').elements()) (button as HTMLButtonElement).click();
  expect(askedFor(lobby, 'buy-key')).toEqual([{ id: 1, n: expect.any(String) }]);
  answer(lobby, 'buy-key', { success: true });
  await expect.element(inCard('3 keys', /^Buy/)).toBeVisible();
});

it('an answer that a broken line lost is asked for again, as the same intent', async () => {
  await showShop('keys', RICH);
  await buy('1 key', /75 diamonds$/);
  emitHint({ name: 'connected', payload: null });
  await expect.poll(() => askedFor(lobby, 'buy-key').length).toBe(2);
  const [first, second] = askedFor(lobby, 'buy-key');
  expect(second).toEqual(first);
  answer(lobby, 'buy-key', { success: true });
  lobby.say('key', { count: 1 });
  await expect.element(inCard('1 key', /75 diamonds$/)).toBeVisible();
  await expect.element(page.getByTestId('spawned').getByText('You got 1 key')).toBeVisible();
  emitHint({ name: 'connected', payload: null });
  expect(askedFor(lobby, 'buy-key')).toHaveLength(2);
});

it('several backgrounds, one after the other, are one message [R0432]', async () => {
  await showShop('bombs', RICH);
  await block('Backgrounds').click();
  // At once: a slow machine must not take longer from one press to the next than the shop waits.
  const equips = [1, 2, 3].map((id) => inCard(called('background', id), /^Equip/));
  for (const equip of equips) await expect.element(equip).toBeVisible();
  for (const equip of equips) (equip.element() as HTMLElement).click();
  await expect.element(inCard(called('background', 3), /^Take off/)).toBeVisible();
  expect(lobby.sentOf('equip-background')).toEqual([]);
  await expect.poll(() => lobby.sentOf('equip-background'), SLOW).toEqual([{ id: 3 }]);
  await expect.element(tab('Bombs')).toHaveAttribute('aria-selected', 'true');
});
