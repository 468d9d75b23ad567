import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { turnMessage } from '../../testing/render-mode.tsx';
import { renderDock, trayText, wordInput } from '../../testing/render-dock.tsx';
import { wait } from '../../testing/render-room.tsx';

beforeEach(() => page.viewport(390, 844));

describe('on a phone', () => {
  it('the own keyboard types and submits, the device’s stays away', async () => {
    const { fake } = await renderDock();
    expect(wordInput().inputMode).toBe('none');
    for (const key of 'RATIO') await page.getByRole('button', { name: key, exact: true }).click();
    expect(trayText()).toBe('RATIO');
    await page.getByRole('button', { name: 'Backspace' }).click();
    expect(trayText()).toBe('RATI');
    await page.getByRole('button', { name: 'Send word' }).click();
    expect(fake.sentUnder('submit')).toEqual([{ word: 'RATI' }]);
  });
  const key = (letter: string) => document.querySelector<HTMLElement>(`[data-key="${letter}"]`) as HTMLElement;
  const press = (element: HTMLElement, type: 'pointerdown' | 'pointerup', at = element) => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2 };
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...place }));
  };
  it('has keys of the size that the player wants', async () => {
    await renderDock();
    const height = () => key('A').getBoundingClientRect().height;
    const normal = height();
    const { style } = document.documentElement;
    style.setProperty('--key-scale', '1.5');
    expect(height()).toBeCloseTo(normal * 1.5, 0);
    style.removeProperty('--key-scale');
  });
  it('types letters in the order of their presses, also those that have accents', async () => {
    await renderDock('me', { locale: 'de-DE' });
    // Two thumbs: the second is down before the first is up.
    press(key('A'), 'pointerdown');
    press(key('N'), 'pointerdown');
    press(key('A'), 'pointerup');
    press(key('N'), 'pointerup');
    expect(trayText()).toBe('AN');
  });
  it('puts the accent that a long press offers in place of its letter', async () => {
    await renderDock('me', { locale: 'ru' });
    press(key('Н'), 'pointerdown');
    press(key('Н'), 'pointerup');
    press(key('Е'), 'pointerdown');
    await expect.poll(() => document.querySelector('[data-accent]')).not.toBeNull();
    press(key('Е'), 'pointerup', document.querySelector('[data-accent]') as HTMLElement);
    expect(trayText()).toBe('НЕ');
    expect(wordInput().value).toBe('НЁ');
  });
  it('goes on deleting while backspace is held, and stops when it is let go', async () => {
    await renderDock();
    for (const letter of 'RATIONS') press(key(letter), 'pointerdown');
    const backspace = page.getByRole('button', { name: 'Backspace' }).element() as HTMLElement;
    press(backspace, 'pointerdown');
    expect(trayText()).toBe('RATION');
    await expect.poll(trayText).toMatch(/^RA?T?$/);
    press(backspace, 'pointerup');
    const left = trayText();
    await wait(200);
    expect(trayText()).toBe(left);
  });
  it('is pressed by Enter as well, once', async () => {
    const { fake } = await renderDock();
    for (const letter of 'AT') {
      key(letter).focus();
      await userEvent.keyboard('{Enter}');
    }
    expect(trayText()).toBe('AT');
    (page.getByRole('button', { name: 'Send word' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toHaveLength(1);
  });
  it('rests while it is somebody else’s turn: nothing is typed that would be lost', async () => {
    const { fake } = await renderDock('zed');
    const keyboard = () => page.getByTestId('touch-keyboard').element() as HTMLElement;
    expect(keyboard().inert).toBe(true);
    fake.say('turn', turnMessage());
    await expect.poll(() => keyboard().inert).toBe(false);
    await page.getByRole('button', { name: 'R', exact: true }).click();
    expect(trayText()).toBe('R');
  });
  it('does not keep a prompt lit that fades away', async () => {
    const { fake } = await renderDock();
    const lit = () =>
      [...document.querySelectorAll<HTMLElement>('[data-needed]')]
        .map(({ dataset }) => dataset.key ?? '')
        .sort((a, b) => a.localeCompare(b));
    expect(lit()).toEqual(['I', 'O', 'T']);
    fake.patch({ twist: 'fade' });
    await expect.poll(lit).toEqual([]);
  });
  it('there is no keyboard in mode 10 [R0343]', async () => {
    await renderDock('me', { mode: 10 });
    await expect.element(page.getByTestId('touch-keyboard')).not.toBeInTheDocument();
  });
});
