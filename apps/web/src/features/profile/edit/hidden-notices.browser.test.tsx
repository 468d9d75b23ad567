import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { fakeProfiles, showHub } from '../testing/fake-profiles.tsx';

beforeEach(closeAllWindows);
afterEach(() => vi.restoreAllMocks());

const OWN = { id: 'account-me-1', displayName: 'Noodle', about: '' };
const hidden = (appeal: string) => ({
  hidden: [{ id: 's1', kind: 'about', reason: 'Hateful', at: '2026-05-01T12:00:00.000Z', appeal }],
});
const notice = () => page.getByRole('region', { name: 'Taken down by the staff: About me' });

it('whose content is hidden reads what and why, and appeals there', async () => {
  const calls = fakeProfiles({ '/hidden-content': hidden('token-1'), '/appeal': { success: true } });
  await showHub(OWN, 'edit');
  await expect.element(notice().getByText('Reason: Hateful')).toBeVisible();
  await notice().getByLabelText('Your words').fill('It was a joke');
  await notice().getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(notice().getByText('Your appeal was sent. The staff will read it.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/appeal')?.body).toEqual({ token: 'token-1', text: 'It was a joke' });
});

it('who has appealed reads that the appeal waits', async () => {
  fakeProfiles({ '/hidden-content': hidden('') });
  await showHub(OWN, 'edit');
  await expect.element(notice().getByText('Your appeal was sent. The staff will read it.')).toBeVisible();
  expect(notice().getByRole('button').query()).toBeNull();
});

it('who has nothing hidden, or no answer, edits as ever', async () => {
  for (const answers of [{ '/hidden-content': { hidden: [] } }, {}]) {
    fakeProfiles(answers);
    const screen = await showHub(OWN, 'edit');
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(page.getByText('Taken down by the staff').query()).toBeNull();
    await screen.unmount();
    closeAllWindows();
    vi.restoreAllMocks();
  }
});
