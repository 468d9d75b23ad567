import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { useCraftUi } from './craft-ui.ts';
import { forgetBoards } from './store/current-board.ts';
import { boardCanvas, letPointersGo, middleOf, point, pull, tapAt } from './testing/board-pointer.ts';
import { boardOf, serveBoard, showBoard } from './testing/fake-board.tsx';

const SLOW = { timeout: 10_000 } as const;
const RATIO = boardOf([{ word: 'RATIO', parts: ['RA', 'TIO'], x: 5, y: 5, minutes: 30 }]);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tile = (s: string) => page.getByTestId('craft-strip').getByRole('button', { name: new RegExp(`^${s},`) });
const said = () => page.getByTestId('craft-said');
const board = () => page.getByRole('application', { name: 'Crafting board' });
const settled = () => new Promise((done) => setTimeout(done, 60));

async function show(...how: Parameters<typeof showBoard>) {
  const shown = await showBoard(...how);
  await expect.element(board(), SLOW).toBeVisible();
  await expect.poll(() => boardCanvas().dataset.camera).toBeTruthy();
  return shown;
}
beforeEach(async () => {
  letPointersGo();
  await page.viewport(1280, 800);
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  forgetBoards();
  useCraftUi.setState({ bubbles: true, chosen: null });
  useOverlays.setState({ profile: undefined, word: undefined });
  vi.restoreAllMocks();
});

it.each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('everything is shown with what makes the board larger at %i×%i', async (width, height) => {
  await page.viewport(width, height);
  // Its words for a million coins are longer.
  await setLanguage('de-DE');
  serveBoard(RATIO);
  await showBoard();
  await expect.poll(() => document.querySelector('[data-expand] button'), SLOW).not.toBeNull();
  await expect.poll(() => boardCanvas().dataset.camera).toBeTruthy();
  await button('Alles zeigen').click();
  await settled();
  const stage = boardCanvas().getBoundingClientRect();
  const wholes = [...document.querySelectorAll('[data-expand] button')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom;
  });
  expect(wholes).toEqual([true, true]);
  const [, top = 0, zoom = 1] = (boardCanvas().dataset.camera ?? '').split(' ').map(Number);
  // A bubble of the first row, in cells of 40 px.
  expect(top).toBeGreaterThanOrEqual(40 * zoom - 1);
  await setLanguage('en-US');
});

it('shows no strip of a button at the edge of the picture', async () => {
  await page.viewport(844, 390);
  await setLanguage('de-DE');
  serveBoard(RATIO);
  await showBoard();
  await expect.poll(() => document.querySelector('[data-expand] button'), SLOW).not.toBeNull();
  await expect.poll(() => boardCanvas().dataset.camera).toBeTruthy();
  await settled();
  const stage = boardCanvas().getBoundingClientRect();
  const cut = () =>
    [...document.querySelectorAll<HTMLElement>('[data-expand] button')].filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return (left + right) / 2 > stage.right || (top + bottom) / 2 > stage.bottom;
    });
  expect(cut().length).toBeGreaterThan(0);
  const opacityOf = (one: HTMLElement) => getComputedStyle(one.closest('[data-expand]') as Element).opacity;
  expect(cut().map(opacityOf)).toEqual(cut().map(() => '0'));
  await button('Alles zeigen').click();
  await settled();
  expect(cut()).toEqual([]);
  expect([...document.querySelectorAll<HTMLElement>('[data-expand] button')].map(opacityOf)).toEqual(['1', '1']);
  await setLanguage('en-US');
});

