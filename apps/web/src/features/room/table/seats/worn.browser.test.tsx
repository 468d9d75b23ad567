import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playerState, runningState } from '../../testing/room-state.ts';
import { renderRoom } from '../../testing/render-room.tsx';
import { Table } from '../table.tsx';

const table = (bomb: number) =>
  renderRoom(
    <div style={{ display: 'grid', width: 900, height: 600 }}>
      <Table />
    </div>,
    runningState([playerState('me', { frame: 2 }), playerState('ann', { frame: 11 }), playerState('bob')], 'ann', {
      bomb,
    }),
  );

const framesOf = (seat: string) =>
  document.querySelector(`[data-seat="${seat}"] [data-frame]`)?.getAttribute('data-frame');

it('shows everybody in the frame that they wear, and the bomb that the host chose', async () => {
  await table(39);
  await expect.poll(() => framesOf('me')).toBe('2');
  expect([framesOf('ann'), framesOf('bob')]).toEqual(['11', undefined]);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-bomb-picture] img, [data-frame] img')];
  await Promise.all(pictures.map((picture) => picture.decode()));
  expect(document.querySelector('[data-bomb-picture]')?.getAttribute('data-bomb-picture')).toMatch(
    /\/bomb\/dark\/39\.svg$/,
  );
});

it('keeps the plain bomb in the colours of the theme', async () => {
  await table(0);
  await expect.element(page.getByTestId('sign')).toBeVisible();
  expect(document.querySelector('[data-bomb-picture]')).toBeNull();
});
