import type { ChatLine, GameRoomState, WinnerEntry } from '@syllaboom/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { useLeaveAction } from '../settings/leave-action.ts';
import { LEFT_WITHIN_MS } from './room-timings.ts';
import { RoomTop } from './top/room-top.tsx';
import { RoomView } from './room-view.tsx';
import { useRoom } from './store/use-topic.ts';
import { renderRoom, wait } from './testing/render-room.tsx';
import { playerState, roomState, runningState } from './testing/room-state.ts';
import { winnerEntry } from './testing/winner-entry.ts';

const me = playerState('me', { username: 'Noodle', avatar: 'Noodle', wp: 1490, order: 0, heart: 12 });
const lumi = playerState('lumi', { username: 'Lumi', avatar: 'Lumi', wp: 2010, order: 1, heart: 12 });
const watcher = playerState('watcher', { username: 'Watcher', spectating: true });

/** What the settings' button does, as a button of the test. */
const SettingsLeave = () => {
  const action = useLeaveAction((state) => state.action);
  return (
    <button type="button" onClick={() => action?.run()}>
      leave by settings
    </button>
  );
};
const Body = () => {
  const { store, actions } = useRoom();
  return (
    <>
      <RoomView store={store} actions={actions} social top={<RoomTop />} waitingRoom={<p>the lobby</p>} />
      <SettingsLeave />
    </>
  );
};
const open = (state: GameRoomState, selfId = 'me') => renderRoom(<Body />, state, selfId);
const running = (changes: Partial<GameRoomState> = {}) =>
  runningState([me, lumi], 'me', { ranked: true, mode: 0, ...changes });

const entry = (id: string, name: string, wp: WinnerEntry['wp']) =>
  winnerEntry(id, { player: { id, name, avatar: name, frame: 0 }, wp, combo: 0 });
const before = [entry('me', 'Noodle', null), entry('lumi', 'Lumi', null)] as const;
const after = [
  entry('me', 'Noodle', { points: 1514, change: 24 }),
  entry('lumi', 'Lumi', { points: 1990, change: -20 }),
] as const;
const leftLine = (name: string): ChatLine => ({
  id: '',
  avatar: '',
  displayName: '',
  message: '',
  time: 0,
  private: false,
  system: true,
  type: 'system',
  playerType: 0,
  key: 'left',
  params: { name },
});
const ranksIn = (root: Element | null | undefined) =>
  [...(root?.querySelectorAll('[data-rank]') ?? [])].map((frame) => frame.getAttribute('data-rank'));

afterEach(closeAllWindows);

