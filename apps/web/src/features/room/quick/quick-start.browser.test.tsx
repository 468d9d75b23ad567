import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { QuickStart } from './quick-start.tsx';

/** Far enough for a slow machine. */
const SOON_MS = 60_000;
const people = [playerState('me'), playerState('zed')];
const show = (changes: object, players = people) =>
  renderRoom(<QuickStart />, roomState(players, { quick: true, startsAt: SOON_MS, ...changes }));
const said = () => page.getByTestId('quick-start').getByRole('status').element().textContent ?? '';
const seen = () => page.getByRole('timer').element().textContent ?? '';
const secondsOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

it('counts down for all and says it to readers once; only the host can stop it', async () => {
  const { fake } = await show({ host: 'zed' });
  await expect.element(page.getByRole('timer')).toBeVisible();
  const from = secondsOf(seen());
  expect(said()).toMatch(/^The match starts in \d+ seconds\.$/);
  const first = said();
  await expect.poll(() => secondsOf(seen()), { timeout: 10_000 }).toBeLessThan(from);
  expect(said()).toBe(first);
  expect(page.getByRole('button').query()).toBeNull();
  fake.patch({ startsAt: -1 });
  await expect.element(page.getByText('The host starts the match.')).toBeVisible();
  expect(said()).toBe('');
});

it('takes back what it said, before the time that it named is wrong for whoever reads on', async () => {
  await show({ host: 'zed' });
  await expect.poll(said).not.toBe('');
  await expect.poll(said, { timeout: 10_000 }).toBe('');
});

it('lets the host stop the countdown, and go on', async () => {
  const { fake } = await show({ host: 'me' });
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(fake.sentUnder('auto-start')).toEqual([{ on: false }]);
  fake.patch({ startsAt: -1 });
  await page.getByRole('button', { name: 'Start by itself' }).click();
  expect(fake.sentUnder('auto-start')).toEqual([{ on: false }, { on: true }]);
});

it('tells who is alone when bots join', async () => {
  await show({ host: 'me' }, [playerState('me')]);
  expect(said()).toMatch(/^Nobody else is here yet\. Bots join in \d+ seconds\.$/);
  expect(seen()).toMatch(/^Bots join in \d+$/);
});

it('waits for nobody where bots sit already, as after a match', async () => {
  const bots = ['Kettle', 'Fidget', 'Clover'].map((username) => playerState(username, { username, bot: true }));
  await show({ host: 'me' }, [playerState('me'), ...bots]);
  expect(said()).toMatch(/^The match starts in \d+ seconds\.$/);
  expect(seen()).toMatch(/^Starts by itself in \d+$/);
});

it('says near the end the same to the eye and to the ear', async () => {
  const { fake } = await show({ host: 'me', startsAt: 20_000 }, [playerState('me')]);
  fake.say('clock', { now: 15_200 });
  fake.patch({ startsAt: 20_001 });
  await expect.poll(said).toBe('The match starts in 5 seconds.');
  await expect.poll(seen).toMatch(/^Starts by itself in \d$/);
});

it('says nothing of a time before the room has told its clock', async () => {
  // A room that is younger than this page: by the page's clock all of it is over.
  const startsAt = 1;
  const { fake } = await renderRoom(
    <QuickStart />,
    roomState(people, { quick: true, startsAt, host: 'me' }),
    'me',
    null,
  );
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect([said(), page.getByRole('timer').element().textContent]).toEqual(['', expect.not.stringMatching(/\d/)]);
  fake.say('clock', { now: startsAt - 19_500 });
  await expect.poll(said).toBe('The match starts in 20 seconds.');
});

it('is nothing at other tables, and while a match runs', async () => {
  const { fake } = await show({ quick: false });
  expect(page.getByTestId('quick-start').query()).toBeNull();
  fake.patch({ quick: true, phase: 'playing' });
  expect(page.getByTestId('quick-start').query()).toBeNull();
});
