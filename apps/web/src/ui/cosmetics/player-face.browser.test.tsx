import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlayerFace } from './player-face.tsx';

const frame = () => document.querySelector('[data-frame]');
const rings = () => [...document.querySelectorAll<HTMLImageElement>('[data-frame] > img')];

it('stands between the two layers of its frame, in the room that the face alone takes', async () => {
  await render(
    <>
      <div data-bare="">
        <PlayerFace seed="Lumi" frame={0} size={80} />
      </div>
      <div>
        <PlayerFace seed="Lumi" frame={6} size={80} />
      </div>
    </>,
  );
  await Promise.all(rings().map((ring) => ring.decode()));
  expect(rings().map(({ src }) => /\/frame\/dark\/6\.svg#(\w+)$/.exec(src)?.[1])).toEqual(['back', 'front']);
  const bare = document.querySelector('[data-bare] > svg')?.getBoundingClientRect();
  const framed = frame()?.getBoundingClientRect();
  expect(framed?.width).toBe(bare?.width);
  expect(framed?.height).toBeCloseTo(bare?.height ?? 0, 0);
  const face = document.querySelector('[data-frame] svg')?.getBoundingClientRect();
  expect(face?.width ?? 0).toBeLessThan(bare?.width ?? 0);
});

it('stands alone without a frame, and where the picture of one is missing', async () => {
  await render(<PlayerFace seed="Lumi" frame={250} size={80} />);
  await expect.poll(frame).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
