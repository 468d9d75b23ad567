import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { asSeatId, MODES, type YappingView } from '@syllaboom/engine';
import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { Profiler } from 'react';
import { GameScene } from '../../scene/game-scene.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { renderRoom, wait } from '../../testing/render-room.tsx';
import { renderStay } from '../../testing/render-stay.tsx';
import { renderMode, turnMessage } from '../../testing/render-mode.tsx';
import { YappingWindow } from './yapping-window.tsx';

const view = (scores: readonly (readonly [string, number])[] = []): YappingView => ({
  mode: MODES.yapping,
  prompt: 'ING',
  endsAt: 12_000,
  board: scores.map(([seat, score]) => ({ seat: asSeatId(seat), score })),
});
const open = () =>
  renderMode(MODES.yapping, { holder: '', prompt: 'ING' }, [
    'mode-state',
    view([
      ['ann', 31],
      ['me', 12],
    ]),
  ]);

it('is loaded on demand; a failed load says so and can be tried again [R0521]', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('blocked');
    return () => <p>here it is</p>;
  };
  await renderRoom(<YappingWindow load={load} />, runningState([playerState('me')], ''));
  await expect.element(page.getByText('Failed to load. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('here it is')).toBeVisible();
});

it('lets everybody type at once under one prompt', async () => {
  const { fake } = await open();
  await expect.element(page.getByTestId('yapping')).toBeVisible();
  await userEvent.keyboard('ringing{Enter}');
  expect(fake.sentUnder('submit')).toEqual([{ word: 'RINGING' }]);
});

it('says at the field that a word brought nothing, because it was said a moment ago', async () => {
  const { fake } = await open();
  fake.say('correct', { id: 'me', word: 'RINGING', prompt: 'ING', points: 0, combo: 1 });
  await expect.element(page.getByTestId('turn-hint').getByText('Already used: 0 points')).toBeVisible();
});

it('keeps a half-typed word when the prompt changes', async () => {
  const { fake, store } = await open();
  await expect.element(page.getByTestId('yapping')).toBeVisible();
  await userEvent.keyboard('rin');
  fake.say('turn', turnMessage({ id: '', prompt: 'RIN', turn: 9 }));
  await userEvent.keyboard('k');
  expect(store.draft('me')).toBe('RINK');
});

it('shows the words above their players and the board of the last minute [L0387]', async () => {
  const { fake } = await open();
  await expect.element(page.getByTestId('yapping-board')).toBeVisible();
  const lines = () => [...document.querySelectorAll('[data-testid=yapping-board] li')].map((line) => line.textContent);
  expect(lines()).toEqual(['1ann31', '2You12']);
  fake.say('correct', { id: 'bob', word: 'SINGING', prompt: 'ING', points: 7, combo: 1 });
  fake.say(
    'mode-state',
    view([
      ['ann', 31],
      ['me', 12],
      ['bob', 7],
    ]),
  );
  await expect.poll(lines).toEqual(['1ann31', '2You12', '3bob7']);
  await expect.element(page.getByTestId('bubble-bob')).toHaveTextContent('SINGING');
});

it('lets people sit down and go as they like [R0470]', async () => {
  const people = ['me', 'ann', 'bob'].map((id) => playerState(id));
  const { fake, store } = await renderStay(
    runningState(people, '', { mode: MODES.yapping, letter: 'ING', turnEndsAt: 60_000, maxTime: 60 }),
  );
  fake.say('mode-state', view());
  await expect.element(page.getByTestId('yapping')).toBeVisible();
  await page.getByRole('button', { name: 'Give up the seat' }).click();
  expect(fake.sentUnder('spectate')).toHaveLength(1);
  fake.say('yapping-left', { id: 'me' });
  await expect.poll(() => document.querySelector('[data-seat=me]')).toBeNull();
  const join = page.getByRole('button', { name: 'Join the yapping' });
  // There is no next game to join.
  await expect.element(join).toBeVisible();
  expect(page.getByRole('switch', { name: 'Join the next match' }).query()).toBeNull();
  await join.click();
  expect(fake.sentUnder('join-yapping')).toHaveLength(1);
  fake.say('yapping-joined', { id: 'me' });
  await expect.poll(() => document.querySelector('[data-seat=me]')).not.toBeNull();
  expect(store.self?.spectating).toBe(false);
});

it('shows 32 people typing without a React commit, and writes to the page at most 30 times a second', async () => {
  const people = Array.from({ length: 32 }, (_, order) => playerState(order === 0 ? 'me' : `p${order}`, { order }));
  let commits = 0;
  const { fake } = await renderRoom(
    <Profiler id="room" onRender={() => (commits += 1)}>
      <GameScene social={false} />
    </Profiler>,
    runningState(people, '', { mode: MODES.yapping, turn: 1, letter: 'ING', turnEndsAt: 60_000, maxTime: 60 }),
  );
  fake.say('mode-state', view());
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(32);
  await wait(400);
  commits = 0;
  const writes: number[] = [];
  const watcher = new MutationObserver(() => writes.push(performance.now()));
  for (const draft of document.querySelectorAll('[data-testid^=draft-]'))
    watcher.observe(draft, { childList: true, characterData: true, subtree: true });
  const began = performance.now();
  while (performance.now() - began < 1000) {
    for (let n = 1; n < 32; n++)
      fake.relay(DRAFT_MESSAGE, { id: `p${n}`, d: { t: 'r', w: `RIN${n}${writes.length}` } });
    await wait(5);
  }
  watcher.disconnect();
  expect(commits).toBe(0);
  expect(writes.length).toBeGreaterThan(5);
  expect(writes.length).toBeLessThanOrEqual(((performance.now() - began) / 1000) * 31 + 1);
  await expect.poll(() => page.getByTestId('draft-p31').element().textContent).toMatch(/^RIN31/);
});
