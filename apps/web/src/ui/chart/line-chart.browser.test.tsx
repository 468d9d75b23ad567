import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { clockText } from '../clock-text.ts';
import { type ChartSeries, TIME_STEPS } from './chart-scale.ts';
import { LineChart } from './line-chart.tsx';

const series = (id: string, points: readonly (readonly [number, number])[]): ChartSeries => ({ id, label: id, points });
const ANN = series('Ann', [
  [0, 3],
  [20, 2],
  [60, 2],
]);
const BOB = series('Bob', [
  [0, 3],
  [40, 1],
  [60, 0],
]);
const HEARTS = {
  title: 'Hearts',
  shape: 'steps',
  xName: 'Time',
  formatX: clockText,
  formatY: String,
  xSteps: TIME_STEPS,
  leastY: 0,
} as const;

const show = (curves: readonly ChartSeries[]) =>
  render(
    <div style={{ width: 560, maxWidth: '94vw' }}>
      <LineChart {...HEARTS} series={curves} />
    </div>,
  );
const reader = () => page.getByRole('slider', { name: 'Hearts: read the values' });
const lines = () => [...document.querySelectorAll('figure > [role=slider] [data-tone]')];

afterEach(() => setLanguage('en-US'));

it('reads the values of a place by arrow keys, Home and End, in words', async () => {
  await show([ANN, BOB]);
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '1:00: Ann 2, Bob 0');
  (reader().element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '0:00: Ann 3, Bob 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '0:20: Ann 2, Bob 3');
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '0:40: Ann 2, Bob 1');
  await expect.element(page.getByRole('figure').getByText('0:40', { exact: true }).first()).toBeVisible();
});

it('reads the place under the pointer', async () => {
  await show([ANN, BOB]);
  const box = reader().element().getBoundingClientRect();
  reader()
    .element()
    .dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: box.left + box.width * 0.4, clientY: box.top + 40 }),
    );
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '0:20: Ann 2, Bob 3');
});

it('tells curves apart by more than colour, and takes them out and in', async () => {
  await show([ANN, BOB]);
  const looks = () =>
    lines().map((one) => [
      one.getAttribute('data-tone'),
      one.querySelector('path')?.getAttribute('stroke-dasharray') ?? 'solid',
    ]);
  expect(looks()).toEqual([
    ['1', '11 7'],
    ['0', 'solid'],
  ]);
  await page.getByRole('button', { name: /^Ann/ }).click();
  expect(looks()).toEqual([['1', '11 7']]);
  await expect.element(page.getByRole('button', { name: /^Ann/ })).toHaveAttribute('aria-pressed', 'false');
  await expect.element(reader()).toHaveAttribute('aria-valuetext', '1:00: Bob 0');
  await page.getByRole('button', { name: /^Ann/ }).click();
  expect(looks()).toHaveLength(2);
});

it('shows four of many at the start', async () => {
  await show(Array.from({ length: 9 }, (_, at) => ({ ...ANN, id: `p${at}`, label: `Player ${at}` })));
  expect(lines()).toHaveLength(4);
  expect(page.getByRole('button', { pressed: false }).elements()).toHaveLength(5);
});

it('holds everything as a table, too', async () => {
  await show([ANN, BOB]);
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('row');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
    'Time Ann Bob',
    '0:00 3 3',
    '0:20 2 3',
    '0:40 2 1',
    '1:00 2 0',
  ]);
});

it('is nothing without points', async () => {
  await show([series('Ann', [])]);
  expect(document.querySelector('figure')).toBeNull();
});
