import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/sign-in.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';

afterEach(() => page.viewport(1280, 800));

it('stands in the word only while the letters go there, not while somebody writes in the chat', async () => {
  signIn();
  await page.viewport(1440, 900);
  await renderStay(
    runningState([playerState('me'), playerState('ann', { order: 1 })], 'me', { turnEndsAt: 60_000, maxTime: 60 }),
  );
  const word = () => document.querySelector<HTMLInputElement>('input[name=word]');
  const caret = () => page.getByTestId('tray').element().querySelector('i')?.checkVisibility();
  const chat = page.getByRole('combobox');
  await expect.element(chat).toBeVisible();
  await expect.poll(() => document.activeElement === word()).toBe(true);
  expect(caret()).toBe(true);
  await chat.click();
  await expect.element(chat).toHaveFocus();
  expect(caret()).toBe(false);
  // Nobody's letters: the next one goes to the word by itself.
  (chat.element() as HTMLElement).blur();
  expect(caret()).toBe(true);
  await userEvent.keyboard('a');
  expect(document.activeElement).toBe(word());
});
