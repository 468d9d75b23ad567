import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { awaitRest } from '../../testing/await-rest.ts';
import { Bomb } from './bomb.tsx';

const sign = () => page.getByTestId('sign').element().getBoundingClientRect();
const hands = () => [...document.querySelectorAll('[data-hand]')].map((hand) => hand.getBoundingClientRect());

it.each(['HUM', 'DES', 'CER', 'SNO', 'S·L·R', 'MWM', 'QUO', 'TION', 'MÄH', '…ING', 'ШЖЮ'])(
  'holds the prompt %s clear of the hands',
  async (prompt) => {
    await document.fonts.ready;
    await render(
      <div style={{ width: 160 }}>
        <Bomb prompt={prompt} />
      </div>,
    );
    await awaitRest();
    const [left, right] = hands();
    expect(sign().left).toBeGreaterThan(left?.right ?? 0);
    expect(sign().right).toBeLessThan(right?.left ?? 0);
  },
);

it.each([
  ['OF', 'FT'],
  ['ING', 'TER'],
  ['MW', 'WM'],
])('holds the two prompts %s and %s on one sign', async (prompt, also) => {
  await render(
    <div style={{ width: 160 }}>
      <Bomb prompt={prompt} also={also} />
    </div>,
  );
  await awaitRest();
  const lines = [...page.getByTestId('sign').element().children].map((line) => line.textContent);
  expect(lines).toEqual([prompt, also]);
  const [left, right] = hands();
  expect(sign().left).toBeGreaterThan(left?.right ?? 0);
  expect(sign().right).toBeLessThan(right?.left ?? 0);
  const board = document.querySelector('rect')?.getBoundingClientRect();
  expect(sign().bottom).toBeLessThanOrEqual(board?.bottom ?? 0);
});
