import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { setPreferences } from '../../platform/preferences.ts';
import { DressedBomb } from './dressed-bomb.tsx';

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-bomb-picture] img')];
const show = (id: number, heat = 0) =>
  render(
    <div data-panic={heat > 0.6 || undefined} style={{ width: 200, margin: 80, '--heat': heat } as React.CSSProperties}>
      <DressedBomb id={id} prompt="TIO" />
    </div>,
  );

it('shows the picture of a bomb in layers, with the prompt on its sign before them', async () => {
  await show(20);
  await expect.element(page.getByTestId('sign')).toHaveTextContent('TIO');
  await Promise.all(pictures().map((picture) => picture.decode()));
  const views = pictures().map(({ src }) => /\/bomb\/dark\/20\.svg#(\w+)$/.exec(src)?.[1]);
  expect(views).toEqual(['body', 'spark', 'flicker', 'face', 'left', 'middle', 'right']);
  const sign = page.getByTestId('sign').element().getBoundingClientRect();
  expect(document.elementFromPoint(sign.x + sign.width / 2, sign.y + sign.height / 2)?.closest('svg')).not.toBeNull();
});

it('glows and shrinks its pupils as the fuse burns, and shivers in panic', async () => {
  await show(3, 0.9);
  const styleOf = (view: string) => {
    const picture = pictures().find(({ src }) => src.endsWith(`#${view}`));
    return picture ? getComputedStyle(picture) : null;
  };
  expect(Number(styleOf('left')?.scale)).toBeCloseTo(0.622, 2);
  const heat = document.querySelector('[data-bomb-picture] > div');
  expect(Number(heat ? getComputedStyle(heat).opacity : 0)).toBeCloseTo(0.81, 2);
  const face = pictures().find(({ src }) => src.endsWith('#face'))?.parentElement;
  expect(face ? getComputedStyle(face).animationName : 'none').not.toBe('none');
});

it('falls back to the plain bomb where a picture is missing', async () => {
  await show(99_999);
  await expect.poll(() => document.querySelector('[data-bomb-picture]')).toBeNull();
  await expect.element(page.getByTestId('sign')).toHaveTextContent('TIO');
});

it('takes the picture that fits the theme', async () => {
  setPreferences({ t: 'retro' });
  await show(20);
  await expect.poll(() => pictures()[0]?.src).toMatch(/\/bomb\/light\/20\.svg/);
  setPreferences({ t: 'default' });
});
