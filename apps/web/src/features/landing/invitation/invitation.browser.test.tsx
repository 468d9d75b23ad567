import type { Invitation } from '@syllaboom/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply } from '../../../testing/fake-fetch.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const ROOM: Invitation = {
  roomId: 'K7QX',
  host: { name: 'Anna', avatar: 'seed', frame: 0 },
  title: '',
  mode: 0,
  sc: 0,
  language: 'de-DE',
  mlang: false,
  players: 3,
  seats: 8,
  started: false,
  private: false,
  wayIn: false,
  door: 'seat',
};
afterEach(() => vi.restoreAllMocks());

async function show(answer: () => Response) {
  const calls = fakeFetch(answer);
  const nothing = () => undefined;
  const screen = await render(
    <div style={{ height: '100vh' }}>
      <InvitationScreen roomId="K7QX" onPlay={nothing} onBrowse={nothing} />
    </div>,
  );
  return { screen, calls };
}
const showRoom = (changes: Partial<Invitation>) => show(() => reply({ ...ROOM, ...changes }));

describe('an invitation', () => {
  it('names the host, the language and the players, and asks for a name', async () => {
    const { screen, calls } = await showRoom({ title: 'Owls', private: true });
    await expect.element(screen.getByRole('heading', { name: 'Anna invites you to play' })).toBeVisible();
    for (const fact of ['German', '3 of 8 players', 'Table “Owls”', /Private table/])
      await expect.element(screen.getByText(fact)).toBeVisible();
    await expect.element(screen.getByLabelText('Your name')).toBeVisible();
    expect(calls[0]?.path).toBe('/invitation/K7QX');
    await expect.element(screen.getByLabelText('Your name')).toHaveFocus();
  });

  it.each([
    ['full', 'The table is full at the moment.'],
    ['ranked', 'A ranked match is played here: only its two players come in.'],
    ['closing', 'The server restarts. Please try again in a moment.'],
  ] as const)('to a table that is %s says so and offers another', async (door, words) => {
    const { screen } = await showRoom({ door });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'See the open tables' })).toBeVisible();
    expect(screen.getByLabelText('Your name').query()).toBeNull();
  });

  it('to a running match says that one watches first', async () => {
    const { screen } = await showRoom({ door: 'watch', started: true });
    await expect.element(screen.getByText(/A match is running/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Come in and watch' })).toBeVisible();
  });

  it('says what the table does now, also to who thinks of a name for a while, and keeps what was typed', async () => {
    let started = false;
    const { screen } = await show(() => reply({ ...ROOM, started, door: started ? 'watch' : 'seat' }));
    await screen.getByLabelText('Your name').fill('Owlet');
    started = true;
    await expect.element(screen.getByText(/A match is running/), { timeout: 20_000 }).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Come in and watch' })).toBeVisible();
    await expect.element(screen.getByLabelText('Your name')).toHaveValue('Owlet');
  });

  it('to a full table between two matches says that one watches until a seat is free', async () => {
    const { screen } = await showRoom({ door: 'watch', players: 2, seats: 2 });
    await expect.element(screen.getByText(/The table is full at the moment: you watch/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Come in and watch' })).toBeVisible();
  });

  it('to a table that is closed to names alone leads to an account', async () => {
    const { screen } = await showRoom({ wayIn: true });
    await expect.element(screen.getByText(/keeps this table for accounts with a password/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(screen.getByLabelText('Your name').query()).toBeNull();
  });

  it('to a room that is gone is not asked for again', async () => {
    const { screen, calls } = await show(() => refusal('room/not_found', 404));
    await expect.element(screen.getByRole('button', { name: 'Play now' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(calls).toHaveLength(1);
  });

  it('to a room that is gone leaves its two buttons apart, in the middle of a phone on its side', async () => {
    await page.viewport(844, 390);
    const { screen } = await show(() => refusal('room/not_found', 404));
    const play = screen.getByRole('button', { name: 'Play now' });
    await expect.element(play).toBeVisible();
    const tables = screen.getByRole('button', { name: 'See the open tables' }).element().getBoundingClientRect();
    expect(tables.top - play.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(12);
    expect(Math.abs((play.element().getBoundingClientRect().top + tables.bottom) / 2 - 195)).toBeLessThan(30);
    await page.viewport(1280, 800);
  });

  it('to a room that is gone says so; to one that cannot be asked about, one may come all the same', async () => {
    const gone = await show(() => refusal('room/not_found', 404));
    await expect
      .element(gone.screen.getByRole('heading', { name: 'This room does not exist (any more)' }))
      .toBeVisible();
    await gone.screen.unmount();
    const { screen } = await show(() => refusal('http/rate_limited', 429));
    await expect.element(screen.getByText(/The invitation could not be loaded/)).toBeVisible();
    await expect.element(screen.getByLabelText('Your name')).toBeVisible();
  });
});
