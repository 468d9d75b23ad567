import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sound } from '../../../platform/sound/sound.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { RoomDrops } from './room-drops.tsx';

it('what a match brought flies over the room, sounds and is named [R0462]', async () => {
  const played = vi.spyOn(sound, 'play');
  const { fake } = await renderRoom(<RoomDrops />, roomState([playerState('me')]));
  fake.say('exp-spawn', { id: 'me', count: 40 });
  fake.say('coin-spawn', { id: 'me', count: 30 });
  fake.say('diamond-spawn', { id: 'me', count: 1 });
  fake.say('key-spawn', { id: 'me', count: 1 });
  fake.say('word-spawn', { id: 'me', syllables: ['ING', 'KI'] });
  fake.say('item-spawn', { type: 'bomb', value: 7, diamonds: 0 });
  const pictures = (kind: string) => document.querySelectorAll(`[data-spawn="${kind}"]`).length;
  await expect.poll(() => pictures('tile')).toBe(2);
  expect(['exp', 'coin', 'diamond', 'key', 'bomb'].map(pictures)).toEqual([14, 14, 1, 1, 1]);
  expect(played).toHaveBeenCalledWith('coin');
  await expect.element(page.getByText(/\+?1 key/)).toBeVisible();
  await expect.poll(() => pictures('tile'), { timeout: 6000 }).toBe(0);
});

it('takes no place among the rows of the room', async () => {
  await renderRoom(
    <div style={{ display: 'grid', gridTemplateRows: '60px minmax(0, 1fr)', height: 400 }}>
      <header>strip</header>
      <RoomDrops />
      <main>scene</main>
    </div>,
    roomState([playerState('me')]),
  );
  await expect.element(page.getByText('scene')).toBeVisible();
  expect(page.getByText('scene').element().getBoundingClientRect().height).toBe(340);
});
