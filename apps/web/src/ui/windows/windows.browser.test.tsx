import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storage } from '../../platform/storage.ts';
import { Btn } from '../kit/buttons/btn.tsx';
import { MenuItem, PopupMenu } from '../kit/popups/popup-menu.tsx';
import { FloatingWindow } from './floating-window.tsx';
import { installKeyboardInset } from './keyboard-inset.ts';
import { installEscape, type LayerKind, useLayer } from './layers.ts';
import { closeAllWindows, openWindow, toggleWindow, useWindows } from './manager.ts';
import { centerRect } from './window-rect.ts';

const INITIAL = { x: 100, y: 80, w: 400, h: 300 };
let stopEscape = () => {};
beforeEach(() => {
  storage.removeItem('syllaboom.windows');
  useWindows.setState({ open: [], rects: {} });
});
afterEach(async () => {
  stopEscape();
  closeAllWindows();
  await page.viewport(1280, 800);
});

function Some({ id, kind, closeOutside = false }: { id: string; kind?: LayerKind; closeOutside?: boolean }) {
  return (
    <FloatingWindow
      id={id}
      title={id}
      icon={null}
      initial={() => INITIAL}
      closeOutside={closeOutside}
      {...(kind ? { kind } : {})}
    >
      <p>{`body of ${id}`}</p>
    </FloatingWindow>
  );
}
const boxOf = (id: string) => (document.querySelector(`[data-window=${id}]`) as HTMLElement).getBoundingClientRect();

/** Drags an element with real pointer events. */
function drag(element: Element, dx: number, dy: number): void {
  const from = element.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const fire = (type: string, clientX: number, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, button: 0, pointerId: 1, bubbles: true, cancelable: true }),
    );
  (element as HTMLElement).setPointerCapture = () => undefined;
  fire('pointerdown', x, y);
  fire('pointermove', x + dx / 2, y + dy / 2);
  fire('pointermove', x + dx, y + dy);
  fire('pointerup', x + dx, y + dy);
}
const settle = () =>
  Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));

it('windows float over each other, are dragged by the bar and closed by the button [R0020]', async () => {
  const screen = await render(['one', 'two', 'three', 'four', 'five'].map((id) => <Some key={id} id={id} />));
  for (const id of ['one', 'two', 'three', 'four', 'five']) openWindow(id);
  await expect.element(screen.getByRole('dialog', { name: 'five' })).toBeVisible();
  await settle();
  expect(screen.getByRole('dialog').elements()).toHaveLength(5);
  for (const id of ['one', 'two', 'three', 'four', 'five']) {
    drag(document.querySelector(`[data-window=${id}] [data-handle]`) as Element, 120, 60);
    expect(boxOf(id)).toMatchObject({ left: 220, top: 140 });
  }
  expect(useWindows.getState().rects.one).toMatchObject({ x: 220, y: 140 });
  for (const id of ['five', 'four', 'three', 'two', 'one'])
    await screen.getByRole('button', { name: `Close ${id}` }).click();
  expect(useWindows.getState().open).toEqual([]);
});

it('a window shrinks to 200 × 150 and no further [R0021]', async () => {
  await render(<Some id="one" />);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-edge=se]')).not.toBeNull());
  await settle();
  drag(document.querySelector('[data-edge=se]') as Element, -900, -900);
  expect(boxOf('one')).toMatchObject({ width: 200, height: 150 });
});

