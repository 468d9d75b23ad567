import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerPaths } from '../../testing/answer-paths.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { openMatch } from '../../navigation/windows.ts';
import { HistoryWindows } from './index.ts';
import { MatchHistory } from './match-history.tsx';
import { historyEntry, matchReply } from './testing/match-replies.ts';

const windows = (
  <TipProvider>
    <HistoryWindows />
    <Toasts />
  </TipProvider>
);
beforeEach(() => {
  closeAllWindows();
  return page.viewport(1280, 800);
});
afterEach(() => vi.restoreAllMocks());

describe('a match that does not count', () => {
  const FLAG = { status: 'flagged', withheldCoins: 600, withheldExp: 323, appealedAt: null, decidedAt: null, note: '' };
  const showFlagged = async (flag: object) => {
    signInAs();
    const seen = answerPaths({
      '/match/m1': matchReply(),
      '/match/m1/flag': () => ({
        flag: seen.some(({ path }) => path.endsWith('/appeal'))
          ? { ...flag, appealedAt: '2026-05-01T12:00:00Z' }
          : flag,
      }),
      '/match/m1/appeal': { success: true },
    });
    await render(windows);
    openMatch('m1');
    return seen;
  };
  const notice = () => page.getByTestId('flag-notice');

  it('50 is marked in the own history', async () => {
    signInAs();
    answerPaths({ '/match/history': { history: [historyEntry('m1', 75, { counts: false })], total: 1 } });
    await render(<MatchHistory playerId="account-me-1" own />);
    await expect.element(page.getByText('Doesn’t count')).toBeVisible();
  });

  it('50 says why, what was withheld, and takes one appeal', async () => {
    const seen = await showFlagged(FLAG);
    await expect.element(notice().getByText('600 coins, 323 exp')).toBeVisible();
    await notice().getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(notice().getByText('Please give a reason')).toBeVisible();
    await notice().getByLabelText('Your words').fill('I use a switch');
    await notice().getByRole('button', { name: 'Send appeal' }).click();
    await expect
      .element(notice().getByText('Your appeal is with the staff. The answer will stand here.'))
      .toBeVisible();
    expect(notice().getByRole('button', { name: 'Send appeal' }).query()).toBeNull();
    expect(seen.find(({ path }) => path.endsWith('/appeal'))?.body).toEqual({ text: 'I use a switch' });
  });

  it.each([
    [
      'refused',
      { ...FLAG, appealedAt: 'x', decidedAt: 'x', note: 'A script' },
      'The staff looked at the match and stays with it.',
    ],
    ['undone', { ...FLAG, status: 'undone', decidedAt: 'x' }, 'The staff took back what this match gave.'],
  ])('50 tells what the staff did: %s', async (_how, flag, words) => {
    await showFlagged(flag);
    await expect.element(notice().getByText(words)).toBeVisible();
    expect(notice().getByRole('button', { name: 'Send appeal' }).query()).toBeNull();
  });

  it('50 that counts after all says so', async () => {
    await showFlagged({ ...FLAG, status: 'cleared', decidedAt: 'x' });
    await expect.element(page.getByText(/The staff accepted your appeal/)).toBeVisible();
    expect(notice().query()).toBeNull();
  });
});
