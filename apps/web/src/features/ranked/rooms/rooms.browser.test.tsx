import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rankedListing } from '../testing/ranked-listing.ts';
import { RankedRoomCard } from './ranked-room-card.tsx';
import { TopGameCard } from './top-game-card.tsx';

it('a ranked match in the list shows two players with rank frame, points and Spectate [L0034]', async () => {
  const onSpectate = vi.fn();
  await render(
    <ul>
      <RankedRoomCard room={rankedListing('r', [1200, 3600])} onSpectate={onSpectate} />
    </ul>,
  );
  const card = page.getByRole('listitem');
  for (const text of ['Noodle', '1,200 WP', 'Lumi', '3,600 WP'])
    await expect.element(card.getByText(text)).toBeVisible();
  const frames = [...card.element().querySelectorAll('[data-rank]')].map((frame) => frame.getAttribute('data-rank'));
  expect(frames).toEqual(['silver', 'challenger']);
  const button = card.getByRole('button', { name: 'Spectate Noodle against Lumi' });
  expect(button.element().textContent).toBe('Spectate');
  await button.click();
  expect(onSpectate).toHaveBeenCalledTimes(1);
});

it('the top game leads to the best-rated running match; without one nothing is shown', async () => {
  const onSpectate = vi.fn();
  const rooms = [rankedListing('low', [600, 700]), rankedListing('top', [2600, 2700])];
  const screen = await render(<TopGameCard rooms={rooms} onSpectate={onSpectate} />);
  await expect.element(page.getByText('2,700 WP')).toBeVisible();
  await page.getByRole('button', { name: 'Spectate Noodle against Lumi' }).click();
  expect(onSpectate).toHaveBeenCalledWith('top');
  await screen.rerender(<TopGameCard rooms={[]} onSpectate={onSpectate} />);
  expect(page.getByTestId('top-game').query()).toBeNull();
});