describe('a ranked match', () => {
  it('shows both against each other with the frames and points of their ranks [R0592]', async () => {
    const { fake } = await open(running());
    fake.say('start', { matchId: 'm', versusMs: 3000 });
    const versus = page.getByTestId('versus');
    await expect.element(versus).toBeVisible();
    expect(ranksIn(versus.element())).toEqual(['silver', 'diamond']);
    for (const text of ['You', 'Silver · 1,490 WP', 'VS', 'Lumi', 'Diamond · 2,010 WP'])
      expect(versus.element().textContent).toContain(text);
  });

  it('frames the faces at the table; other matches do not', async () => {
    const { fake } = await open(running());
    await expect.poll(() => ranksIn(document.querySelector('[data-seat=me]'))).toEqual(['silver']);
    fake.patch({ ranked: false });
    await expect.poll(() => ranksIn(document.querySelector('[data-seat=me]'))).toEqual([]);
  });

  it('invites nobody: instead of the code stands what it is', async () => {
    await open(running());
    await expect.element(page.getByRole('banner').getByText('Ranked')).toBeVisible();
    expect(page.getByRole('button', { name: /copy the link/ }).query()).toBeNull();
  });

  it('tells before leaving what it costs', async () => {
    const { fake } = await open(running());
    await page.getByRole('banner').getByRole('button', { name: 'Leave' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave the ranked match?' });
    await expect.element(question.getByText(/counts as a loss, costs 10 WP more and locks the queue/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(fake.hasLeft()).toBe(false);
    await page.getByRole('button', { name: 'leave by settings' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => fake.hasLeft()).toBe(true);
  });

  it('asks also while the opponent is still awaited', async () => {
    await open(roomState([me], { ranked: true }));
    await expect.element(page.getByTestId('ranked-waiting')).toHaveTextContent('Waiting for your opponent…');
    await page.getByRole('banner').getByRole('button', { name: 'Leave' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave the ranked match?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
  });

  it('says when it is called off, and that nobody loses anything', async () => {
    const { fake } = await open(running());
    fake.patch({ started: false, phase: 'lobby' });
    fake.say('stop', { reason: 'fault' });
    await expect.element(page.getByTestId('called-off').getByText(/nobody loses a point/)).toBeVisible();
    expect(page.getByTestId('called-off').element().textContent).toContain('called off');
    expect(page.getByText('the lobby').query()).toBeNull();
  });
});

describe('the end of a ranked match', () => {
  it('runs the points of both from before to after once they are counted', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...before], matchId: 'm', recorded: false, self: before[0] });
    await expect.element(page.getByText('Counting the points…')).toBeVisible();
    fake.say('winner', { winners: [...after], matchId: 'm', recorded: true, self: after[0] });
    const changes = page.getByTestId('points-change');
    await expect.poll(() => changes.elements().length).toBe(2);
    const readers = () => changes.elements().map((one) => one.querySelector('.sr')?.textContent);
    expect(readers()).toEqual(['Points of Noodle: 1,490 → 1,514 (+24)', 'Points of Lumi: 2,010 → 1,990 (−20)']);
    const shown = () => changes.elements().map((one) => one.querySelector('[aria-hidden]')?.textContent);
    expect(shown()).toEqual(['1,490 WP', '2,010 WP']);
    await expect.poll(shown, { timeout: 4000 }).toEqual(['1,514 WP', '1,990 WP']);
    expect(page.getByText('Counting the points…').query()).toBeNull();
  });

  it('celebrates a rank that was reached', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...after], matchId: 'm', recorded: true, self: after[0] });
    await expect.element(page.getByTestId('rank-change')).toHaveTextContent('Promoted to Gold!');
  });

  it('names a rank that was lost', async () => {
    const { fake } = await open(running(), 'lumi');
    fake.say('winner', { winners: [...after], matchId: 'm', recorded: true, self: after[1] });
    await expect.element(page.getByTestId('rank-change')).toHaveTextContent('Down to Gold');
  });

  it('names who left the match', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...before], matchId: 'm', recorded: false, self: before[0] });
    expect(page.getByText('Lumi left the match.').query()).toBeNull();
    fake.patch({ players: new Map([['me', me]]) });
    await expect.element(page.getByText('Lumi left the match.')).toBeVisible();
  });

  it('names who left it in the middle: their seat stays until the end', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...before], matchId: 'm', recorded: false, self: before[0] });
    fake.say('chat', leftLine('Lumi'));
    await expect.element(page.getByText('Lumi left the match.')).toBeVisible();
  });

  it('says nothing of who goes when it is over', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...before], matchId: 'm', recorded: false, self: before[0] });
    // The time runs from when the result is on the screen.
    await expect.element(page.getByTestId('winner')).toBeVisible();
    await wait(LEFT_WITHIN_MS + 100);
    fake.patch({ players: new Map([['me', me]]) });
    fake.say('chat', leftLine('Lumi'));
    await wait(100);
    expect(page.getByText('Lumi left the match.').query()).toBeNull();
  });

  it('leads back to the ranked tab', async () => {
    const { fake } = await open(running());
    fake.say('winner', { winners: [...after], matchId: 'm', recorded: true, self: after[0] });
    fake.patch({ started: false, phase: 'winner' });
    fake.say('stop', { reason: 'over' });
    await wait(5200);
    await page.getByRole('button', { name: 'Back to Ranked' }).click();
    await expect.poll(() => fake.hasLeft()).toBe(true);
    expect(page.getByText('the lobby').query()).toBeNull();
  });
});

describe('watching a ranked match', () => {
  const watched = () => runningState([me, lumi, watcher], 'me', { ranked: true, letter: 'TIO' });

  it('says that it is shown later, and leaves nothing to do', async () => {
    const { fake } = await open(watched(), 'watcher');
    await expect.element(page.getByTestId('delayed')).toHaveTextContent('Shown 10 s later');
    await expect.element(page.getByText('Noodle is sweating…')).toBeVisible();
    expect(document.querySelector('input[name=word]')).toBeNull();
    expect(page.getByRole('switch', { name: 'Join the next match' }).query()).toBeNull();
    await page.getByRole('banner').getByRole('button', { name: 'Leave' }).click();
    // Watchers lose nothing.
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave the game?' });
    expect(question.element().textContent).not.toContain('WP');
    await question.getByRole('button', { name: 'Leave' }).click();
    expect(fake.sentUnder('submit')).toEqual([]);
  });

  it('says so also on a phone', async () => {
    await page.viewport(390, 844);
    await open(watched(), 'watcher');
    await expect.element(page.getByTestId('delayed')).toBeVisible();
    expect(page.getByTestId('touch-keyboard').query()).toBeNull();
    await page.viewport(1280, 720);
  });

  it('waits for the first pictures', async () => {
    await open(roomState([watcher], { ranked: true }), 'watcher');
    await expect.element(page.getByTestId('ranked-waiting')).toHaveTextContent('The match appears here in a moment…');
  });
});
