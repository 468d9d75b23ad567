import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { RoomSettings } from './room-settings.tsx';

const open = (host: 'me' | 'zed' = 'me', type = 0, changes = {}) =>
  renderRoom(
    <div style={{ width: 460 }}>
      <RoomSettings />
    </div>,
    roomState([playerState('me', { type }), playerState('zed')], { host, ...changes }),
  );
const line = (id: string) => document.querySelector<HTMLElement>(`[data-setting=${id}] > button`);

describe('the room settings', () => {
  it('have the tabs Basic and Advanced with settings and their values [R0116]', async () => {
    await open('me', 0, { speed: 2, heart: 3 });
    await expect.element(page.getByRole('tab', { name: 'Basic' })).toBeVisible();
    expect(line('speed')?.textContent).toContain('2×');
    expect(line('heart')?.textContent).toContain('3');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('wpp')?.textContent).toContain('Automatic');
    expect(line('sl')?.textContent).toContain('3');
  });
  it('open a list of values for the host only [R0117]', async () => {
    const { fake } = await open('zed');
    line('heart')?.click();
    await expect.poll(toastText).toContain('only host can change');
    expect(page.getByRole('button', { name: '3', exact: true }).query()).toBeNull();
    expect(fake.sent).toEqual([]);
  });
  it('show a loader from a change to the message that confirms it [R0211]', async () => {
    const { fake } = await open();
    line('heart')?.click();
    await page.getByRole('button', { name: '3', exact: true }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'heart', value: 3 }]);
    await expect.element(page.getByTestId('settings-loader')).toBeVisible();
    fake.say('st-change', { key: 'heart' });
    await expect.element(page.getByTestId('settings-loader')).not.toBeInTheDocument();
  });
  it('offer hearts 1 to 3, the timers and the four difficulties [R0573 R0578 R0145]', async () => {
    await open();
    const values = (id: string) => {
      line(id)?.click();
      return expect.poll(() =>
        [...document.querySelectorAll(`[data-setting=${id}] > div button`)].map((button) => button.textContent),
      );
    };
    await values('heart').toEqual(['1', '2', '3']);
    await values('timer').toEqual(['Per turn', '1 minute', '5 minutes', '10 minutes']);
    await values('difficulty').toEqual(['Normal', 'Challenge', 'Practice', 'AARRGHH']);
  });
  it('let only staff hosts admit guests [R0356]', async () => {
    const plain = await open();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('guests')).toBeNull();
    await plain.screen.unmount();
    await open('me', 10);
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('guests')).not.toBeNull();
  });
});
