import { MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { GameScene } from '../scene/game-scene.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { RoomTop } from '../top/room-top.tsx';
import { touch } from '../../../testing/emulate.ts';

const box = (element: Element) => element.getBoundingClientRect();
/** Outlines and shadows reach so far into each other, px. */
const SLACK = 2;
const meet = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

beforeEach(() => touch(true));
afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(['en-US', 'de-DE'] as const)(
  'whoever is out finds the switch into the next match beside the room’s buttons on a phone on its side, in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(844, 390);
    const out = playerState('me', { heart: 0, eliminated: true });
    await renderStay(
      runningState([out, playerState('zed', { username: 'Fidget is sweeping' }), playerState('ida')], 'zed'),
    );
    const toggle = page.getByRole('switch');
    await expect.element(toggle).toBeVisible();
    await awaitRest();
    const label = toggle.element().closest('label') ?? toggle.element();
    const buttons = page
      .getByTestId('room')
      .getByRole('button')
      .elements()
      .filter((button) => !label.contains(button) && button.checkVisibility({ visibilityProperty: true }));
    expect(buttons.length).toBeGreaterThan(2);
    expect(buttons.filter((button) => meet(box(button), box(label))).map((button) => button.ariaLabel)).toEqual([]);
    expect(box(label).right).toBeLessThanOrEqual(innerWidth);
    expect(box(label).bottom).toBeLessThanOrEqual(innerHeight);
  },
);

it('on a tablet upright the keyboard has the whole width, and every key its place in it', async () => {
  await page.viewport(768, 1024);
  await renderStay(runningState([playerState('me'), playerState('zed')], 'me'));
  const keyboard = page.getByTestId('touch-keyboard');
  await expect.element(keyboard).toBeVisible();
  await awaitRest();
  const { left, right, bottom } = box(keyboard.element());
  expect(right - left).toBeGreaterThan(0.9 * 768);
  expect(bottom).toBeLessThanOrEqual(1024);
  for (const key of keyboard.element().querySelectorAll('button, [data-key]')) {
    expect(box(key).left).toBeGreaterThanOrEqual(left - SLACK);
    expect(box(key).right).toBeLessThanOrEqual(right + SLACK);
  }
});

it.each([
  [1024, 768],
  [1180, 820],
  [1280, 720],
])('nobody’s head lies on the bomb’s sign on a tablet on its side, %i×%i', async (width, height) => {
  await page.viewport(width, height);
  await renderStay(runningState([playerState('me'), playerState('zed'), playerState('ida'), playerState('bob')], 'me'));
  await expect.element(page.getByTestId('touch-keyboard')).toBeVisible();
  await awaitRest();
  const sign = box(page.getByTestId('sign').element());
  const heads = [...document.querySelectorAll('[data-seat] svg[viewBox="-4 -12 108 114"]')];
  expect(heads.length).toBeGreaterThan(3);
  expect(heads.filter((head) => meet(box(head), sign))).toEqual([]);
  const keyboard = box(page.getByTestId('touch-keyboard').element());
  expect(keyboard.bottom).toBeLessThanOrEqual(height);
});

it.each([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
])('a long word stays within the tray, %i×%i', async (width, height) => {
  await page.viewport(width, height);
  await renderStay(runningState([playerState('me'), playerState('zed')], 'me'));
  const keyboard = page.getByTestId('touch-keyboard');
  await expect.element(keyboard).toBeVisible();
  // Pressed as assistive technology does: what counts here is the width of the word, not fourteen paths of a pointer.
  for (const letter of 'AGRARHAUSHALTE')
    keyboard.element().querySelector<HTMLButtonElement>(`[data-key="${letter}"]`)?.click();
  const tray = page.getByTestId('tray').element();
  await expect.poll(() => tray.querySelectorAll('span:not([hidden])').length).toBe(14);
  await awaitRest();
  const { left, right } = box(tray.closest('form > div') ?? tray);
  for (const tile of tray.querySelectorAll('span:not([hidden])')) {
    expect(box(tile).left).toBeGreaterThanOrEqual(left - SLACK);
    expect(box(tile).right).toBeLessThanOrEqual(right + SLACK);
  }
});

it.each([
  [390, 844],
  [768, 1024],
])('the table gets the place of the keys once one is out and only bots play on, %i×%i', async (width, height) => {
  await page.viewport(width, height);
  const out = playerState('me', { heart: 0, eliminated: true });
  await renderRoom(<GameScene social={false} />, runningState([out, playerState('zed'), playerState('ida')], 'zed'));
  const hint = page.getByTestId('turn-hint');
  await expect.element(hint).toBeVisible();
  const dock = hint.element().closest('form');
  await expect.poll(() => box(dock ?? hint.element()).height).toBeLessThan(120);
});

it.each([375, 390])('a host reads the room’s code whole on a phone %i px wide, beside every button', async (width) => {
  await page.viewport(width, 844);
  signIn();
  await renderRoom(<RoomTop />, roomState([playerState('me'), playerState('zed')], { host: 'me' }));
  const code = page.getByRole('button', { name: /copy the link$/ }).element();
  const letters = code.querySelector('b') ?? code;
  // As long as codes are, and of wide letters.
  letters.textContent = 'WH3QJMB';
  const buttons = [...document.querySelectorAll('header button')].map(box);
  expect(box(letters).left).toBeGreaterThanOrEqual(box(code).left);
  expect(box(letters).right).toBeLessThanOrEqual(box(code).right);
  expect(letters.scrollWidth).toBeLessThanOrEqual(letters.clientWidth + 1);
  for (const { left, right } of buttons) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});

it.each([100, 150])(
  'a host whose match runs on and on has every button on a tablet upright, text of %i percent',
  async (percent) => {
    await page.viewport(768, 1024);
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
    document.documentElement.toggleAttribute('data-large-text', percent > 100);
    signIn();
    const yapping = { host: 'me', mode: MODES.yapping };
    await renderStay(runningState([playerState('me'), playerState('zed')], '', yapping));
    const leave = page.getByRole('banner').getByRole('button', { name: 'Leave' });
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Game mode' })).toBeVisible();
    const code = page.getByRole('button', { name: /copy the link$/ }).element();
    (code.querySelector('b') ?? code).textContent = 'WH3QJMB';
    await document.fonts.ready;
    await awaitRest();
    expect(box(leave.element()).right).toBeLessThanOrEqual(768);
    expect(document.documentElement.scrollWidth).toBe(768);
    document.documentElement.style.fontSize = '';
    document.documentElement.toggleAttribute('data-large-text', false);
  },
);
