import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { PracticeDownload } from './practice-download.tsx';
import { PracticeMenu } from './practice-menu.tsx';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each([
  [844, 390],
  [390, 844],
])('the way on stays in sight on a phone of %i × %i', async (...size) => {
  await page.viewport(...size);
  await render(<PracticeMenu onStart={() => undefined} onLeft={() => undefined} />);
  const start = page.getByRole('button', { name: 'Play' });
  await expect.element(start).toBeVisible();
  const { top, bottom } = start.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(size[1]);
});

it.each(['en-US', 'de-DE', 'tr-TR'] as const)(
  'has all choices in sight on a phone on its side, none under a button, in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(844, 390);
    const { container } = await render(<PracticeMenu onStart={() => undefined} onLeft={() => undefined} />);
    await expect.element(page.getByRole('slider')).toBeVisible();
    await document.fonts.ready;
    const boxes = [...container.querySelectorAll('main > * > *')].map((one) => one.getBoundingClientRect());
    expect(boxes).toHaveLength(8);
    for (const { top, bottom } of boxes) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(390);
    }
    const [actions] = boxes.splice(-1);
    for (const { top, bottom, left, right } of boxes) {
      const across = Math.min(right, actions?.right ?? 0) - Math.max(left, actions?.left ?? 0);
      expect(across > 0 && Math.min(bottom, actions?.bottom ?? 0) - Math.max(top, actions?.top ?? 0) > 0).toBe(false);
    }
  },
);

it.each([
  [844, 390],
  [390, 844],
])('what the word list is at stands in the middle of its card on a phone of %i × %i', async (...size) => {
  await page.viewport(...size);
  await render(<PracticeDownload state={{ k: 'opening' }} onRetry={() => undefined} onBack={() => undefined} />);
  const { left, right } = page.getByText('Opening the dictionary…').element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - size[0] / 2)).toBeLessThan(2);
});
