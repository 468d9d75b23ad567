import { cdp, page } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';
import { playerState, runningState } from '../../testing/room-state.ts';
import { renderRoom } from '../../testing/render-room.tsx';
import { Table } from '../table.tsx';

const open = async (...players: ReturnType<typeof playerState>[]) => {
  const rendered = await renderRoom(
    <div style={{ display: 'grid', width: 900, height: 600 }}>
      <Table />
    </div>,
    runningState(players, 'zoe', { heart: 3 }),
  );
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(players.length);
  return rendered;
};
const seat = (id: string) => document.querySelector(`[data-seat="${id}"]`) as HTMLElement;
const cosmetics = (id: string, within = '') =>
  [...seat(id).querySelectorAll<HTMLImageElement>(`${within} img[data-cosmetic]`)].map(
    ({ dataset }) => dataset.cosmetic,
  );
const zoe = playerState('zoe');
const motion = (value: 'reduce' | ''): Promise<void> =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

it('draws lives as their player has chosen, lost ones as outlines, and says how many', async () => {
  const { fake } = await open(playerState('me', { heart: 3, h: 40 }), playerState('ann', { heart: 2 }), zoe);
  expect(cosmetics('me', '[role=img]')).toEqual(['heart-40', 'heart-40', 'heart-40']);
  expect(cosmetics('ann')).toEqual([]);
  fake.say('hurt', { id: 'me', heart: 1 });
  await expect.poll(() => cosmetics('me', '[role=img]')).toEqual(['heart-40', 'lost-heart-40', 'lost-heart-40']);
  await expect
    .element(page.elementLocator(seat('me')).getByRole('img', { name: '1 heart', exact: true }))
    .toBeVisible();
  const pictures = [...seat('me').querySelectorAll<HTMLImageElement>('[role=img] img')];
  await expect.poll(() => pictures.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true, true]);
  fake.say('heart', { id: 'me', heart: 5 });
  await expect.poll(() => cosmetics('me', '[role=img]')).toEqual(['heart-40']);
  expect(seat('me').querySelector('[role=img]')?.textContent).toBe('5');
});

it('draws usual hearts where the picture cannot be had', async () => {
  await open(playerState('me', { heart: 2, h: 40 }), zoe);
  await expect.poll(() => cosmetics('me', '[role=img]')).toHaveLength(3);
  seat('me').querySelector('[role=img] img')?.dispatchEvent(new Event('error'));
  await expect.poll(() => cosmetics('me', '[role=img]')).toEqual([]);
  expect(seat('me').querySelectorAll('[role=img] svg')).toHaveLength(2);
});

it('moves only the life that goes next, and none where motion is reduced', async () => {
  await open(playerState('me', { heart: 3, h: 1 }), zoe);
  const moving = () =>
    [...seat('me').querySelectorAll('[role=img] img')].map((life) => getComputedStyle(life).animationName !== 'none');
  await expect.poll(moving).toEqual([false, false, true]);
  await motion('reduce');
  onTestFinished(() => motion(''));
  await expect.poll(moving).toEqual([false, false, false]);
});

it('surrounds a player with the streak of their choice as long as the combo image shows', async () => {
  const { fake } = await open(playerState('me', { f: 31, combo: 5 }), playerState('ann', { combo: 9 }), zoe);
  const aura = page.getByTestId('streak-aura');
  const say = (combo: number) => fake.say('correct', { id: 'me', word: 'PATIO', prompt: 'TIO', points: 5, combo });
  expect(aura.query()).toBeNull();
  say(6);
  await expect.element(page.getByRole('img', { name: 'Combo of 6' })).toBeVisible();
  expect(aura.elements()).toHaveLength(1);
  const picture = aura.element().querySelector('img') as HTMLImageElement;
  expect(picture.dataset.cosmetic).toBe('streak-31');
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
  expect(seat('me').contains(picture)).toBe(true);
  // It lies behind the face, which opens the card as before.
  const { left, top, width, height } = seat('me').querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).not.toBeNull();
  fake.say('hurt', { id: 'me', heart: 1 });
  await expect.poll(() => aura.query()).toBeNull();
});
