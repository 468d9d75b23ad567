import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sound } from '../../../platform/sound/sound.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { EasterEgg } from './easter-egg.tsx';

const picture = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-testid=easter-egg]')?.dataset.picture;
const stop = vi.fn();
const setVolume = vi.fn();

beforeEach(() => {
  vi.spyOn(sound, 'loop').mockReturnValue({ stop, setVolume });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** Opens the room, then takes the clock into the hand. */
const open = async () => {
  const { fake } = await renderRoom(<EasterEgg />, roomState([playerState('me')]));
  vi.useFakeTimers();
  fake.say('server-message', { msg: '/metal' });
  return { fake, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

describe('the easter egg', () => {
  it('sounds, shows pictures at 5, 22 and 55 s with rising volume, and stops at 74 s [R0215 R0472 R0547]', async () => {
    const { pass } = await open();
    expect(sound.loop).toHaveBeenCalledOnce();
    await pass(4999);
    expect(picture()).toBeUndefined();
    await pass(1);
    await expect.poll(picture).toBe('horns');
    await pass(17_000);
    await expect.poll(picture).toBe('bomb');
    await pass(33_000);
    await expect.poll(picture).toBe('band');
    expect(setVolume.mock.calls.map(([volume]) => volume)).toEqual([0.15, 0.25, 0.35, 0.4]);
    expect(stop).not.toHaveBeenCalled();
    await pass(19_000);
    expect(stop).toHaveBeenCalledOnce();
    await expect.poll(picture).toBeUndefined();
  });
  it('is stopped by a second trigger, and starts again with a third [R0216]', async () => {
    const { fake, pass } = await open();
    await pass(6000);
    await expect.poll(picture).toBe('horns');
    fake.say('server-message', { msg: '/metal' });
    expect(stop).toHaveBeenCalledOnce();
    await pass(20_000);
    await expect.poll(picture).toBeUndefined();
    fake.say('server-message', { msg: '/metal' });
    await pass(5000);
    await expect.poll(picture).toBe('horns');
  });
  it('keeps quiet for other messages', async () => {
    const { fake } = await renderRoom(<EasterEgg />, roomState([playerState('me')]));
    fake.say('server-message', { msg: 'restart' });
    expect(sound.loop).not.toHaveBeenCalled();
    expect(page.getByTestId('easter-egg').query()).toBeNull();
  });
});
