import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { boardRow } from './testing/board-replies.ts';
import { keepStill, showBoards } from './testing/show-boards.tsx';

beforeEach(() => keepStill());
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

/** How many letters stand on the shortest line of a text. */
function shortestLine(element: Element): number {
  const lines = new Map<number, number>();
  for (const node of element.childNodes) {
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
  }
  return Math.min(...lines.values());
}

it.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
])('writes names of up to sixteen letters whole on the stands at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const names = ['hostfriend5580ab', 'deskwzm9e', 'friedrichzgwpk'];
  const rows = names.map((displayName, at) => boardRow(at + 1, 900 - at, { displayName }));
  await showBoards({
    '/leaderboard/': ({ path }) => (path.endsWith('/top') ? { rows } : { rows, localPlayer: null, total: 3 }),
  });
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-board=wins] ol b')];
  await expect.poll(() => shown().length).toBe(3);
  await document.fonts.ready;
  const cut = shown().filter((name) => name.scrollWidth > name.clientWidth);
  expect(cut.map((name) => `${name.textContent} ${name.scrollWidth} in ${name.clientWidth}`)).toEqual([]);
  for (const name of shown()) expect(Number.parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThanOrEqual(11);
  // No line of a name is left with its last letter.
  for (const name of shown()) expect(shortestLine(name), name.textContent ?? '').toBeGreaterThanOrEqual(4);
  // Two lines lift nobody out of the box.
  const box = document.querySelector('[data-board=wins]');
  const head = box?.querySelector('h2')?.getBoundingClientRect();
  const faces = [...(box?.querySelectorAll('ol li') ?? [])].map((stand) => stand.getBoundingClientRect());
  for (const { top } of faces) expect(top).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1);
});
