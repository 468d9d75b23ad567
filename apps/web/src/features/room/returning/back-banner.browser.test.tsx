import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LostSeat } from '../../../navigation/screens.ts';
import { openWindow, useWindows } from '../../../ui/windows/manager.ts';
import { BackBanner } from './back-banner.tsx';
import { findSeatStatus } from './connect.ts';
import { ElsewherePanel } from './elsewhere-panel.tsx';

vi.mock('./connect.ts', { spy: true });
const SEAT: LostSeat = { roomId: 'K7QX', isMissed: true };
const WAITS = { stands: true, seat: 'waits', own: true, match: true } as const;
type SeatStatus = Awaited<ReturnType<typeof findSeatStatus>>;

beforeEach(
  () =>
    void vi
      .mocked(findSeatStatus)
      .mockReset()
      .mockReturnValue(new Promise(() => undefined)),
);

async function show(answer: () => Promise<SeatStatus>, seat = SEAT) {
  vi.mocked(findSeatStatus).mockImplementation(answer);
  const [onEnter, onForget] = [vi.fn(), vi.fn()];
  await render(<BackBanner seat={seat} onEnter={onEnter} onForget={onForget} />);
  // The first check by itself comes a second later.
  dispatchEvent(new Event('online'));
  return { onEnter, onForget };
}
const nobody = () => Promise.reject(new Error('nobody answers'));
const back = () => page.getByRole('button', { name: 'Back to your game', exact: true });

it('stays while nobody answers, and takes the lost seat as soon as there is a network again', async () => {
  const { onEnter, onForget } = await show(nobody);
  await expect.poll(() => vi.mocked(findSeatStatus).mock.calls.length).toBe(1);
  await expect.element(page.getByText('Your seat still waits for you.')).toBeVisible();
  expect([onEnter.mock.calls.length, onForget.mock.calls.length]).toEqual([0, 0]);
  vi.mocked(findSeatStatus).mockResolvedValue(WAITS);
  dispatchEvent(new Event('online'));
  await expect.poll(() => onEnter.mock.calls.length).toBe(1);
});

it('waits for a press of who left by themselves, and can be sent away', async () => {
  const { onEnter, onForget } = await show(async () => WAITS, { ...SEAT, isMissed: false });
  await expect.poll(() => vi.mocked(findSeatStatus).mock.calls.length).toBe(1);
  expect(onEnter).not.toHaveBeenCalled();
  await back().click();
  expect(onEnter).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Close Back to your game' }).click();
  expect(onForget).toHaveBeenCalledTimes(1);
});

it('offers the match when the seat is gone, and goes when the match is over', async () => {
  const { onEnter, onForget } = await show(async () => ({ ...WAITS, seat: 'none', own: false }));
  await expect.element(page.getByText(/^The match goes on without you/)).toBeVisible();
  expect(onEnter).not.toHaveBeenCalled();
  vi.mocked(findSeatStatus).mockResolvedValue({ stands: true, seat: 'none', own: false, match: false });
  dispatchEvent(new Event('online'));
  await expect.poll(() => onForget.mock.calls.length).toBe(1);
});

it('the window that lost its seat closes what was open, offers the seat to the keyboard, and says why it failed', async () => {
  openWindow('settings');
  const [onClaim, onLeave] = [vi.fn(), vi.fn()];
  const { rerender } = await render(
    <ElsewherePanel roomId="K7QX" failure={null} onClaim={onClaim} onLeave={onLeave} />,
  );
  await expect.element(page.getByRole('alert').getByText('You are playing in another window')).toBeVisible();
  expect(useWindows.getState().open).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Play here' })).toHaveFocus();
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByRole('button', { name: 'To the menu' }).click();
  expect([onClaim.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  await rerender(<ElsewherePanel roomId="K7QX" failure="network" onClaim={onClaim} onLeave={onLeave} />);
  await expect.element(page.getByRole('alert').getByText(/^Network error/)).toBeVisible();
});

it('the window that lost its seat says when the one that has it is closed, and when another takes it', async () => {
  const say = (words: string) =>
    expect.element(page.getByRole('alert').getByText(words), { timeout: 4000 }).toBeVisible();
  const play = () => {
    let close: () => void = () => undefined;
    const open = new Promise<void>((done) => (close = done));
    void navigator.locks.request('syllaboom-seat-K7QX', () => open);
    return close;
  };
  const closeFirst = play();
  await render(<ElsewherePanel roomId="K7QX" failure={null} onClaim={vi.fn()} onLeave={vi.fn()} />);
  await say('You are playing in another window');
  // Long enough to have been seen.
  await new Promise((done) => setTimeout(done, 1500));
  await say('You are playing in another window');
  closeFirst();
  await say('The other window is closed');
  await say('Your seat still waits for you.');
  const closeSecond = play();
  await say('You are playing in another window');
  closeSecond();
});