it('the bar moves and sizes the window by keys', async () => {
  await render(<Some id="one" />);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-window=one]')).not.toBeNull());
  await settle();
  (document.querySelector('[data-window=one] [data-handle]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(boxOf('one')).toMatchObject({ left: 116, top: 96, width: 416 });
});

function Panel() {
  useLayer(true, 'panel', () => closed.push('panel'));
  return null;
}
const closed: string[] = [];

it('Escape closes switcher, panel, window and full-window one after the other', async () => {
  closed.length = 0;
  stopEscape = installEscape(() => closed.push('nothing'));
  const screen = await render(
    <>
      <Some id="full" kind="full" />
      <Some id="plain" />
      <Some id="mode" kind="switcher" />
      <Panel />
    </>,
  );
  openWindow('mode');
  openWindow('plain');
  openWindow('full');
  await expect.element(screen.getByRole('dialog', { name: 'full' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect([...useWindows.getState().open].sort()).toEqual(['full', 'plain']);
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['panel']);
  await screen.rerender(
    <>
      <Some id="full" kind="full" />
      <Some id="plain" />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(useWindows.getState().open).toEqual(['full']);
  await userEvent.keyboard('{Escape}');
  expect(useWindows.getState().open).toEqual([]);
  expect(closed).toEqual(['panel']);
});

it('Escape closes the window on top first, wherever it stands in the page', async () => {
  stopEscape = installEscape(() => undefined);
  const screen = await render(['three', 'two', 'one'].map((id) => <Some key={id} id={id} />));
  for (const id of ['one', 'two', 'three']) {
    openWindow(id);
    await expect.element(screen.getByRole('dialog', { name: id })).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  expect(useWindows.getState().open).toEqual(['one', 'two']);
  (screen.getByRole('dialog', { name: 'one' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(useWindows.getState().open).toEqual(['two']);
});

it('Escape opens and closes the settings when nothing is open [S0053]', async () => {
  stopEscape = installEscape(() => toggleWindow('settings'));
  const screen = await render(<Some id="settings" />);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'settings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'settings' })).not.toBeInTheDocument();
});

it('an open menu takes Escape before the windows do', async () => {
  stopEscape = installEscape(() => undefined);
  const screen = await render(
    <>
      <Some id="one" />
      <PopupMenu trigger={<Btn>More</Btn>}>
        <MenuItem onClick={() => undefined}>Act</MenuItem>
      </PopupMenu>
    </>,
  );
  openWindow('one');
  await expect.element(screen.getByRole('dialog', { name: 'one' })).toBeVisible();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Act' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menuitem', { name: 'Act' })).not.toBeInTheDocument();
  expect(useWindows.getState().open).toEqual(['one']);
  await userEvent.keyboard('{Escape}');
  expect(useWindows.getState().open).toEqual([]);
});

it('a press outside counts only 100 ms after the opening', async () => {
  await render(<Some id="one" closeOutside />);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-window=one]')).not.toBeNull(), { interval: 2 });
  const press = () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  press();
  expect(useWindows.getState().open).toEqual(['one']);
  await new Promise((resolve) => setTimeout(resolve, 140));
  document.querySelector('[data-window=one] p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(useWindows.getState().open).toEqual(['one']);
  press();
  expect(useWindows.getState().open).toEqual([]);
});

it('on a phone a window is a sheet at the lower edge, one at a time', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <>
      <Some id="one" />
      <Some id="two" />
    </>,
  );
  openWindow('one');
  openWindow('two');
  await expect.element(screen.getByRole('dialog', { name: 'two' })).toBeVisible();
  await settle();
  expect(boxOf('two')).toMatchObject({ left: 0, width: 390, bottom: 844 });
  await expect.element(screen.getByText('body of one')).not.toBeVisible();
});

it('a sheet offers nothing to move or size it by', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Some id="one" />);
  openWindow('one');
  const sheet = screen.getByRole('dialog', { name: 'one' });
  await expect.element(sheet).toBeVisible();
  expect(sheet.getByRole('button').elements()).toHaveLength(1);
  await expect.element(sheet.getByRole('button', { name: 'Close one' })).toBeVisible();
});

it('a header in a window is no second banner of the page', async () => {
  const screen = await render(
    <>
      <header>the page’s</header>
      <FloatingWindow id="one" title="one" icon={null} initial={() => INITIAL}>
        <header>the window’s</header>
      </FloatingWindow>
    </>,
  );
  openWindow('one');
  await expect.element(screen.getByText('the window’s')).toBeVisible();
  expect(
    screen
      .getByRole('banner')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['the page’s']);
});

it('a sheet takes the whole height of a phone on its side', async () => {
  await page.viewport(844, 390);
  await render(<Some id="one" />);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-window=one]')).not.toBeNull());
  await settle();
  expect(boxOf('one')).toMatchObject({ left: 0, top: 0, width: 844, height: 390 });
});

it('a sheet stands above the keyboard of the system', async () => {
  await page.viewport(390, 844);
  const view = visualViewport as VisualViewport;
  const height = vi.spyOn(view, 'height', 'get').mockReturnValue(500);
  const stop = installKeyboardInset();
  await render(<Some id="one" />);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-window=one]')).not.toBeNull());
  await settle();
  expect(boxOf('one')).toMatchObject({ bottom: 500 });
  expect(boxOf('one').top).toBeGreaterThanOrEqual(0);
  height.mockReturnValue(844);
  view.dispatchEvent(new Event('resize'));
  await expect.poll(() => boxOf('one').bottom).toBe(844);
  height.mockRestore();
  stop();
});

it('gives the focus back when it closes', async () => {
  const screen = await render(
    <>
      <Btn onClick={() => openWindow('one')}>Open</Btn>
      <Some id="one" />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: 'one' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Close one' }).click();
  await expect.element(opener).toHaveFocus();
});

it('opens in the middle of the stage: what stands beside it stays readable', async () => {
  await page.viewport(1280, 800);
  expect(centerRect(400, 300).x).toBe(440);
  const screen = await render(<aside data-beside-stage="" style={{ position: 'fixed', right: 0, width: 340 }} />);
  expect(centerRect(400, 300).x).toBe(270);
  await screen.unmount();
});

it('opens within a screen that is hardly wider than it, with its rim', async () => {
  await page.viewport(768, 1024);
  for (const shift of [0, 24]) {
    const { x, w } = centerRect(760, 640, shift);
    expect([x >= 8, x + w <= 760]).toEqual([true, true]);
  }
});

it('opens for the screen that there is, not for the one on which the page was drawn', async () => {
  await page.viewport(390, 844);
  await render(
    <FloatingWindow id="one" title="one" icon={null} initial={() => centerRect(460, 300)}>
      <p>body</p>
    </FloatingWindow>,
  );
  await page.viewport(1280, 800);
  openWindow('one');
  await vi.waitFor(() => expect(document.querySelector('[data-window=one]')).not.toBeNull());
  await settle();
  expect(boxOf('one')).toMatchObject({ x: 410, width: 460 });
});

it('a window that was put at the edge is whole on a smaller screen, and back at its place on the larger one', async () => {
  const screen = await render(<Some id="one" />);
  useWindows.setState({ rects: { one: { x: 1000, y: 80, w: 400, h: 300 } } });
  openWindow('one');
  await expect.element(screen.getByRole('dialog', { name: 'one' })).toBeVisible();
  await settle();
  expect(boxOf('one').x).toBe(1000);
  await page.viewport(900, 800);
  await vi.waitFor(() => expect(boxOf('one').right).toBe(900));
  await page.viewport(1500, 800);
  await vi.waitFor(() => expect(boxOf('one').x).toBe(1000));
});
