import { MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const people = [playerState('me'), playerState('zed'), playerState('ida')];
const lobby = (changes = {}, players = people) => renderRoom(<WaitingRoom />, roomState(players, changes));

describe('the start button', () => {
  it('is Start for the host [R0238]', async () => {
    const { fake } = await lobby();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    expect(fake.sentUnder('start')).toHaveLength(1);
  });
  it('is Spectate for others, and Play while they spectate [R0238 R0419]', async () => {
    const { fake } = await lobby({ host: 'zed' });
    expect(page.getByRole('button', { name: 'Start', exact: true }).query()).toBeNull();
    await page.getByRole('button', { name: 'Spectate', exact: true }).click();
    expect(fake.sentUnder('spectate')).toHaveLength(1);
    fake.say('spectate', { id: 'me', spectating: true });
    await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
  it('refuses to start without players [R0239]', async () => {
    const { fake } = await lobby({}, [playerState('me', { spectating: true })]);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(toastText).toContain('There are no players.');
    expect(fake.sentUnder('start')).toEqual([]);
  });
  it('does not exist in mode 99: who watches may join the yapping [R0242 R0422]', async () => {
    const { fake } = await lobby({ mode: 99 }, [playerState('me', { spectating: true })]);
    expect(page.getByRole('button', { name: 'Start', exact: true }).query()).toBeNull();
    await page.getByRole('button', { name: 'Join the yapping' }).click();
    expect(fake.sentUnder('join-yapping')).toHaveLength(1);
    fake.say('spectate', { id: 'me', spectating: false });
    await expect.element(page.getByRole('button', { name: 'Join the yapping' })).not.toBeInTheDocument();
  });
  it('comes with the advice of a faster game for many players, for the host', async () => {
    const crowd = Array.from({ length: 13 }, (_, n) => playerState(n === 0 ? 'me' : `p${n}`));
    const { fake } = await lobby({}, crowd);
    await page.getByRole('button', { name: 'Use that' }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'heart', value: 1 }, { speed: 2 }]);
    fake.patch({ heart: 1, speed: 2 });
    await expect.element(page.getByRole('button', { name: 'Use that' })).not.toBeInTheDocument();
  });
});

describe('the way into the next match', () => {
  it('offers a watcher no seat where all are taken, and one as soon as it is free', async () => {
    const { fake } = await lobby({ host: 'zed', maxp: 2 }, [
      playerState('me', { spectating: true }),
      playerState('zed'),
      playerState('ida'),
    ]);
    await expect.element(page.getByText(/^The table is full/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Play', exact: true }).query()).toBeNull();
    fake.say('spectate', { id: 'ida', spectating: true });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(fake.sentUnder('spectate')).toHaveLength(1);
  });
  it('says to who has a seat that they are in, and whom they wait for; watching is small', async () => {
    const { fake } = await lobby({ host: 'zed' });
    const waits = page.getByText('You’re in. Waiting for zed…');
    await expect.element(waits).toBeVisible();
    const watch = page.getByRole('button', { name: 'Spectate', exact: true }).element();
    expect(watch.getBoundingClientRect().height).toBeLessThan(50);
    // Whoever is counted down waits for nobody.
    fake.say('countdown', { n: 3 });
    await expect.element(waits).not.toBeVisible();
  });
  it.each([true, false])(
    'is Again after a match (kept: %s); what was meant for the match finds it closed, not without effect',
    async (recorded) => {
      const { fake, store } = await lobby();
      fake.say('winner', { winners: [], matchId: 'm1', recorded, self: null });
      const again = page.getByRole('button', { name: 'Again', exact: true });
      await expect.element(again).toHaveAttribute('aria-disabled', 'true');
      store.set('winner', null);
      await expect.element(again).toHaveAttribute('data-readiness', 'arming');
      expect(document.activeElement).toBe(document.body);
      await expect.element(again).toHaveAttribute('aria-disabled', 'true');
      (again.element() as HTMLElement).click();
      expect(fake.sentUnder('start')).toEqual([]);
      await expect.element(again).not.toHaveAttribute('aria-disabled');
      await again.click();
      expect(fake.sentUnder('start')).toHaveLength(1);
      expect(page.getByRole('link').query() !== null).toBe(recorded);
    },
  );
  it.each(['zed', 'me'])('tells who was idle, and offers one button: the seat (host: %s)', async (host) => {
    const idle = playerState('me', { spectating: true, idle: true });
    const { fake, store } = await lobby({ host }, [idle, playerState('zed')]);
    store.set('hasPlayed', true);
    await expect.element(page.getByText('You haven’t played for a while, so you’re watching.')).toBeVisible();
    expect(page.getByRole('switch', { name: 'Join the next match' }).query()).toBeNull();
    expect(page.getByRole('button', { name: /^(Start|Again)$/ }).query()).toBeNull();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(fake.sentUnder('spectate')).toHaveLength(1);
    fake.say('spectate', { id: 'me', spectating: false });
    await expect.element(page.getByText('You haven’t played for a while, so you’re watching.')).not.toBeInTheDocument();
  });
  it('says for as long as it is so what being away has cost', async () => {
    const { fake, store } = await lobby({ host: 'zed' }, [playerState('me', { spectating: true }), playerState('zed')]);
    store.set('lost', { seat: true, host: true });
    const words = 'You were away for too long: your seat was given up. You are no longer the host.';
    await expect.element(page.getByText(words)).toBeVisible();
    fake.say('spectate', { id: 'me', spectating: false });
    await expect.element(page.getByText('You are no longer the host. You’re in. Waiting for zed…')).toBeVisible();
    fake.patch({ host: 'me' });
    await expect.element(page.getByText(/no longer the host/)).not.toBeInTheDocument();
  });
  it('tells who lost the seat by being idle in another window just that', async () => {
    const idle = playerState('me', { spectating: true, idle: true });
    const { store } = await lobby({ host: 'zed' }, [idle, playerState('zed')]);
    store.set('lost', { seat: true, host: true });
    await expect
      .element(page.getByText('You haven’t played for a while, so you’re watching. You are no longer the host.'))
      .toBeVisible();
    expect(page.getByText(/away for too long/).query()).toBeNull();
  });
  it('tells a host who was idle that the room has gone to somebody else', async () => {
    const idle = playerState('me', { spectating: true, idle: true });
    const { fake } = await lobby({ host: 'me' }, [idle, playerState('zed')]);
    fake.patch({ host: 'zed' });
    await expect
      .element(page.getByText('You haven’t played for a while, so you’re watching. You are no longer the host.'))
      .toBeVisible();
  });
  it('says it in a running match, too', async () => {
    const { store } = await renderStay(
      runningState([playerState('me', { spectating: true, autoJoin: true }), playerState('zed')], 'zed'),
    );
    store.set('lost', { seat: true, host: false });
    await expect.element(page.getByText('You were away for too long: your seat was given up.')).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Join the next match' })).toBeChecked();
  });
  it('keeps the switch for who watches by their own will [R0247]', async () => {
    const { fake } = await lobby({ host: 'zed' }, [playerState('me', { spectating: true }), playerState('zed')]);
    await page.getByText('Join the next match').click();
    expect(fake.sentUnder('auto-join')).toEqual([{ on: true }]);
  });
  it('tells in a match who was idle, with the switch into the next one', async () => {
    const idle = playerState('me', { spectating: true, eliminated: true, idle: true });
    await renderStay(runningState([idle, playerState('zed'), playerState('ida')], 'zed'));
    await expect.element(page.getByText('You haven’t played for a while, so you’re watching.')).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Join the next match' })).toBeVisible();
  });
});

describe('a series', () => {
  it('shows which match comes, who has won how many, and who has won it', async () => {
    const score = [playerState('me', { wins: 1 }), playerState('zed', { wins: 2 })];
    const { fake, store } = await lobby({ bestOf: 5, games: 3 }, score);
    await expect.element(page.getByText('Best of 5 · match 4')).toBeVisible();
    await expect.element(page.getByRole('img', { name: '2 wins in this series' })).toBeVisible();
    store.set('hasPlayed', true);
    await expect.element(page.getByRole('button', { name: 'Next match', exact: true })).toBeVisible();
    fake.patch({ champion: 'zed', games: 4 });
    await expect.element(page.getByText('zed wins the series!')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Again', exact: true })).toBeVisible();
    fake.patch({ mode: MODES.climb });
    await expect.element(page.getByTestId('series')).not.toBeInTheDocument();
  });
});
