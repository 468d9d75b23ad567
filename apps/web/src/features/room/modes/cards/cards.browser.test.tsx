import { asSeatId, type CardView, MODES } from '@syllaboom/engine';
import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { renderMode, turnMessage } from '../../testing/render-mode.tsx';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';

const seats = ['me', 'ann', 'bob'];
const view = (changes: Partial<CardView> = {}): CardView => ({
  mode: MODES.cardBet,
  chips: seats.map((seat, index) => ({ seat: asSeatId(seat), chips: 20 - index })),
  picking: { seat: asSeatId('me'), endsAt: 5000 },
  card: null,
  stake: 0,
  ante: 0,
  last: null,
  ...changes,
});
const open = (changes: Partial<CardView> = {}) => renderMode(MODES.cardBet, {}, ['card-state', view(changes)]);
const card = (name: string) => page.getByRole('button', { name: new RegExp(name) });

it('shows four cards, low and mid of red suits, high and random black, and the seconds to pick [R0129 R0471]', async () => {
  const { store } = await open();
  store.setClock(0, 0);
  const faces = [...document.querySelectorAll('[data-testid=card-picker] [data-card]')].map((one) => ({
    card: (one as HTMLElement).dataset.card,
    suit: one.querySelector<HTMLElement>('[data-suit]')?.dataset.suit,
    color: one.querySelector<HTMLElement>('[data-suit]')?.dataset.color,
  }));
  expect(faces).toEqual([
    { card: 'low', suit: 'hearts', color: 'red' },
    { card: 'mid', suit: 'diamonds', color: 'red' },
    { card: 'high', suit: 'spades', color: 'black' },
    { card: 'random', suit: 'clubs', color: 'black' },
  ]);
  const red = getComputedStyle(document.querySelector('[data-suit=hearts]') as Element)
    .color.match(/\d+/g)
    ?.map(Number);
  expect(red?.[0]).toBeGreaterThan((red?.[1] ?? 255) * 2);
  await expect.element(page.getByTestId('pick-clock')).toHaveTextContent('5');
  store.setClock(1500, 0);
  await expect.element(page.getByTestId('pick-clock')).toHaveTextContent('4');
});

it('names what each card brings and costs, to readers too', async () => {
  await open();
  const odds = (one: string) => page.getByTestId(`odds-${one}`).element().textContent;
  expect(['low', 'mid', 'high', 'random'].map(odds)).toEqual([
    '+1−2Right: +1 chips, too late: −2',
    '+2−4Right: +2 chips, too late: −4',
    '+4−8Right: +4 chips, too late: −8',
    '+1–4−2–8Right: +1–4 chips, too late: −2–8',
  ]);
});

it('sends the index of the picked card once, by pointer or by key [R0447]', async () => {
  const { fake } = await open();
  await card('High').click();
  await userEvent.keyboard('1');
  expect(fake.sentUnder('submit')).toEqual([{ word: 2 }]);
  fake.say('card-state', view({ picking: { seat: asSeatId('me'), endsAt: 30_000 } }));
  await expect.element(card('Low')).toBeEnabled();
  await userEvent.keyboard('4');
  expect(fake.sentUnder('submit')).toEqual([{ word: 2 }, { word: 3 }]);
});

it('lets nobody else pick, and nobody type meanwhile [R0129]', async () => {
  const { fake } = await open({ picking: { seat: asSeatId('ann'), endsAt: 5000 } });
  await expect.element(page.getByRole('heading', { name: /ann is picking a card/ })).toBeVisible();
  await expect.element(card('Low')).toBeDisabled();
  await userEvent.keyboard('1');
  expect(fake.sentUnder('submit')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('input[name=word]')?.readOnly).toBe(true);
});

it('leaves whoever is out the switch for the next match, in place of cards that others pick', async () => {
  const people = [playerState('me', { eliminated: true }), playerState('ann'), playerState('bob')];
  const { fake } = await renderStay(
    runningState(people, 'ann', { mode: MODES.cardBet, turnEndsAt: 60_000, maxTime: 60 }),
  );
  fake.say('card-state', view({ picking: { seat: asSeatId('ann'), endsAt: 60_000 } }));
  const join = page.getByRole('switch', { name: 'Join the next match' });
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(join).toBeVisible();
    const { left, top, width: w, height: h } = join.element().getBoundingClientRect();
    const above = () => document.elementFromPoint(left + w / 2, top + h / 2);
    await expect.poll(() => join.element().contains(above()), { message: `${width}` }).toBe(true);
  }
  await page.viewport(1280, 800);
});

it('tells how the turn before ended, and what the random card was', async () => {
  const last = { seat: asSeatId('ann'), card: 'random', class: 'high', chips: -8 } as const;
  await open({ last });
  await expect.element(page.getByTestId('last-card')).toHaveTextContent('ann: Random (High) −8');
});

it('shows chips at the seats in place of hearts, the card in play, stake and ante [R0471]', async () => {
  const { fake } = await open();
  await expect.element(page.getByTestId('chips-ann')).toHaveTextContent('19');
  fake.say('card-state', view({ picking: null, card: 'mid', stake: 2, ante: 3 }));
  fake.say('turn', turnMessage());
  await expect.element(page.getByTestId('played-card')).toHaveTextContent('Mid');
  await expect.element(page.getByTestId('card-bar')).toHaveTextContent('MidStake 2Ante 3');
  expect(page.getByTestId('card-picker').query()).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[name=word]')?.readOnly).toBe(false);
});
