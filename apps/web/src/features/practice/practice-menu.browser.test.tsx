import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PracticeMenu } from './practice-menu.tsx';

afterEach(() => page.viewport(1280, 800));

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