describe('the crafting board', () => {
  it('is a canvas over a strip of 80 px in a foot of 120; tiles are 50 × 40, one each 55 px [L0063 L0064 L0360]', async () => {
    serveBoard();
    await show();
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const strip = page.getByTestId('craft-strip').element();
    expect(box(strip).height).toBe(80);
    expect(box(strip.parentElement as Element).height).toBe(120);
    expect(innerHeight - box(boardCanvas()).bottom).toBe(120);
    const [first, second] = [...strip.querySelectorAll('button')];
    const face = first?.querySelector('span') as Element;
    expect([box(face).width, box(face).height]).toEqual([50, 40]);
    expect(box(second as Element).left - box(first as Element).left).toBe(55);
    // A cell of the picture at zoom 1.
    const zoom = Number(boardCanvas().dataset.camera?.split(' ')[2]);
    expect((middleOf({ x: 1, y: 0 }).x - middleOf({ x: 0, y: 0 }).x) / zoom).toBeCloseTo(40);
  });

  it('tells guests what it takes, and asks nothing for them', async () => {
    const { seen } = serveBoard();
    await showBoard({ id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see the crafting board.'), SLOW).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('offers another try where it could not be read', async () => {
    const server = serveBoard({ instead: { 'GET /craft/board': () => refusal('http/unavailable', 503) } });
    await showBoard();
    await expect.element(page.getByText('The board could not be loaded.'), SLOW).toBeVisible();
    server.kept.instead = {};
    await button('Try again').click();
    await expect.element(board()).toBeVisible();
  });

  it('filters the tiles by a search [L0065]', async () => {
    serveBoard();
    await show();
    await page.getByPlaceholder('Search syllables...').fill('io');
    await expect.element(tile('TIO')).toBeVisible();
    expect(tile('RA').query()).toBeNull();
    await page.getByPlaceholder('Search syllables...').fill('zz');
    await expect.element(page.getByText('No tile has these letters.')).toBeVisible();
  });

  it('lays a tile at once, before the server answers, and takes the server’s for it [L0144 L0145]', async () => {
    const server = serveBoard();
    await show();
    pull(middleOfTile('RA'), middleOf({ x: 9, y: 9 }), tile('RA').element());
    // Two lay there, one is left.
    await expect.element(page.getByRole('button', { name: 'RA, 1 tile' })).toBeVisible();
    await expect.poll(() => server.calls('place').map(({ body }) => body)).toEqual([{ syllable: 'RA', x: 9, y: 9 }]);
    await expect.element(said()).toHaveTextContent('RA lies on column 10, row 10.');
    await settled();
    pull(middleOf({ x: 9, y: 9 }), middleOf({ x: 10, y: 9 }));
    await expect.poll(() => server.calls('move').map(({ body }) => body)).toEqual([{ id: 's1', x: 10, y: 9 }]);
  });

  it('lets a tile be moved on before it has been laid for the server: both calls go out in order, the second with the real id', async () => {
    const server = serveBoard();
    await show();
    let go = (): void => undefined;
    const gate = new Promise<void>((done) => {
      go = done;
    });
    const normal = { success: true, syllable: { id: 'real-1', s: 'RA', x: 9, y: 9, status: 'free' } };
    server.kept.instead['POST /craft/place'] = async () => {
      await gate;
      const more = { validWords: [], paid: 0, today: { coins: 0, full: 90_000 }, now: Date.now() };
      return new Response(JSON.stringify({ ...normal, ...more }));
    };
    pull(middleOfTile('RA'), middleOf({ x: 9, y: 9 }), tile('RA').element());
    await expect.element(page.getByRole('button', { name: 'RA, 1 tile' })).toBeVisible();
    pull(middleOf({ x: 9, y: 9 }), middleOf({ x: 12, y: 9 }));
    expect(server.calls('move')).toEqual([]);
    go();
    await expect.poll(() => server.calls('move').map(({ body }) => body)).toEqual([{ id: 'real-1', x: 12, y: 9 }]);
  });

  it.each([500, 409] as const)('takes a tile back silently where the server says %s [L0146 L0235]', async (status) => {
    const server = serveBoard({ instead: { 'POST /craft/place': () => refusal('craft/occupied', status) } });
    await show();
    pull(middleOfTile('TIO'), middleOf({ x: 9, y: 9 }), tile('TIO').element());
    await expect.poll(() => server.calls('place').length).toBe(1);
    await expect.element(tile('TIO')).toBeVisible();
    await expect.element(said()).toHaveTextContent('That did not work: TIO is where it was.');
    expect(document.querySelector('[role=alert]')).toBeNull();
    tapAt(middleOf({ x: 9, y: 9 }));
    expect(useCraftUi.getState().chosen).toBeNull();
  });

  it('moves a tile to another free cell, and back where that fails [L0147]', async () => {
    const server = serveBoard(RATIO);
    await show();
    pull(middleOf({ x: 6, y: 5 }), middleOf({ x: 8, y: 8 }));
    await expect.poll(() => server.calls('move').map(({ body }) => body)).toEqual([{ id: 't2', x: 8, y: 8 }]);
    await settled();
    server.kept.instead['POST /craft/move'] = () => refusal('craft/occupied', 500);
    pull(middleOf({ x: 8, y: 8 }), middleOf({ x: 10, y: 10 }));
    await expect.poll(() => server.calls('move').length).toBe(2);
    await settled();
    tapAt(middleOf({ x: 8, y: 8 }));
    await expect.poll(() => useCraftUi.getState().chosen).toEqual({ s: 'TIO', id: 't2' });
  });

  it('returns a tile that is dropped on the strip, and lays it back where that fails [L0148]', async () => {
    const server = serveBoard({ ...RATIO, inventory: { ING: 1 } });
    await show();
    const strip = page.getByTestId('craft-strip').element().getBoundingClientRect();
    const onStrip = { x: strip.left + 300, y: strip.top + 40 };
    pull(middleOf({ x: 6, y: 5 }), onStrip);
    await expect.element(tile('TIO')).toBeVisible();
    await expect.poll(() => server.calls('return').map(({ body }) => body)).toEqual([{ id: 't2' }]);
    await settled();
    server.kept.instead['POST /craft/return'] = () => refusal('http/unavailable', 503);
    pull(middleOf({ x: 5, y: 5 }), onStrip);
    await expect.poll(() => server.calls('return').length).toBe(2);
    await expect.poll(() => tile('RA').query()).toBeNull();
  });

  it('puts a tile back that is dropped on a taken cell or beside the board [L0149]', async () => {
    const server = serveBoard(RATIO);
    await show();
    pull(middleOf({ x: 6, y: 5 }), middleOf({ x: 5, y: 5 }));
    pull(middleOf({ x: 6, y: 5 }), middleOf({ x: -3, y: 5 }));
    await settled();
    expect(server.calls('move')).toEqual([]);
    tapAt(middleOf({ x: 6, y: 5 }));
    expect(useCraftUi.getState().chosen?.id).toBe('t2');
  });

  it('is panned, pinched, dragged on, its strip panned, and coin bubbles tapped [L0150 L0361]', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`T${String.fromCharCode(65 + at)}`, 1]));
    serveBoard({ ...RATIO, inventory: many });
    await show();
    const mode = () => boardCanvas().dataset.mode;
    const zoom = () => Number(boardCanvas().dataset.camera?.split(' ')[2]);
    const ground = middleOf({ x: 9, y: 8 });
    point('pointerdown', ground);
    point('pointermove', { x: ground.x + 9, y: ground.y });
    expect(mode()).toBe('none');
    point('pointermove', { x: ground.x + 11, y: ground.y });
    expect(mode()).toBe('panning');
    point('pointerup', { x: ground.x + 11, y: ground.y });
    const [before, from] = [zoom(), middleOf({ x: 2, y: 9 })];
    point('pointerdown', from, boardCanvas(), 1);
    point('pointerdown', { x: from.x + 100, y: from.y }, boardCanvas(), 2);
    expect(mode()).toBe('pinch');
    point('pointermove', { x: from.x + 150, y: from.y }, boardCanvas(), 2);
    expect(zoom() / before).toBeCloseTo(1.5);
    for (const pointer of [1, 2]) point('pointerup', from, boardCanvas(), pointer);
    const step = zoom();
    boardCanvas().dispatchEvent(
      new WheelEvent('wheel', { deltaY: -100, clientX: 600, clientY: 300, cancelable: true }),
    );
    expect(zoom() / step).toBeCloseTo(1.1);
    for (let n = 0; n < 60; n++)
      boardCanvas().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
    expect(zoom()).toBe(5);
    for (let n = 0; n < 90; n++)
      boardCanvas().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, cancelable: true }));
    expect(zoom()).toBe(0.2);
    await button('Show everything').click();
    const tio = middleOf({ x: 6, y: 5 });
    point('pointerdown', tio);
    point('pointermove', { x: tio.x, y: tio.y + 20 });
    expect(mode()).toBe('dragging');
    point('pointercancel', tio);
    const bubble = middleOf({ x: 5, y: 4.6 });
    point('pointerdown', bubble);
    expect(mode()).toBe('coin_tap');
    point('pointercancel', bubble);
    const strip = page.getByTestId('craft-strip').element();
    const first = strip.querySelector('button') as HTMLElement;
    const { x, y } = first.getBoundingClientRect();
    point('pointerdown', { x: x + 20, y: y + 20 }, first);
    point('pointermove', { x: x - 80, y: y + 22 }, first);
    expect(mode()).toBe('inventory-panning');
    expect(strip.scrollLeft).toBeGreaterThan(60);
    point('pointerup', { x: x - 80, y: y + 22 }, first);
    expect(mode()).toBe('none');
  });

  it('works by press and press, too: a tile, then a cell; a tile of the board can be taken back', async () => {
    const server = serveBoard();
    await show();
    await tile('BOM').click();
    await expect.element(tile('BOM')).toHaveAttribute('aria-pressed', 'true');
    tapAt(middleOf({ x: 8, y: 8 }));
    await expect.poll(() => server.calls('place').map(({ body }) => body)).toEqual([{ syllable: 'BOM', x: 8, y: 8 }]);
    await settled();
    tapAt(middleOf({ x: 8, y: 8 }));
    await button('Take BOM back').click();
    await expect.poll(() => server.calls('return').length).toBe(1);
    await expect.element(tile('BOM')).toBeVisible();
  });

  it('is built by keys alone, and says what happened', async () => {
    const server = serveBoard();
    await show();
    (tile('RA').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    (boardCanvas() as HTMLElement).focus();
    await expect.poll(() => said().element().textContent).toMatch(/Column \d+, row \d+: empty/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.calls('place').length).toBe(1);
    await settled();
    (tile('TIO').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    (boardCanvas() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(said()).toHaveTextContent('New word: RATIO, 1 coin a minute.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => said().element().textContent).toMatch(/: RA, part of RATIO/);
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => server.calls('return').length).toBe(1);
    await expect.element(said()).toHaveTextContent('RA is back among your tiles.');
  });
});

function middleOfTile(s: string): { x: number; y: number } {
  const { x, y, width, height } = tile(s).element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
