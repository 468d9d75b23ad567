import { achievementViews } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useLobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { HomeTabs } from '../../app/home/home-tabs.tsx';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { AchievementList } from './achievement-list.tsx';
import { receiveProgress, resetAchievements, setAchievementSender } from './achievements-store.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const views = (claimed: readonly string[] = []) => ({
  achievements: achievementViews({ words: 730, wins: 10, games: 3, players: 5 }, new Set(claimed)),
});
let lobby: ReturnType<typeof fakeLobby>;
function Home() {
  useLobbyConnection();
  return (
    <>
      <AchievementList />
      <Toasts />
    </>
  );
}
beforeEach(() => {
  signInAs();
  lobby = fakeLobby(rooms.joinLobby);
});
afterEach(async () => {
  setAchievementSender(null);
  resetAchievements();
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.clearAllMocks();
});
const step = (text: string) => page.getByRole('listitem').filter({ hasText: text });

it('are sixteen with these targets [R0564]', async () => {
  setAchievementSender({ ask: () => true, claim: () => true });
  await render(<Home />);
  receiveProgress(views());
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(16);
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);
  expect(names).toEqual([
    ...['100', '500', '1,000', '5,000'].map((target) => `Type ${target} words`),
    ...[10, 50, 100, 250].map((target) => `Win ${target} matches`),
    ...[2, 4, 6, 8].map((target) => `Play a match with ${target} people`),
    // The only kind of which nothing can be claimed stands last.
    ...[20, 100, 200, 500].map((target) => `Play ${target} matches`),
  ]);
});

it('show a bar and progress/target, capped at the target [R0087]', async () => {
  setAchievementSender({ ask: () => true, claim: () => true });
  await render(<Home />);
  receiveProgress({ achievements: views().achievements.map((view) => ({ ...view, progress: 730 })) });
  const done = step('Type 100 words');
  await expect.element(done.getByText('100/100')).toBeVisible();
  await expect.element(done.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const open = step('Type 1,000 words');
  await expect.element(open.getByText('730/1,000')).toBeVisible();
  await expect.element(open.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '73');
});

it('have a button: claimed, claim or in progress, enabled when claimable alone [R0088]', async () => {
  setAchievementSender({ ask: () => true, claim: () => true });
  await render(<Home />);
  receiveProgress(views(['words-100']));
  const button = (text: string) => step(text).getByRole('button');
  await expect.element(button('Type 100 words')).toHaveTextContent('Claimed');
  await expect.element(button('Type 100 words')).toBeDisabled();
  await expect.element(button('Type 500 words')).toHaveTextContent('Claim');
  await expect.element(button('Type 500 words')).toBeEnabled();
  await expect.element(button('Type 1,000 words')).toHaveTextContent('In progress');
  await expect.element(button('Type 1,000 words')).toBeDisabled();
});

it('are asked of the lobby, and claimed there once', async () => {
  await render(<Home />);
  await expect.poll(() => page.getByText('Failed to load achievements').query()).not.toBeNull();
  // The connection was not there yet.
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(lobby.sentOf('achievement-progress')).toHaveLength(1);
  lobby.say('achievement-progress', views());
  const claim = page.getByRole('button', { name: 'Claim: Type 500 words' });
  await claim.click();
  await expect.element(step('Type 500 words').getByRole('button')).toBeDisabled();
  expect(lobby.sentOf('claim-achievement')).toEqual([{ id: 'words-500' }]);
  lobby.say('achievement-claimed', { id: 'words-500', reward: 3 });
  await expect.element(step('Type 500 words').getByRole('button')).toHaveTextContent('Claimed');
  await expect.element(page.getByText('3 diamonds').last()).toBeVisible();
});

it('are asked of the room while the player sits in one', async () => {
  const asked = vi.fn(() => true);
  const claimed = vi.fn<(id: string) => boolean>(() => true);
  setAchievementSender({ ask: asked, claim: claimed });
  await render(<Home />);
  receiveProgress(views());
  await page.getByRole('button', { name: 'Claim: Win 10 matches' }).click();
  expect([asked.mock.calls.length, claimed.mock.calls, lobby.sentOf('claim-achievement')]).toEqual([
    1,
    [['wins-10']],
    [],
  ]);
});

it('are counted at the door of the corner and at its tab, asked for once', async () => {
  const ask = vi.fn(() => true);
  setAchievementSender({ ask, claim: () => true });
  await render(
    <TipProvider>
      <HomeTabs current="rooms" />
    </TipProvider>,
  );
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  receiveProgress(views(['words-100']));
  await expect.element(page.getByRole('button', { name: 'Profile: 4 achievements to claim' })).toBeVisible();
  receiveProgress(views(views().achievements.map(({ id }) => id)));
  await expect.element(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
});
