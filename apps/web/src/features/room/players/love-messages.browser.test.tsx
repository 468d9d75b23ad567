import { describe, expect, it } from 'vitest';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { LoveMessages } from './love-messages.tsx';

const people = [playerState('me'), playerState('zed', { username: 'Zed' }), playerState('ida', { username: 'Ida' })];
const shown = () => document.querySelector('[role=status] p')?.textContent ?? null;

describe('love messages', () => {
  it('queue up, three seconds each [R0597]', async () => {
    const { fake } = await renderRoom(<LoveMessages />, roomState(people));
    fake.say('love-heart', { from: 'zed', to: 'me' });
    fake.say('love-heart', { from: 'ida', to: 'me' });
    await expect.poll(shown).toBe('Zed sent you a heart');
    await wait(2700);
    expect(shown()).toBe('Zed sent you a heart');
    await expect.poll(shown).toBe('Ida sent you a heart');
    await wait(2700);
    expect(shown()).toBe('Ida sent you a heart');
    await expect.poll(shown).toBeNull();
  });
  it('tell who sent a heart that it went', async () => {
    const { fake } = await renderRoom(<LoveMessages />, roomState(people));
    fake.say('love-heart', { from: 'me', to: 'zed' });
    await expect.poll(shown).toBe('You sent Zed a heart');
  });
  it('are for these two alone', async () => {
    const { fake } = await renderRoom(<LoveMessages />, roomState(people));
    fake.say('love-heart', { from: 'zed', to: 'ida' });
    await wait(50);
    expect(shown()).toBeNull();
  });
});
