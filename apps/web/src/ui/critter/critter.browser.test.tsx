import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Critter } from './critter.tsx';

it('shows an uploaded picture from the server’s own address', async () => {
  await render(<Critter seed="up:abc123" />);
  expect(document.querySelector('image')?.getAttribute('href')).toMatch(/\/api\/avatars\/abc123\.webp$/);
});

it('falls back to a creature when the picture is gone', async () => {
  await render(<Critter seed="up:gone" />);
  document.querySelector('image')?.dispatchEvent(new Event('error'));
  await expect.poll(() => document.querySelector('image')).toBeNull();
  expect(document.querySelectorAll('ellipse').length).toBeGreaterThan(2);
});

it('draws no creature with a crown: that is the mark of the host', async () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `somebody ${at}`);
  await render(seeds.map((seed) => <Critter key={seed} seed={seed} />));
  const tops = [...document.querySelectorAll('svg > path:first-child')].map((path) => path.getAttribute('fill'));
  expect(tops.length).toBeGreaterThan(20);
  expect(tops).not.toContain('#ffd23f');
});
