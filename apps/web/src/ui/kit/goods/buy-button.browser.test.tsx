import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { BuyButton } from './buy-button.tsx';
import { ItemCard } from './item-card.tsx';
import type { Amount } from './price.tsx';

const PRICES = [
  { amount: 500_000, currency: 'coin' },
  { amount: 250, currency: 'diamond' },
] as const satisfies readonly Amount[];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

interface Shown {
  processing?: boolean;
  owned?: boolean;
}
const bought = vi.fn();
const draw = ({ processing = false, owned = false }: Shown = {}) => (
  <ul>
    <ItemCard name="Rope" picture={null} owned={owned}>
      {owned ? (
        <button type="button">Equip</button>
      ) : (
        <BuyButton name="Rope" prices={PRICES} processing={processing} onBuy={bought} />
      )}
    </ItemCard>
  </ul>
);
beforeEach(() => void bought.mockReset());
afterEach(cleanup);

it('names thing and price to readers, and shows the number with the picture of its currency', async () => {
  await render(draw());
  await expect.element(button('Buy Rope for 500,000 coins')).toBeVisible();
  expect(button('Buy Rope for 250 diamonds').element().textContent).toMatch(/^250/);
});

it('asks before it buys, and goes back to where it was', async () => {
  await render(draw());
  await button('Buy Rope for 250 diamonds').click();
  await expect.element(button('Confirm: Rope for 250 diamonds')).toHaveFocus();
  await button('Cancel').click();
  await expect.element(button('Buy Rope for 500,000 coins')).toHaveFocus();
  expect(bought).not.toHaveBeenCalled();
  await button('Buy Rope for 250 diamonds').click();
  await button('Confirm: Rope for 250 diamonds').click();
  expect(bought.mock.calls).toEqual([[PRICES[1]]]);
});

it('a double click confirms nothing, nor does a key that is held', async () => {
  await render(draw());
  await userEvent.dblClick(button('Buy Rope for 500,000 coins'));
  await expect.element(button('Confirm: Rope for 500,000 coins')).toBeVisible();
  expect(bought).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter>6/}');
  expect(bought.mock.calls.length).toBeLessThan(2);
});

it('takes the keyboard along: asked, on its way, owned', async () => {
  const screen = await render(draw());
  (button('Buy Rope for 500,000 coins').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Confirm');
  await userEvent.keyboard('{Enter}');
  await screen.rerender(draw({ processing: true }));
  await expect.poll(focused).toBe('Processing…');
  await expect.element(button('Processing…')).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(draw({ owned: true }));
  await expect.poll(focused).toBe('Equip');
  expect(page.getByRole('article', { name: 'Rope' }).element().textContent).toMatch(/^Owned/);
  expect(bought).toHaveBeenCalledTimes(1);
});

it('may say what it does instead of the price, and what is to be known before it is confirmed', async () => {
  const warning = 'That is a lot.';
  await render(
    <BuyButton name="Rope" label="Buy" prices={[PRICES[1]]} warning={warning} processing={false} onBuy={bought} />,
  );
  expect(button('Buy Rope for 250 diamonds').element().textContent).toBe('Buy');
  expect(page.getByRole('alert').query()).toBeNull();
  await button('Buy Rope for 250 diamonds').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(warning);
  const described = button('Confirm: Rope for 250 diamonds').element().getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe(warning);
});
